import { box } from '../drawing-kit/forms.ts'
import { bright, flat, graphite, hang, line, orange, rod, solid, tone } from '../drawing-kit/paint.ts'
import { arc, polar, shape } from '../drawing-kit/path.ts'

const [outerLeft, outerRight] = [polar(360, 300, 244, 186), polar(360, 300, 244, 174)]
const [innerLeft, innerRight] = [polar(360, 300, 190, 184), polar(360, 300, 190, 176)]
const text = (...values: number[]) => values.map(Math.round).join(' ')
/** From above: the ring, open below at its split. */
const ring = `M${text(outerLeft[0], outerLeft[1])}A244 244 0 1 1 ${text(outerRight[0], outerRight[1])}L${text(innerRight[0], innerRight[1])}A190 190 0 1 0 ${text(innerLeft[0], innerLeft[1])}z`
const ears = shape(box(226, 500, 112, 140), 20) + shape(box(382, 500, 112, 140), 20)

export const picture = hang(-16, [
  rod('M226 578h300', 34, bright),
  solid(ring + ears, graphite, 5),
  line(arc(360, 300, 218, 262, 372), '#8a867d', 5, 'stroke-linecap="round"'),
  line(arc(360, 300, 218, 40, 110), tone.orange, 14),
  solid(shape(box(166, 546, 66, 64), 14), orange, 4),
  flat(shape(box(180, 556, 10, 44), 4), '#fff', 0.4),
  solid(shape(box(494, 556, 34, 44), 6), bright, 3),
  line('M246 520v100M474 520v100', tone.rubberLit, 4),
])
