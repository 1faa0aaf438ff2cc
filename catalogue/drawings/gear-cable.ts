import { box } from '../drawing-kit/forms.ts'
import { bright, flat, graphite, hang, orange, rod, solid, tone, turn } from '../drawing-kit/paint.ts'
import { disc, shape } from '../drawing-kit/path.ts'

export const picture = hang(-8, [
  rod(`${disc(352, 372, 250)}${disc(358, 364, 228)}${disc(350, 368, 206)}${disc(356, 374, 186)}`, 11),
  rod('M150 470C60 380 90 190 210 122S420 84 470 80', 11),
  rod('M540 470C610 520 640 590 636 640', 11),
  rod('M636 600v56', 19, orange),
  turn(-6, 500, 78, [
    solid(shape(box(468, 46, 62, 66), 12), bright, 4),
    flat(shape(box(512, 52, 16, 56), 5), tone.dark, 0.5),
  ]),
  solid(shape(box(322, 100, 66, 110), 8) + shape(box(322, 530, 66, 110), 8), graphite, 4),
])
