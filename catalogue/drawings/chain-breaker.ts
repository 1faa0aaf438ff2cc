import { box } from '../drawing-kit/forms.ts'
import {
  bright,
  flat,
  forged,
  graphite,
  hang,
  orange,
  rod,
  solid,
  steel,
  tone,
  turn,
} from '../drawing-kit/paint.ts'
import { thread } from '../drawing-kit/parts.ts'
import { bore, shape } from '../drawing-kit/path.ts'

/** The casting: anvil on the left, two rows of teeth for the chain, the boss that carries the screw, the grip. */
const casting = shape([
  [96, 172, 18],
  [168, 172, 16],
  [174, 262, 8],
  [196, 262, 4],
  [196, 208, 6],
  [214, 208, 6],
  [214, 262, 4],
  [276, 262, 4],
  [276, 208, 6],
  [294, 208, 6],
  [294, 262, 4],
  [326, 262, 8],
  [332, 164, 20],
  [446, 164, 20],
  [446, 300, 26],
  [352, 336, 40],
  [318, 400, 60],
  [310, 630, 44],
  [210, 630, 44],
  [204, 400, 60],
  [172, 340, 40],
  [96, 306, 24],
])

export const picture = hang(
  -7,
  [
    turn(90, 360, 226, [
      rod('M360 94v282', 30, bright),
      thread(360, 15, 108, 250, 13),
      rod('M360 376v98', 15, bright),
      rod('M360 72v56', 60),
    ]),
    solid(shape(box(484, 74, 26, 304), 13), steel, 3),
    solid(shape(box(478, 52, 38, 58), 14), orange, 3),
    solid(shape(box(478, 342, 38, 58), 14), orange, 3),
    solid(casting + bore(132, 226, 15), forged, 5),
    solid(
      shape(
        [
          [226, 420],
          [294, 420],
          [290, 608],
          [232, 608],
        ],
        26,
      ),
      orange,
      3,
    ),
    flat(shape(box(240, 446, 12, 130), 6), '#fff', 0.3),
    flat(shape(box(332, 214, 114, 24), 4), tone.dark, 0.35),
    solid(
      shape(
        [
          [380, 274],
          [410, 274],
          [410, 292],
          [380, 292],
        ],
        9,
      ),
      graphite,
      2,
    ),
  ],
  [56, 20],
)
