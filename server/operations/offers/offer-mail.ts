import { hourMs } from '../../platform/clock.ts'

/** How long the shop tries to deliver the email, as for other emails. After that an admin can send a new link. */
const worthSendingMs = 3 * 24 * hourMs

/** Returns the event of an offer's email. Each email of an offer has its own event, because each has a new link. */
export function offerMailEvent({ id, letters }: { readonly id: string; readonly letters: number }): string {
  return `offer:${id}:${letters}`
}

interface MailedOffer {
  readonly id: string
  readonly expiresAt: number
  /** The number of emails about the offer, including this one. */
  readonly letters: number
  readonly email: string
}

/** Returns the recipient and event of an email with an offer's link. */
export function offerMail(offer: MailedOffer, now: number) {
  return {
    event: offerMailEvent(offer),
    recipient: offer.email,
    secret: true,
    uselessAt: Math.min(offer.expiresAt, now + worthSendingMs),
  } as const
}
