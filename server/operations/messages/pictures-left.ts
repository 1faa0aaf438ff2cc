import type { Letter } from './letter.ts'

/** To the admin: what only a person can delete, because the image host offers programs no way to. */
export function picturesLeft(addresses: readonly string[]): Letter {
  return {
    subject: 'Pictures to delete at the image host',
    paragraphs: [
      'A customer has deleted an account. The shop no longer shows these pictures, but the image host still has them. Delete them there, in the account that the shop uploads to.',
    ],
    facts: addresses.map((address, index) => [`Picture ${index + 1}`, address] as const),
  }
}
