import { flat, graphite, hang, line, orange, solid, steel, tone } from '../drawing-kit/paint.ts'
import { arc, bore, shape, slottedDisc } from '../drawing-kit/path.ts'

/** Two 15 mm jaws, at the end and across, in one flat head that fits between crank and pedal. */
const head = slottedDisc(360, 142, 102, [
  [98, 31, 48],
  [338, 31, 44],
])
const shank = shape([
  [300, 190],
  [420, 200],
  [390, 280, 90],
  [386, 360],
  [334, 360],
  [330, 280, 90],
])

export const picture = hang(18, [
  solid(head + shank, steel, 4),
  line(arc(360, 142, 88, 204, 312), tone.light, 4),
  solid(
    shape([
      [326, 310, 12],
      [394, 310, 12],
      [390, 350, 40],
      [394, 676, 40],
      [326, 676, 40],
      [330, 350, 40],
    ]) + bore(360, 650, 13),
    orange,
    5,
  ),
  flat(
    shape(
      [
        [340, 330],
        [352, 330],
        [352, 616],
        [342, 616],
      ],
      7,
    ),
    '#fff',
    0.32,
  ),
  solid(
    shape(
      [
        [324, 298],
        [396, 298],
        [396, 322],
        [324, 322],
      ],
      8,
    ),
    graphite,
    2,
  ),
])
