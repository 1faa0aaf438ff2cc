import { counted } from '../../ui/values/counts.ts'
import type { Formats } from '../../ui/values/formats.ts'

/** Texts about what the former shop took. */
export const formerTakingsTexts = {
  heading: 'From the former shop',
  about: (formats: Formats, orders: number, amount: string) =>
    `${counted(formats, orders, 'paid order')} of the archive with ${amount}. It is in no other sum here, because no invoice of this shop proves it.`,
} as const
