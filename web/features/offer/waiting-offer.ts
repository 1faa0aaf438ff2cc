import { links } from '../../routing/links.ts'
import { readInTab, writeInTab } from '../../session/browser-storage.ts'
import { pendingBookingKey } from '../../session/pending-booking.ts'
import { offerPageTexts as texts } from './texts.ts'

/** Makes the home page, where a sign-up leads (spec §2), remind of the offer. Stores no secret. */
export function keepWaiting(): void {
  const waiting = { toolId: 'offer', toolName: texts.waiting, path: links.offer }
  writeInTab(pendingBookingKey, JSON.stringify(waiting))
}

/** Removes the reminder once the offer is accepted. */
export function forgetWaiting(): void {
  if (readInTab(pendingBookingKey)?.includes(`"${links.offer}"`)) writeInTab(pendingBookingKey, null)
}
