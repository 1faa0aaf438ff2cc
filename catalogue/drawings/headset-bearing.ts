import { flat, graphite, hang, line, orange, solid, steel, tone, turn } from '../drawing-kit/paint.ts'
import { lathed } from '../drawing-kit/parts.ts'
import { bore, disc, shape } from '../drawing-kit/path.ts'

/** The cartridge from above, and a second one on edge, to show its 45° shoulders. */
export const picture = hang(0, [
  solid(disc(284, 278, 226) + bore(284, 278, 136), steel, 5),
  line(disc(284, 278, 208), tone.light, 4),
  line(disc(284, 278, 182), orange.face, 26),
  line(disc(284, 278, 195), orange.shaded, 3),
  line(disc(284, 278, 160), tone.light, 4),
  line(disc(284, 278, 168), tone.dark, 4),
  turn(14, 470, 580, [
    ...lathed(
      [
        [524, 166],
        [540, 196],
        [604, 196],
        [634, 150],
      ],
      steel,
      470,
    ),
    solid(
      shape(
        [
          [312, 512],
          [628, 512],
          [628, 526],
          [312, 526],
        ],
        4,
      ),
      graphite,
      2,
    ),
    flat(
      shape([
        [276, 568],
        [664, 568],
        [664, 576],
        [276, 576],
      ]),
      tone.dark,
      0.5,
    ),
  ]),
])
