import { box } from '../drawing-kit/forms.ts'
import { bright, flat, hang, line, orange, solid, tone } from '../drawing-kit/paint.ts'
import { disc, type Point, polar, shape } from '../drawing-kit/path.ts'

/** The left half of a bore across the parting line, from top to bottom. */
const halfBore = (cy: number, radius: number): Point[] =>
  [350, 320, 290, 270, 250, 220, 190].map((angle) => polar(354, cy, radius, angle))

/** One soft jaw seen on end: the lip that rests on the vice, and half of each bore along the parting face. */
const jaw: Point[] = [
  [60, 150, 10],
  [346, 150, 6],
  ...halfBore(238, 46),
  ...halfBore(378, 52),
  ...halfBore(502, 28),
  [346, 580, 10],
  [150, 580, 12],
  [150, 226, 12],
  [60, 226, 10],
]
const other = jaw.map(([x, y, radius = 0]): Point => [720 - x, y, radius])

export const picture = hang(-6, [
  solid(shape(jaw) + shape(other), bright, 6),
  flat(shape(box(66, 156, 282, 20), 6) + shape(box(372, 156, 282, 20), 6), tone.glint, 0.75),
  flat(shape(box(156, 226, 30, 348), 8) + shape(box(538, 226, 26, 348), 8), tone.shade, 0.55),
  line('M210 300h70M210 320h70M210 340h70M440 300h70M440 320h70M440 340h70', tone.shade, 5),
  solid(shape(box(206, 500, 70, 40), 10) + shape(box(444, 500, 70, 40), 10), orange, 3),
  flat(disc(240, 430, 13) + disc(480, 430, 13), tone.dark),
])
