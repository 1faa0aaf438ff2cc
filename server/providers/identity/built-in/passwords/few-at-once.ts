/** Lets at most `most` tasks run at once; the others wait for their turn in the order in which they came. */
export function fewAtOnce(most: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return {
    async run<Result>(task: () => Promise<Result>): Promise<Result> {
      if (running < most) running += 1
      else await new Promise<void>((go) => waiting.push(go))
      try {
        return await task()
      } finally {
        const next = waiting.shift()
        // The next one takes over this place.
        if (next) next()
        else running -= 1
      }
    },
    /** Returns how many tasks wait for their turn. */
    waiting: () => waiting.length,
  }
}
