import { toothed } from '../drawing-kit/forms.ts'
import { flat, hang, line, orange, solid, steel, tone } from '../drawing-kit/paint.ts'
import { bore, disc, hole, shape } from '../drawing-kit/path.ts'

const handle = shape([
  [292, 338],
  [428, 338],
  [396, 420, 90],
  [394, 640, 38],
  [326, 640, 38],
  [324, 420, 90],
])

export const picture = hang(
  -20,
  [
    solid(
      disc(360, 206, 152) + handle + hole(toothed(360, 206, 124, 104, 16, 0.46, 0.62)) + bore(360, 620, 14),
      steel,
      5,
    ),
    line(disc(360, 206, 138), tone.light, 3),
    solid(
      shape([
        [318, 420, 16],
        [402, 420, 16],
        [402, 592, 16],
        [318, 592, 16],
      ]),
      orange,
      4,
    ),
    flat(
      shape(
        [
          [332, 434],
          [346, 434],
          [346, 578],
          [332, 578],
        ],
        7,
      ),
      '#fff',
      0.32,
    ),
  ],
  [44, 14],
)
