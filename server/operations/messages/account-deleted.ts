import type { Letter } from './letter.ts'

/** To the person: the account is gone, and what the shop has to keep. */
export function accountDeleted(): Letter {
  return {
    subject: 'Your account is deleted',
    paragraphs: [
      'Your account at Truewheel is deleted, as you asked. Unpaid orders are cancelled.',
      'We keep your paid orders for as long as the law requires. Paid orders that are not sent yet still reach you.',
    ],
    closing: ['If you did not do this, write to us at once.'],
  }
}
