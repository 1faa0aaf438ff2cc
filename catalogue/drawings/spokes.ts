import { box } from '../drawing-kit/forms.ts'
import { brass, hang, orange, rod, solid } from '../drawing-kit/paint.ts'
import { type Point, shape, turned, wire } from '../drawing-kit/path.ts'

/** Nine from the box, fanned in their band: the elbow and head on top, rolled thread and nipple below. */
const fan = Array.from({ length: 9 }, (_, index) => {
  const lift = (index % 3) * 14
  const spread = (points: Point[]) => turned(points, (index - 4) * 4.4, 360, 420)
  return {
    spoke: wire(
      spread([
        [386, 52 + lift],
        [360, 52 + lift],
        [360, 640],
      ]),
      10,
    ),
    nipple: wire(
      spread([
        [360, 618 + lift],
        [360, 656 + lift],
      ]),
    ),
  }
})

export const picture = hang(0, [
  rod(fan.map(({ spoke }) => spoke).join(''), 11),
  rod(fan.map(({ nipple }) => nipple).join(''), 20, brass),
  solid(shape(box(300, 390, 120, 60), 12), orange, 4),
])
