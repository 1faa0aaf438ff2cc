import { links } from '../../routing/links.ts'
import { pendingBookingKey } from '../../session/pending-booking.ts'
import { offerPageTexts as texts } from './texts.ts'

/** Has the home page remind of the offer, where a sign-up leads (spec §2). It stores no secret. */
export function keepWaiting(): void {
  inStorage((storage) => {
    const waiting = { toolId: 'offer', toolName: texts.waiting, path: links.offer }
    storage.setItem(pendingBookingKey, JSON.stringify(waiting))
  })
}

/** Ends the reminder, once the offer is accepted. */
export function forgetWaiting(): void {
  inStorage((storage) => {
    if (storage.getItem(pendingBookingKey)?.includes(`"${links.offer}"`))
      storage.removeItem(pendingBookingKey)
  })
}

function inStorage(use: (storage: Storage) => void): void {
  try {
    use(window.sessionStorage)
  } catch {
    // Storage is blocked for this site: the offer's mail still has the link.
  }
}
