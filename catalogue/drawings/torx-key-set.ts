import { box, star } from '../drawing-kit/forms.ts'
import { flat, graphite, hang, type Mark, orange, rod, solid, tone, turn } from '../drawing-kit/paint.ts'
import { disc, shape, wire } from '../drawing-kit/path.ts'

/** T10 to T40: seven long-arm keys fanned from a holder, feet outward, each tip drawn in to its star. */
function key(index: number): Mark {
  const width = 12 + index * 4
  const top = 250 - index * 29
  const angle = 18 - index * 6
  return turn(angle, 360, 900, [
    rod(
      wire(
        [
          [360, 640],
          [360, top],
          [360 + 44 + index * 9, top],
        ],
        width * 1.2,
      ),
      width,
    ),
    flat(shape(box(360 + 32 + index * 9, top - width / 2, 4, width)), tone.dark),
  ])
}

export const picture = hang(3, [
  ...Array.from({ length: 7 }, (_, index) => key(index)),
  solid(
    shape([
      [222, 520, 20],
      [360, 492, 300],
      [498, 520, 20],
      [464, 676, 20],
      [360, 690, 300],
      [256, 676, 20],
    ]),
    graphite,
    5,
  ),
  solid(disc(360, 594, 54), orange, 3),
  flat(shape(star(360, 594, 36, 23, 6), 8), tone.rubber),
])
