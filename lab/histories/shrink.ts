/**
 * Returns fewer steps that still fail. Leaves out ever smaller parts, until nothing can be left out or the time is
 * over. A general shrinker would also lower the numbers of each step, which would then choose something else.
 * @param failsAfter runs some steps; returns after how many they failed, or undefined if they passed.
 */
export async function shrink<Step>(
  steps: readonly Step[],
  failsAfter: (steps: readonly Step[]) => Promise<number | undefined>,
  untilMs: number,
): Promise<readonly Step[]> {
  let fewest = steps
  let size = Math.ceil(fewest.length / 2)
  while (size >= 1 && performance.now() < untilMs) {
    const before = fewest.length
    for (let from = fewest.length - size; from > -size && performance.now() < untilMs; from -= size) {
      const fewer = fewest.filter((_, index) => index < from || index >= from + size)
      const failed = await failsAfter(fewer)
      if (failed !== undefined) fewest = fewer.slice(0, failed)
    }
    // Without one step, another one may turn out to be unnecessary.
    if (size > 1 || fewest.length === before) size = size === 1 ? 0 : Math.ceil(size / 2)
  }
  return fewest
}
