import { badge, enamel } from './kit/badge.ts'
import { flat, line, round, tone } from './kit/paint.ts'
import { disc } from './kit/path.ts'

/** A handlebar bell from the side: dome, lever, clamp. */
export const picture = badge(enamel.ink, [
  flat('M190 400a170 170 0 0 1 340 0z', tone.light),
  flat('M360 230a170 170 0 0 1 170 170h-70c0-80-30-140-100-170z', tone.mid),
  line('M226 372c8-56 40-92 82-108', '#fff', 14, round),
  flat('M172 400h376v30H172z', tone.shade),
  flat('M330 430h60v46h-60z', tone.shade),
  line('M256 512h208', tone.shade, 62, round),
  line('M500 424l66 46', tone.shade, 22, round),
  flat(disc(574, 476, 26), tone.orange),
  flat(disc(360, 226, 22), tone.shade),
])
