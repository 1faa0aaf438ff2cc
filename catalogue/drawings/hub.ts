import { box } from '../drawing-kit/forms.ts'
import { flat, graphite, hang, orange, solid, steel, turn } from '../drawing-kit/paint.ts'
import { lathedAll } from '../drawing-kit/parts.ts'
import { shape } from '../drawing-kit/path.ts'

/** Rear hub on its side: end cap, drive-side flange past the freehub with its splines, shell, far flange, end cap. */
export const picture = hang(12, [
  turn(90, 360, 360, [
    ...lathedAll([
      [
        [44, 34],
        [56, 40],
        [96, 40],
        [104, 52],
        [124, 52],
      ],
      [
        [618, 52],
        [636, 40],
        [664, 40],
        [676, 34],
      ],
    ]),
    ...lathedAll(
      [
        [
          [438, 74],
          [618, 74],
          [626, 64],
        ],
      ],
      steel,
    ),
    solid([291, 322, 353, 384, 415].map((x) => shape(box(x, 446, 14, 168), 3)).join(''), steel, 2),
    ...lathedAll(
      [
        [
          [116, 52],
          [128, 120],
          [160, 128],
          [176, 96],
          [236, 62],
          [330, 58],
          [372, 84],
          [388, 138],
          [424, 138],
          [436, 92],
          [440, 74],
        ],
      ],
      graphite,
    ),
    flat(shape(box(302, 270, 116, 8)) + shape(box(302, 286, 116, 8)), orange.face),
  ]),
])
