import type { Shop } from './shop.ts'
import { readRows } from './shop-database.ts'

/** An email in the outbox of a shop without a mail server. */
interface Email {
  readonly subject: string
  readonly body: string
}

/** Returns the shop's emails to an address, oldest first. */
export function emailsTo(shop: Shop, email: string): readonly Email[] {
  const query = 'select subject, body from outbox where recipient = ? order by created_at, id'
  return readRows(shop, query, email).map(({ subject, body }) => ({
    subject: String(subject),
    body: String(body),
  }))
}

/**
 * Returns the path of the link with a secret in the latest email with this subject.
 *
 * @throws Error if there is no such email, or no link in it.
 */
export function linkIn(shop: Shop, email: string, subject: string | RegExp): string {
  const isWanted = (text: string) => (typeof subject === 'string' ? text === subject : subject.test(text))
  const message = emailsTo(shop, email).findLast((each) => isWanted(each.subject))
  const link = message?.body.split('\n').find((line) => line.startsWith(shop.url) && line.includes('#'))
  if (link === undefined) throw new Error(`There is no link for ${email} in an email "${subject}".`)
  return link.slice(shop.url.length)
}
