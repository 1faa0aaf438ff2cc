import { hang } from '../drawing-kit/paint.ts'
import { chain } from '../drawing-kit/parts.ts'
import type { Point } from '../drawing-kit/path.ts'

const LINKS = 38

/** Half the width of the drop that a chain makes on one hook, by how far along it one has come (0 to 1). */
function position(share: number): Point {
  const angle = share * 2 * Math.PI
  return [360 + 190 * Math.sin(angle) * Math.sin(angle / 2) ** 1.2, 366 - 308 * Math.cos(angle)]
}

/** Pins at equal distances along the drop. */
function pins(): Point[] {
  const fine = Array.from({ length: 2001 }, (_, index) => position(index / 2000))
  const lengths = [0]
  fine.slice(1).forEach(([x, y], index) => {
    const [fromX, fromY] = fine[index] ?? [x, y]
    lengths.push((lengths.at(-1) ?? 0) + Math.hypot(x - fromX, y - fromY))
  })
  const total = lengths.at(-1) ?? 1
  return Array.from({ length: LINKS + 1 }, (_, link) => {
    const at = lengths.findIndex((length) => length >= (total * link) / LINKS)
    return fine[at] ?? position(0)
  })
}

export const picture = hang(4, chain(pins(), 19))
