import { newId } from '../../../platform/ids.ts'
import type { Reader, Transaction } from '../../database.ts'

interface MailLink {
  readonly purpose: string
  /** Of the link's secret. */
  readonly hash: string
  /** The account at the built-in sign-in provider that it is for. */
  readonly accountId: string
  readonly expiresAt: number
}

/** Keeps a link that a message carries. */
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

/** The account that a link is for; undefined when it was used, is too old or never was. */
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

/** Uses a link up; false when somebody else has just done so, or it is too old. */
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

/** Makes every link of one purpose and account worthless. */
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

/** Forgets what nobody can use any more. */
export async function deleteMailLinksExpiredBefore({ db }: Transaction, instant: number): Promise<void> {
  await db.deleteFrom('auth_verifications').where('expires_at', '<', iso(instant)).execute()
}

/** Instants as the sign-in library writes them: text of one length, in the order of time. */
function iso(instant: number): string {
  return new Date(instant).toISOString()
}
