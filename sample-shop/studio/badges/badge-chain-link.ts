import { badge, enamel } from './kit/badge.ts'
import { dots, line, round, tone, turn } from './kit/paint.ts'

/** One outer link between two inner ones. */
export const picture = badge(enamel.stone, [
  turn(-30, 360, 360, [
    line('M120 360h120M480 360h120', tone.rubber, 96, 'stroke-linecap="butt"'),
    line('M252 360h216', tone.light, 150, round),
    line('M330 292h60M330 428h60', enamel.stone, 34, round),
    dots(
      [
        [252, 360],
        [468, 360],
      ],
      36,
      tone.rubber,
    ),
    dots(
      [
        [252, 360],
        [468, 360],
      ],
      17,
      tone.light,
    ),
  ]),
])
