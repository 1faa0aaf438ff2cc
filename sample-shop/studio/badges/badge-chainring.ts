import { badge, enamel } from './kit/badge.ts'
import { polygon, toothed } from './kit/forms.ts'
import { flat, line, tone } from './kit/paint.ts'
import { bore, disc, hole, shape } from './kit/path.ts'

const windows = polygon(360, 360, 104, 5)
  .map(([x, y]) => bore(x, y, 44))
  .join('')

export const picture = badge(enamel.steel, [
  flat(
    shape(toothed(360, 360, 236, 200, 20, 0.24, 0.62)) + windows + hole(polygon(360, 360, 34, 4)),
    tone.light,
  ),
  line(disc(360, 360, 176), tone.mid, 6),
])
