import { box } from '../drawing-kit/forms.ts'
import { flat, forged, graphite, hang, line, orange, rod, solid, steel, tone } from '../drawing-kit/paint.ts'
import { disc, shape, wire } from '../drawing-kit/path.ts'

/** One upright: a foot on the base, the arm, the slot for the axle on top. */
function upright(side: 1 | -1): string {
  const x = (value: number) => 360 + side * value
  return shape([
    [x(86), 600],
    [x(132), 600],
    [x(196), 330, 60],
    [x(196), 92, 14],
    [x(180), 78, 6],
    [x(176), 130, 12],
    [x(160), 130, 12],
    [x(156), 78, 6],
    [x(140), 92, 14],
    [x(140), 320, 50],
  ])
}

export const picture = hang(-2, [
  solid(
    shape(
      [
        [120, 606],
        [600, 606],
        [624, 656],
        [96, 656],
      ],
      14,
    ),
    forged,
    5,
  ),
  line('M118 646h484', tone.dark, 6),
  solid(upright(-1) + upright(1), steel, 5),
  rod(
    `M360 566V440${wire(
      [
        [322, 262],
        [262, 300],
        [262, 440],
        [458, 440],
        [458, 300],
        [398, 262],
      ],
      18,
    )}`,
    24,
  ),
  solid(
    shape(
      [
        [324, 240],
        [346, 250],
        [338, 288],
        [314, 282],
      ],
      4,
    ) +
      shape(
        [
          [396, 240],
          [374, 250],
          [382, 288],
          [406, 282],
        ],
        4,
      ),
    orange,
    2,
  ),
  solid(shape(box(196, 560, 328, 56), 10) + shape(box(326, 408, 68, 72), 10), graphite, 4),
  flat(disc(220, 588, 17) + disc(500, 588, 17) + disc(360, 444, 16), tone.satin),
  solid(shape(box(122, 200, 44, 62), 10) + shape(box(554, 200, 44, 62), 10), orange, 3),
  flat(shape(box(194, 220, 12, 22)) + shape(box(514, 220, 12, 22)), tone.dark),
])
