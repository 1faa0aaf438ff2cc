import { badge, enamel } from './kit/badge.ts'
import { openJaw, polygon } from './kit/forms.ts'
import { flat, tone, turn } from './kit/paint.ts'
import { disc, hole, shape } from './kit/path.ts'

const wrench =
  openJaw(360, 214, 84, 76, 0) +
  shape([
    [328, 270],
    [392, 270],
    [386, 470],
    [334, 470],
  ]) +
  disc(360, 516, 68) +
  hole(polygon(360, 516, 38, 6))

export const picture = badge(enamel.graphite, [turn(40, 360, 360, [flat(wrench, tone.light)])])
