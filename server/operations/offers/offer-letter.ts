import { hourMs } from '../../platform/clock.ts'

/** How long the shop tries to deliver a link, as other mails; afterwards an admin sends a new one. */
const worthSendingMs = 3 * 24 * hourMs

/** The event of an offer's mail; each letter has its own, because each has a new link. */
export function letterEvent({ id, letters }: { readonly id: string; readonly letters: number }): string {
  return `offer:${id}:${letters}`
}

interface Letter {
  readonly id: string
  readonly expiresAt: number
  /** The letter's number, from 1. */
  readonly letters: number
  readonly email: string
}

/** Addresses a mail with an offer's link. */
export function offerLetter(letter: Letter, now: number) {
  return {
    event: letterEvent(letter),
    recipient: letter.email,
    secret: true,
    uselessAt: Math.min(letter.expiresAt, now + worthSendingMs),
  } as const
}
