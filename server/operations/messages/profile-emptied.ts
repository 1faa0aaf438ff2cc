import { profileAddress } from './addresses.ts'
import type { Letter } from './letter.ts'

/** To the person: what was in the profile is gone, because it may have been somebody else's. */
export function profileEmptied(publicUrl: string): Letter {
  return {
    subject: 'Your profile is empty again',
    paragraphs: [
      'You have logged in, and the shop knows now that this address is yours. What stood in the profile was typed before that, perhaps by somebody else, so it was taken out. Your orders are all there.',
    ],
    link: { text: 'Fill in your profile', address: profileAddress(publicUrl) },
    closing: [],
  }
}
