import { box, openJaw, star } from '../drawing-kit/forms.ts'
import { flat, graphite, hang, orange, rod, solid, steel, tone, turn } from '../drawing-kit/paint.ts'
import { disc, hole, shape, wire } from '../drawing-kit/path.ts'

/** Three that leave the board first: a wrench, a hex key, a driver. */
const wrench =
  openJaw(190, 128, 84, 74, 0) +
  shape([
    [152, 180],
    [228, 180],
    [216, 280, 80],
    [214, 540],
    [166, 540],
    [164, 280, 80],
  ]) +
  disc(190, 580, 66) +
  hole(star(190, 580, 42, 37, 12))

export const picture = hang(0, [
  turn(-7, 190, 360, [solid(wrench, steel, 4)]),
  turn(4, 380, 360, [
    rod(
      wire(
        [
          [330, 76],
          [330, 636],
          [440, 636],
        ],
        50,
      ),
      42,
    ),
    solid(shape(box(306, 250, 48, 200), 10), orange, 3),
  ]),
  turn(8, 560, 360, [
    rod('M560 60V360', 30),
    flat('M545 60h30l-6-16h-18z', tone.satin),
    solid(
      shape([
        [520, 330, 12],
        [600, 330, 12],
        [612, 372, 20],
        [608, 430, 60],
        [622, 640, 46],
        [498, 640, 46],
        [512, 430, 60],
        [508, 372, 20],
      ]),
      graphite,
      5,
    ),
    flat(shape(box(524, 450, 14, 150), 7) + shape(box(582, 450, 14, 150), 7), tone.rubberLit),
    solid(shape(box(518, 336, 84, 26), 6), orange, 2),
  ]),
])
