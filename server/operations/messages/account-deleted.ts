import type { Letter } from './letter.ts'

/** To the person: the account is gone, and what the shop has to keep. */
export function accountDeleted(): Letter {
  return {
    subject: 'Your account is deleted',
    paragraphs: [
      'Your account at Truewheel is deleted, as you asked for. Orders that were not paid are cancelled.',
      'Orders that you paid stay in our books for as long as the law asks for it, and what is paid and not sent yet still comes to you.',
    ],
    closing: ['If it was not you who did this, write to us at once.'],
  }
}
