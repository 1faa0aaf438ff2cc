import { readBooks } from './books.ts'
import type { Shop } from './shop.ts'

/** A message as it waits in the outbox of a shop without a mail server. */
interface Letter {
  readonly subject: string
  readonly body: string
}

/** What the shop has written to an address, the oldest first. */
export function lettersTo(shop: Shop, email: string): readonly Letter[] {
  const query = 'select subject, body from outbox where recipient = ? order by created_at, id'
  return readBooks(shop, query, email).map(({ subject, body }) => ({
    subject: String(subject),
    body: String(body),
  }))
}

/**
 * The address of the link in the last letter with this subject, without the shop's own part of it.
 *
 * @throws Error when there is no such letter, or no link in it.
 */
export function linkIn(shop: Shop, email: string, subject: string): string {
  const letter = lettersTo(shop, email).findLast((each) => each.subject === subject)
  const link = letter?.body.split('\n').find((line) => line.startsWith(shop.url) && line.includes('#'))
  if (link === undefined) throw new Error(`There is no link for ${email} in a letter "${subject}".`)
  return link.slice(shop.url.length)
}
