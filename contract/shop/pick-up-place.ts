import * as z from 'zod/mini'
import { displayedText } from '../fields.ts'
import { said } from '../languages/said.ts'
import { shopFieldTexts } from './shop-field-texts.ts'

/** Where and when customers pick orders up. Without lines of a place, the shop offers no pick-up. */
export const pickup = z.object({
  /** The address of the counter, one entry per line. */
  place: z.array(displayedText(120)).check(z.maxLength(6, { error: () => said(shopFieldTexts).placeLines })),
  hours: displayedText(200),
  /** What else customers should know, such as where to ring. */
  note: displayedText(300),
})

export type PickUpPlace = z.output<typeof pickup>
