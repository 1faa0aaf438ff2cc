import { badge, enamel } from './kit/badge.ts'
import { polygon } from './kit/forms.ts'
import { flat, line, tone } from './kit/paint.ts'
import { disc, shape } from './kit/path.ts'

/** The head of a socket screw. */
export const picture = badge(enamel.umber, [
  flat(disc(360, 360, 204), tone.light),
  line(disc(360, 360, 190), tone.mid, 26, 'stroke-dasharray="10 10"'),
  line(disc(360, 360, 160), tone.mid, 6),
  flat(shape(polygon(360, 360, 112, 6, 12)), tone.rubber),
  line(shape(polygon(360, 360, 112, 6, 12)), tone.shade, 8),
])
