import { box } from '../drawing-kit/forms.ts'
import { graphite, hang, line, type Mark, orange, place, rod, solid, tone } from '../drawing-kit/paint.ts'
import { dots } from '../drawing-kit/parts.ts'
import { hole, type Point, shape } from '../drawing-kit/path.ts'

/** Platform from above: frame with its two windows, axle through the middle, thread towards the crank, traction pins. */
const frame =
  shape(
    [
      [66, 60],
      [294, 60],
      [330, 110],
      [330, 270],
      [294, 320],
      [66, 320],
      [30, 270],
      [30, 110],
    ],
    30,
  ) +
  hole(box(92, 98, 176, 54), 16) +
  hole(box(92, 228, 176, 54), 16)
const pins = [70, 130, 230, 290].flatMap((x): Point[] => [
  [x, 79],
  [x, 301],
])

const pedal: Mark[] = [
  rod('M320 190h92', 36),
  line('M366 172l-6 36M378 172l-6 36M390 172l-6 36M402 172l-6 36', tone.dark, 4),
  solid(frame, graphite, 2),
  rod('M60 190h250', 46),
  rod('M330 190h26', 54),
  solid(shape(box(24, 162, 40, 56), 12), orange, 2),
  dots(pins, 7, tone.light),
]

export const picture = hang(-14, [place(36, 40, 1, pedal), place(226, 350, 1, pedal)])
