import { flat, graphite, hang, line, type Mark, orange, place, solid, tone } from '../drawing-kit/paint.ts'
import { arc, disc, shape } from '../drawing-kit/path.ts'

/** A roll seen on end: its turns as a spiral of two half circles each, and the tail that hangs off it. */
const turns = Array.from({ length: 7 }, (_, index) => {
  const radius = 40 + index * 15
  return `${arc(200, 200, radius, 0, 180)}${arc(200, 207.5, radius + 7.5, 180, 360)}`
}).join('')

const roll: Mark[] = [
  solid(
    shape(
      [
        [330, 190],
        [342, 200],
        [342, 470],
        [326, 486],
        [306, 478],
        [306, 200],
      ],
      8,
    ),
    graphite,
    4,
  ),
  solid(disc(200, 204, 142), graphite, 4),
  line(turns, tone.rubber, 6),
  line(arc(200, 204, 128, 285, 345), '#8a867d', 4, 'stroke-linecap="round"'),
  flat(disc(200, 203, 36), '#0d0d0b'),
]

export const picture = hang(0, [
  place(26, 20, 1, roll),
  place(310, 190, 1, roll),
  solid(disc(150, 560, 62), orange, 4),
  solid(disc(150, 560, 38), graphite, 3),
  solid(disc(298, 618, 62), orange, 4),
  solid(disc(298, 618, 38), graphite, 3),
])
