print("equitree-bench")
