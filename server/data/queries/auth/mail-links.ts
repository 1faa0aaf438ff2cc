import { newId } from '../../../platform/ids.ts'
import type { Reader, Transaction } from '../../database.ts'

interface MailLink {
  readonly purpose: string
  /** The hash of the link's secret. */
  readonly hash: string
  /** The account at the built-in sign-in provider. */
  readonly accountId: string
  readonly expiresAt: number
}

/** Inserts the link of an email. */
export async function insertMailLink({ db }: Transaction, link: MailLink, now: number): Promise<void> {
  await db
    .insertInto('auth_verifications')
    .values({
      id: newId(),
      identifier: `${link.purpose}:${link.hash}`,
      value: link.accountId,
      expires_at: iso(link.expiresAt),
      created_at: iso(now),
      updated_at: iso(now),
    })
    .execute()
}

/** Returns the account of a link; undefined if the link is used, expired or unknown. */
export async function findMailLink(
  read: Reader,
  { purpose, hash }: Pick<MailLink, 'purpose' | 'hash'>,
  now: number,
): Promise<string | undefined> {
  const link = await read
    .selectFrom('auth_verifications')
    .where('identifier', '=', `${purpose}:${hash}`)
    .where('expires_at', '>', iso(now))
    .select('value')
    .executeTakeFirst()
  return link?.value
}

/** Consumes a link; false if it was consumed concurrently or has expired. */
export async function useMailLink(
  { db }: Transaction,
  { purpose, hash }: Pick<MailLink, 'purpose' | 'hash'>,
  now: number,
): Promise<boolean> {
  const used = await db
    .deleteFrom('auth_verifications')
    .where('identifier', '=', `${purpose}:${hash}`)
    .where('expires_at', '>', iso(now))
    .returning('id')
    .execute()
  return used.length > 0
}

/** Deletes every link of one purpose and account. */
export async function deleteMailLinks(
  { db }: Transaction,
  { purpose, accountId }: Pick<MailLink, 'purpose' | 'accountId'>,
): Promise<void> {
  await db
    .deleteFrom('auth_verifications')
    .where('value', '=', accountId)
    .where('identifier', 'like', `${purpose}:%`)
    .execute()
}

/** Deletes links that expired before an instant. */
export async function deleteMailLinksExpiredBefore({ db }: Transaction, instant: number): Promise<void> {
  await db.deleteFrom('auth_verifications').where('expires_at', '<', iso(instant)).execute()
}

/** Formats an instant like the sign-in library: as ISO text of fixed length, which sorts by time. */
function iso(instant: number): string {
  return new Date(instant).toISOString()
}
