import { profileAddress } from './addresses.ts'
import type { Letter } from './letter.ts'

/** To the person: what was in the profile is gone, because it may have been somebody else's. */
export function profileEmptied(publicUrl: string): Letter {
  return {
    subject: 'Your profile is empty again',
    paragraphs: [
      'You have logged in, and your email is now verified. Someone else may have filled in the profile before, so we emptied it. Your orders are unchanged.',
    ],
    link: { text: 'Fill in your profile', address: profileAddress(publicUrl) },
    closing: [],
  }
}
