import { polygon } from '../drawing-kit/forms.ts'
import { graphite, hang, line, orange, solid, tone } from '../drawing-kit/paint.ts'
import { sprocket } from '../drawing-kit/parts.ts'
import { bore, disc } from '../drawing-kit/path.ts'

/** Eleven teeth, five windows, a sealed bearing in the middle. */
const wheel = (cx: number, cy: number, key: string) => [
  sprocket(
    [cx, cy],
    11,
    148,
    key,
    polygon(cx, cy, 88, 5)
      .map(([x, y]) => bore(x, y, 19))
      .join('') + bore(cx, cy, 20),
    graphite,
  ),
  solid(disc(cx, cy, 55) + bore(cx, cy, 42), orange, 2),
  line(disc(cx, cy, 31), tone.satin, 22),
  line(disc(cx, cy, 31), tone.dark, 3),
  line(disc(cx, cy, 42), tone.glint, 2),
]

export const picture = hang(8, [...wheel(204, 216, 'a'), ...wheel(504, 500, 'b')])
