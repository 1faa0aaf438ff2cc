import { box, openJaw, polygon, toothed } from '../drawing-kit/forms.ts'
import { flat, hang, line, rod, round, solid, steel, tone } from '../drawing-kit/paint.ts'
import { disc, hole, shape } from '../drawing-kit/path.ts'

/** The painted outline of a tool nobody knows: a jaw, half a cog, a hex eye on an arm and a corkscrew on one shank. */
const unknown =
  openJaw(360, 262, 74, 62, 24) +
  shape(
    [
      [330, 310],
      [390, 310],
      [384, 400],
      [384, 590],
      [336, 590],
      [336, 400],
    ],
    20,
  ) +
  shape(toothed(360, 424, 92, 72, 11, 0.34, 0.6)) +
  shape(
    [
      [340, 520],
      [200, 470],
      [214, 428],
      [350, 470],
    ],
    10,
  ) +
  disc(196, 446, 50) +
  hole(polygon(196, 446, 26, 6))
const corkscrew = 'M360 580C420 590 420 612 360 620S300 650 360 660'
const paint = '#8b8474'

export const picture = hang(0, [
  (angle) =>
    `<g opacity=".5">${[
      flat(unknown, paint),
      line(unknown, paint, 16, round),
      line(corkscrew, paint, 34, round),
    ]
      .map((mark) => mark(angle))
      .join('')}</g>`,
  flat(shape(box(330, 46, 90, 112), 10), tone.rubber, 0.14),
  solid(shape(box(316, 30, 88, 110), 10), steel, 4),
  flat(
    [
      [334, 50],
      [386, 50],
      [334, 120],
      [386, 120],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 9))
      .join(''),
    tone.dark,
  ),
  rod('M360 84V178Q360 216 396 216T432 180V164', 22, steel, 'stroke-linecap="round"'),
])
