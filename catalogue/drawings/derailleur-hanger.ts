import { polygon } from '../drawing-kit/forms.ts'
import { bright, flat, hang, line, orange, solid, steel, tone } from '../drawing-kit/paint.ts'
import { bore, disc, shape } from '../drawing-kit/path.ts'

/** Bolts to the dropout above, carries the derailleur on M10 below, a stop for its screw beside the thread. */
const plate = shape([
  [150, 120, 60],
  [250, 70, 50],
  [420, 96, 60],
  [476, 176, 60],
  [452, 262, 50],
  [404, 318, 60],
  [396, 400, 60],
  [436, 470, 50],
  [440, 580, 70],
  [350, 640, 70],
  [264, 590, 60],
  [258, 480, 60],
  [300, 400, 60],
  [290, 320, 60],
  [220, 300, 50],
  [158, 230, 50],
])

export const picture = hang(
  9,
  [
    solid(plate + bore(352, 556, 50) + bore(236, 158, 22) + bore(404, 200, 22), steel, 5),
    line(disc(352, 556, 56), tone.dark, 5, 'stroke-dasharray="5 4"'),
    line(disc(352, 556, 64), tone.light, 3),
    line(disc(236, 158, 30) + disc(404, 200, 30), tone.light, 4),
    flat(
      shape(
        [
          [254, 600],
          [228, 590],
          [236, 552],
          [264, 556],
        ],
        8,
      ),
      tone.shade,
    ),
    ...[
      [566, 260],
      [584, 410],
    ].flatMap(([x = 0, y = 0]) => [
      solid(disc(x, y, 50), orange, 4),
      flat(shape(polygon(x, y, 25, 6)), tone.rubber),
    ]),
    line('M330 362c18 12 22 60 0 84', bright.lit, 4),
  ],
  [-44, 18],
)
