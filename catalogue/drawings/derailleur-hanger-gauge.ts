import { box } from '../drawing-kit/forms.ts'
import { flat, graphite, hang, line, orange, rod, solid, steel, tone } from '../drawing-kit/paint.ts'
import { disc, shape } from '../drawing-kit/path.ts'

export const picture = hang(
  -10,
  [
    solid(
      shape(
        [
          [246, 52, 20],
          [298, 52, 20],
          [304, 560],
          [240, 560],
        ],
        10,
      ),
      steel,
      4,
    ),
    line('M272 84v290', tone.shade, 12, 'stroke-linecap="round"'),
    line('M288 400v120', tone.light, 4),
    rod('M216 190h370', 15),
    solid(
      shape(
        [
          [586, 178],
          [640, 184],
          [652, 190],
          [640, 196],
          [586, 202],
        ],
        4,
      ),
      orange,
      2,
    ),
    solid(shape(box(226, 156, 92, 70), 10), graphite, 4),
    solid(disc(272, 190, 22), orange, 3),
    flat(shape(box(342, 176, 12, 28), 3), tone.rubber),
    solid(shape(box(190, 172, 34, 36), 10), graphite, 3),
    solid(shape(box(216, 540, 112, 108), 26), graphite, 5),
    rod('M328 594h54', 76),
    rod('M382 594h70', 40),
    line('M392 576l-6 38M406 576l-6 38M420 576l-6 38M434 576l-6 38M448 576l-6 38', tone.dark, 5),
    rod('M120 594h100', 26),
    solid(shape(box(80, 520, 44, 148), 20), orange, 4),
  ],
  [-6, -34],
)
