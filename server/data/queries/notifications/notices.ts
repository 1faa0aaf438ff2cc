import type { NoticeKind } from '../../../../contract/desk/notifications.ts'
import type { Reader, Transaction } from '../../database.ts'

interface WaitingNotice {
  readonly userId: string
  readonly kind: NoticeKind
  readonly subject: string
  /** The JSON of the email with this notice alone. */
  readonly content: string
}

/** Adds a notice to a person's waiting ones, replacing an older notice about the same subject. */
export async function putNotice(
  { db }: Transaction,
  { userId, kind, subject, content }: WaitingNotice,
  now: number,
): Promise<void> {
  await db
    .insertInto('notices')
    .values({ user_id: userId, kind, subject, content, created_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'subject']).doUpdateSet({ content }))
    .execute()
}

/**
 * Claims the next email of a kind to a person; false during the pause after the previous one. The second of two
 * concurrent transactions waits for the first only if the pause is over.
 */
export async function claimPause(
  { db }: Transaction,
  userId: string,
  kind: NoticeKind,
  { now, until }: { readonly now: number; readonly until: number },
): Promise<boolean> {
  // An insert with an update on conflict would lock the row in every transaction, even during the pause.
  const renewed = await db
    .updateTable('notice_pauses')
    .set({ until })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('until', '<=', now)
    .returning('user_id')
    .executeTakeFirst()
  if (renewed) return true
  const first = await db
    .insertInto('notice_pauses')
    .values({ user_id: userId, kind, until })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return first !== undefined
}

/** Deletes and returns all waiting notices of a person, oldest first. */
export async function takeNotices(
  { db }: Transaction,
  userId: string,
  kind: NoticeKind,
): Promise<readonly string[]> {
  const taken = await db
    .deleteFrom('notices')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .returning(['subject', 'content', 'created_at as createdAt'])
    .execute()
  return taken
    .toSorted((one, other) => one.createdAt - other.createdAt || (one.subject < other.subject ? -1 : 1))
    .map(({ content }) => content)
}

/** Returns the people with waiting notices whose pause is over. */
export function listDueNotices(read: Reader, now: number) {
  return read
    .selectFrom('notice_pauses as pause')
    .where('pause.until', '<=', now)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('notices')
          .whereRef('notices.user_id', '=', 'pause.user_id')
          .whereRef('notices.kind', '=', 'pause.kind')
          .select('notices.subject'),
      ),
    )
    .select(['pause.user_id as userId', 'pause.kind'])
    .execute()
}
