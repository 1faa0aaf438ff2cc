/** A line that only one of two texts has. */
export interface LineDifference {
  readonly kind: 'added' | 'removed'
  readonly line: string
}

/** The most comparisons without a noticeable delay. Longer changes show as removed and added as a whole. */
const mostComparisons = 1_000_000

/** Returns the lines in which two texts differ, in the order of the texts. Empty lines are ignored. */
export function lineDifferences(before: string, after: string): readonly LineDifference[] {
  let [old, now] = [linesOf(before), linesOf(after)]
  const start = old.findIndex((line, place) => line !== now[place])
  const same = start < 0 ? old.length : start
  old = old.slice(same)
  now = now.slice(same)
  while (old.length > 0 && now.length > 0 && old.at(-1) === now.at(-1)) {
    old.pop()
    now.pop()
  }
  if (old.length * now.length > mostComparisons)
    return [...old.map((line) => removed(line)), ...now.map((line) => added(line))]
  return walk(old, now, longestCommon(old, now))
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}

/** Returns the length of the longest common subsequence of lines from each pair of lines to the ends of both texts. */
function longestCommon(old: readonly string[], now: readonly string[]): (i: number, j: number) => number {
  const width = now.length + 1
  const lengths = new Uint32Array((old.length + 1) * width)
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = now.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        old[i] === now[j]
          ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0)
  return (i, j) => lengths[i * width + j] ?? 0
}

function walk(
  old: readonly string[],
  now: readonly string[],
  common: (i: number, j: number) => number,
): readonly LineDifference[] {
  const differences: LineDifference[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    const [line, next] = [old[i], now[j]]
    if (line !== undefined && line === next) {
      i += 1
      j += 1
    } else if (next === undefined || (line !== undefined && common(i + 1, j) >= common(i, j + 1))) {
      differences.push(removed(line ?? ''))
      i += 1
    } else {
      differences.push(added(next))
      j += 1
    }
  }
  return differences
}

function added(line: string): LineDifference {
  return { kind: 'added', line }
}

function removed(line: string): LineDifference {
  return { kind: 'removed', line }
}
