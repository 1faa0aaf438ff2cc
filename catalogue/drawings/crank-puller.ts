import { box } from '../drawing-kit/forms.ts'
import { bright, flat, graphite, hang, orange, rod, solid, steel, tone } from '../drawing-kit/paint.ts'
import { lathed, thread } from '../drawing-kit/parts.ts'
import { shape } from '../drawing-kit/path.ts'

export const picture = hang(16, [
  rod('M360 130v330', 72, bright),
  thread(360, 36, 156, 300, 18),
  ...lathed(
    [
      [600, 30],
      [640, 30],
      [656, 20, 6],
    ],
    bright,
  ),
  rod('M360 560v44', 40, graphite),
  ...lathed([
    [402, 96],
    [560, 96, 4],
    [572, 84],
  ]),
  thread(360, 96, 420, 572, 20),
  solid(
    shape(
      [
        [258, 288],
        [462, 288],
        [472, 300],
        [472, 396],
        [462, 408],
        [258, 408],
        [248, 396],
        [248, 300],
      ],
      4,
    ),
    steel,
    4,
  ),
  flat(shape(box(252, 292, 46, 112)), tone.glint, 0.6),
  flat(shape(box(422, 292, 46, 112)), tone.dark, 0.45),
  ...lathed(
    [
      [240, 82, 6],
      [286, 82, 6],
    ],
    orange,
  ),
  solid(
    shape(
      [
        [306, 62],
        [414, 62],
        [422, 74],
        [422, 132],
        [298, 132],
        [298, 74],
      ],
      4,
    ),
    steel,
    4,
  ),
  flat(shape(box(302, 66, 26, 64)), tone.glint, 0.6),
  flat(shape(box(392, 66, 26, 64)), tone.dark, 0.45),
])
