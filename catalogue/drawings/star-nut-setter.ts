import { box } from '../drawing-kit/forms.ts'
import { bright, flat, graphite, hang, orange, rod, solid, steel, tone } from '../drawing-kit/paint.ts'
import { lathed, thread } from '../drawing-kit/parts.ts'
import { shape } from '../drawing-kit/path.ts'

/** Two sprung stars on a nut, seen from the side: points bent upward, so that they bite when pulled. */
const starNut = shape(
  [
    [290, 560],
    [306, 552],
    [338, 580],
    [382, 580],
    [414, 552],
    [430, 560],
    [392, 606],
    [392, 618],
    [414, 592],
    [430, 600],
    [386, 650],
    [334, 650],
    [290, 600],
    [306, 592],
    [328, 618],
    [328, 606],
  ],
  3,
)

export const picture = hang(15, [
  rod('M360 130v300', 50, bright),
  ...lathed(
    [
      [44, 54],
      [64, 74],
      [104, 74],
      [124, 42],
      [146, 42],
    ],
    orange,
  ),
  ...lathed([
    [216, 60],
    [240, 84],
    [430, 84],
    [450, 62],
    [470, 62],
  ]),
  ...[270, 300, 330, 360, 390].map((y) => flat(shape(box(276, y, 168, 9)), tone.dark, 0.42)),
  rod('M360 470v100', 34, bright),
  thread(360, 17, 474, 566, 14),
  solid(starNut, steel, 3),
  flat(shape(box(338, 584, 44, 58), 3), tone.shade, 0.7),
  solid(shape(box(434, 222, 46, 30), 12), graphite, 3),
])
