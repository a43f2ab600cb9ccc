/// The style sheet of the HTML report, for light and dark mode.
enum HTMLStyle {
  static let sheet = """
    :root { color-scheme: light dark; --text: #1b1f24; --back: #ffffff; --faint: #5b636d; --line: #d5dae0;
      --bar: #3b76c4; --reference: #8a8f98; --good: #1a7f37; --bad: #b42318; }
    @media (prefers-color-scheme: dark) {
      :root { --text: #e7eaee; --back: #14171b; --faint: #a0a8b2; --line: #353b43; --bar: #6ea3ea;
        --reference: #7d848e; --good: #57c272; --bad: #ff8a7d; }
    }
    body { margin: 0 auto; max-width: 76rem; padding: 1rem; color: var(--text); background: var(--back);
      font: 1rem/1.45 system-ui, sans-serif; }
    .skip { position: absolute; left: -100rem; }
    .skip:focus { left: 1rem; background: var(--back); padding: .5rem; }
    a { color: var(--bar); }
    :focus-visible { outline: 2px solid var(--bar); outline-offset: 2px; }
    nav ul { display: flex; flex-wrap: wrap; gap: 1rem; padding: 0; list-style: none; }
    .charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(32rem, 100%), 1fr)); gap: 1.5rem; }
    .charts > * { min-width: 0; }
    table { border-collapse: collapse; width: 100%; align-self: start; }
    caption { text-align: left; font-weight: 600; padding: .25rem 0; }
    th, td { text-align: left; font-weight: normal; padding: .15rem .5rem .15rem 0; vertical-align: top; }
    thead th { color: var(--faint); font-size: .85rem; }
    .plain td, .plain th { border-top: 1px solid var(--line); }
    .figure { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
    .track { width: 40%; min-width: 6rem; }
    .scale { position: relative; padding-top: .25rem; }
    th[scope=row] { overflow-wrap: anywhere; }
    .bar { display: block; height: .9rem; background: var(--bar); border-radius: 2px; }
    .reference .bar { background: var(--reference); }
    .spread { position: absolute; top: calc(.7rem - 1px); height: 2px; min-width: 2px; background: var(--text); }
    small, footer { color: var(--faint); }
    .yes { color: var(--good); } .no { color: var(--faint); }
    .alarm { border-left: 4px solid var(--bad); padding-left: 1rem; }
    pre { overflow-x: auto; }
    @media (max-width: 40rem) {
      body { padding: .75rem; font-size: .875rem; }
      .track { width: 20%; min-width: 2.5rem; }
      th, td { padding-right: .35rem; }
      td { overflow-wrap: anywhere; }
      .figure { overflow-wrap: normal; }
    }
    """
}
