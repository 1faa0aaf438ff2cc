import { box } from '../drawing-kit/forms.ts'
import {
  flat,
  graphite,
  hang,
  type Mark,
  type Material,
  orange,
  place,
  solid,
  turn,
} from '../drawing-kit/paint.ts'
import { bore, shape } from '../drawing-kit/path.ts'

/** The spoon that goes under the bead on top, the hook for a spoke below, a hanging hole, a ribbed web. */
const outline = shape([
  [338, 66, 16],
  [386, 60, 20],
  [398, 120, 30],
  [402, 240, 200],
  [396, 560, 60],
  [396, 640, 14],
  [366, 652, 10],
  [362, 616, 8],
  [342, 610, 12],
  [340, 652, 8],
  [312, 640, 14],
  [312, 560, 60],
  [316, 240, 200],
  [324, 110, 30],
])

function lever(material: Material): Mark[] {
  return [
    solid(outline + bore(356, 566, 13), material, 4),
    flat(
      shape(
        [
          [334, 76],
          [382, 70],
          [390, 122],
          [330, 126],
        ],
        12,
      ),
      material.lit,
      0.55,
    ),
    flat(
      shape(
        [
          [332, 190],
          [386, 190],
          [382, 520],
          [330, 520],
        ],
        18,
      ),
      material.shaded,
      0.7,
    ),
    flat(shape(box(352, 196, 10, 318), 5), material.lit, 0.5),
  ]
}

export const picture = hang(0, [
  place(112, 0, 1, [turn(-9, 360, 360, lever(graphite))]),
  place(-108, 0, 1, [turn(-13, 360, 360, lever(orange))]),
])
