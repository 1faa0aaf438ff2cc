import { flat, graphite, hang, line, orange, solid, steel, tone } from '../drawing-kit/paint.ts'
import { chain } from '../drawing-kit/parts.ts'
import { bore, polar, shape } from '../drawing-kit/path.ts'

/** The long piece lies as round a sprocket and hangs free; the short one is fixed lower down. */
const long = [
  [250, 132],
  ...Array.from({ length: 10 }, (_, index) => polar(380, 226, 132, -43 + index * 19)),
  [472, 338],
  [460, 380],
  [452, 422],
] as const
const short = [
  [250, 250],
  [292, 262],
  [332, 248],
  [366, 222],
] as const

export const picture = hang(8, [
  solid(
    shape([
      [222, 96, 26],
      [278, 96, 26],
      [278, 300, 60],
      [274, 640, 26],
      [226, 640, 26],
      [222, 300, 60],
    ]) + bore(250, 616, 12),
    steel,
    4,
  ),
  line('M238 300v90', tone.light, 4),
  solid(
    shape([
      [218, 400, 16],
      [282, 400, 16],
      [280, 590, 16],
      [220, 590, 16],
    ]),
    orange,
    4,
  ),
  flat(
    shape(
      [
        [230, 412],
        [240, 412],
        [240, 578],
        [232, 578],
      ],
      5,
    ),
    '#fff',
    0.35,
  ),
  ...chain(short, 19),
  ...chain(long, 19),
  solid(
    shape(
      [
        [236, 118],
        [264, 118],
        [264, 146],
        [236, 146],
      ],
      14,
    ),
    graphite,
    2,
  ),
  solid(
    shape(
      [
        [236, 236],
        [264, 236],
        [264, 264],
        [236, 264],
      ],
      14,
    ),
    graphite,
    2,
  ),
])
