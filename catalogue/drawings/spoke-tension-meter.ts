import { bright, flat, graphite, hang, line, orange, solid, steel, tone } from '../drawing-kit/paint.ts'
import { arc, bore, disc, shape } from '../drawing-kit/path.ts'

/** Two arms from one pivot: the lower is squeezed, a spring pulls it back, its pointer reads on the arc. */
const frame = shape([
  [64, 226, 40],
  [150, 176, 60],
  [330, 190, 80],
  [560, 172, 60],
  [604, 150, 30],
  [664, 210, 20],
  [664, 470, 20],
  [596, 476, 8],
  [612, 330, 80],
  [560, 262, 60],
  [330, 262, 80],
  [140, 274, 40],
  [64, 274, 30],
])
const arm = shape([
  [120, 268, 40],
  [196, 262, 30],
  [300, 314, 60],
  [470, 366, 60],
  [640, 394, 4],
  [648, 402, 4],
  [560, 420, 50],
  [300, 420, 60],
  [170, 356, 60],
])

export const picture = hang(
  -16,
  [
    solid(frame, steel, 4),
    line(arc(196, 300, 446, 78, 108), tone.dark, 22, 'stroke-dasharray="3 10"'),
    line(arc(196, 300, 434, 78, 108), tone.dark, 4),
    line('M458 262l24 8M458 278l24 8M458 294l24 8M458 310l24 8M458 326l24 8M458 342l24 8', tone.dark, 5),
    solid(arm, orange, 4),
    flat(
      shape(
        [
          [210, 286],
          [300, 328],
          [460, 378],
          [456, 386],
          [296, 342],
          [206, 298],
        ],
        4,
      ),
      '#fff',
      0.35,
    ),
    solid(
      shape([
        [300, 196, 30],
        [540, 184, 40],
        [540, 244, 30],
        [300, 252, 30],
      ]),
      graphite,
      3,
    ),
    solid(disc(196, 308, 30), graphite, 3),
    solid(disc(196, 308, 16), bright, 2),
    solid(disc(98, 250, 19) + bore(98, 250, 8) + disc(262, 226, 19) + bore(262, 226, 8), bright, 4),
    solid(disc(178, 226, 19) + bore(178, 226, 8), bright, 4),
  ],
  [0, 92],
)
