import { box } from '../drawing-kit/forms.ts'
import { forged, graphite, hang, line, orange, rod, solid, steel, tone } from '../drawing-kit/paint.ts'
import { coordinates, disc, polar, shape } from '../drawing-kit/path.ts'

/** A wheel in the truing stand: twenty-four crossed spokes, the feelers at the rim. */
const spokes = Array.from({ length: 24 }, (_, index) => {
  const lean = [64, -64][index % 2] ?? 0
  const [hubX, hubY] = polar(360, 280, 30, index * 15 + lean)
  const [rimX, rimY] = polar(360, 280, 208, index * 15)
  return `M${coordinates(hubX, hubY)}L${coordinates(rimX, rimY)}`
}).join('')

export const picture = hang(0, [
  line(disc(360, 280, 218), tone.dark, 40),
  line(disc(360, 280, 219), tone.satin, 34),
  line(disc(360, 280, 224), tone.light, 8),
  line(disc(360, 280, 204), tone.shade, 4),
  line(spokes, tone.dark, 5),
  line(spokes, tone.light, 3),
  solid(
    shape(
      [
        [96, 626],
        [624, 626],
        [646, 680],
        [74, 680],
      ],
      14,
    ),
    forged,
    5,
  ),
  solid(
    shape(
      [
        [334, 268],
        [386, 268],
        [402, 640],
        [318, 640],
      ],
      16,
    ),
    steel,
    5,
  ),
  solid(disc(360, 282, 46), graphite, 4),
  solid(disc(360, 282, 24), steel, 3),
  solid(shape(box(290, 560, 140, 72), 12), graphite, 4),
  rod('M290 596H190V516M430 596H530V516', 22),
  solid(
    shape(
      [
        [176, 456],
        [206, 470],
        [202, 524],
        [178, 524],
      ],
      6,
    ) +
      shape(
        [
          [544, 456],
          [514, 470],
          [518, 524],
          [542, 524],
        ],
        6,
      ),
    orange,
    3,
  ),
])
