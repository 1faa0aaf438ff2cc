import { box } from '../drawing-kit/forms.ts'
import { flat, graphite, hang, line, orange, rod, rubber, solid, tone, turn } from '../drawing-kit/paint.ts'
import { disc, shape } from '../drawing-kit/path.ts'

export const picture = hang(2, [
  rod('M130 650L300 466L490 650', 30),
  line('M206 566L300 602L404 566', tone.shade, 11),
  solid(
    shape(
      [
        [112, 628],
        [150, 640],
        [138, 672],
        [92, 672],
      ],
      10,
    ) +
      shape(
        [
          [508, 628],
          [470, 640],
          [482, 672],
          [528, 672],
        ],
        10,
      ),
    rubber,
    3,
  ),
  rod('M300 430v212', 34),
  rod('M300 64v380', 48),
  rod('M300 420v74M300 586v34', 68, graphite),
  rod('M326 118h144', 34),
  solid(
    shape(box(262, 82, 78, 74), 12) +
      shape([
        [448, 84],
        [500, 84],
        [508, 70],
        [606, 62, 14],
        [622, 90, 10],
        [600, 106],
        [540, 112],
        [540, 126],
        [600, 132],
        [622, 150, 10],
        [606, 178, 14],
        [508, 168],
        [500, 154],
        [448, 154],
      ]),
    graphite,
    4,
  ),
  flat(disc(300, 118, 22), tone.satin),
  flat(
    shape(
      [
        [532, 98],
        [606, 90],
        [606, 106],
        [538, 114],
      ],
      4,
    ) +
      shape(
        [
          [532, 140],
          [606, 148],
          [606, 132],
          [538, 124],
        ],
        4,
      ),
    orange.face,
  ),
  solid(shape(box(332, 440, 46, 26), 10), orange, 3),
  turn(24, 470, 60, [rod('M470 40v56', 28), solid(shape(box(448, 24, 136, 26), 12), orange, 3)]),
])
