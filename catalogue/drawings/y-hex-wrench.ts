import { polygon } from '../drawing-kit/forms.ts'
import { bright, flat, graphite, hang, orange, rod, solid, tone, turn } from '../drawing-kit/paint.ts'
import { disc, shape } from '../drawing-kit/path.ts'

/** Three arms at 120°: 6, 5 and 4 mm, each with its collar. */
const arms = [42, 35, 28].map((width, index) =>
  turn(index * 120, 360, 384, [
    rod('M360 384V66', width),
    flat(
      shape([
        [360 - width / 2, 66],
        [360 + width / 2, 66],
        [360 + width / 2 - 5, 58],
        [360 - width / 2 + 5, 58],
      ]),
      tone.satin,
    ),
    solid(
      shape(
        [
          [318, 300],
          [326, 214],
          [394, 214],
          [402, 300],
        ],
        10,
      ),
      graphite,
      4,
    ),
    flat(
      shape(
        [
          [336, 232],
          [384, 232],
          [386, 248],
          [334, 248],
        ],
        3,
      ),
      index === 0 ? tone.orange : tone.shade,
    ),
  ]),
)

export const picture = hang(-8, [
  ...arms,
  solid(shape(polygon(360, 384, 196, 3, 60), 110), graphite, 5),
  solid(disc(360, 384, 62), orange, 3),
  solid(shape(polygon(360, 384, 30, 6), 2), bright, 2),
])
