import { box } from '../drawing-kit/forms.ts'
import { bright, flat, graphite, hang, orange, rod, rubber, solid, turn } from '../drawing-kit/paint.ts'
import { disc, shape } from '../drawing-kit/path.ts'

export const picture = hang(-5, [
  rod(`${disc(330, 270, 206)}${disc(338, 276, 184)}`, 15, rubber),
  rod(disc(334, 268, 164), 13, orange),
  rod(disc(328, 276, 142), 12),
  rod('M470 410C540 470 590 420 612 330', 15, rubber),
  rod('M180 200C130 110 180 70 240 66', 13, orange),
  rod('M210 356C150 440 190 500 130 560', 12),
  rod('M612 334l10-46M238 66h48M132 556l-28 40', 20, bright),
  solid(shape(box(300, 40, 72, 104), 8) + shape(box(300, 410, 72, 104), 8), graphite, 4),
  turn(-24, 480, 580, [
    solid(shape(box(372, 536, 216, 92), 44), orange, 5),
    flat(shape(box(398, 548, 150, 12), 6), '#fff', 0.32),
    rod('M556 582h62', 104),
  ]),
])
