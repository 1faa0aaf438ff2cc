import { box } from '../drawing-kit/forms.ts'
import { graphite, hang, orange, rod, solid, turn } from '../drawing-kit/paint.ts'
import { shape, wire } from '../drawing-kit/path.ts'

/** Eight to two millimetres: where the long arm stands, its top, the foot's reach and the width across flats. */
const keys = [
  [120, 70, 150, 38],
  [226, 118, 128, 31],
  [318, 166, 110, 26],
  [402, 214, 94, 21],
  [480, 262, 80, 16],
  [550, 306, 66, 11],
] as const

export const picture = hang(-4, [
  ...keys.map(([x, top, reach, width], index) =>
    rod(
      wire(
        [
          [x, top],
          [x, 650 - index * 12],
          [x + reach, 650 - index * 12],
        ],
        width * 1.3,
      ),
      width,
    ),
  ),
  turn(9, 340, 330, [
    solid(shape([...box(62, 288, 560, 84)], 14), graphite, 4),
    solid(shape(box(250, 314, 160, 32), 10), orange, 2),
  ]),
])
