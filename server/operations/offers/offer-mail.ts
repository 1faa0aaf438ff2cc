import { hourMs } from '../../platform/clock.ts'

/** How long the shop tries to deliver the email, like other emails; after that an admin sends a new link. */
const worthSendingMs = 3 * 24 * hourMs

/** The event of an offer's mail; each mail of an offer has its own, because each has a new link. */
export function offerMailEvent({ id, letters }: { readonly id: string; readonly letters: number }): string {
  return `offer:${id}:${letters}`
}

interface MailedOffer {
  readonly id: string
  readonly expiresAt: number
  /** The number of mails of the offer, including this one. */
  readonly letters: number
  readonly email: string
}

/** Addresses a mail with an offer's link. */
export function offerMail(offer: MailedOffer, now: number) {
  return {
    event: offerMailEvent(offer),
    recipient: offer.email,
    secret: true,
    uselessAt: Math.min(offer.expiresAt, now + worthSendingMs),
  } as const
}
