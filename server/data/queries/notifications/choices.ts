import type { Role } from '../../../../contract/accounts/roles.ts'
import type { NoticeKind } from '../../../../contract/desk/notifications.ts'
import { isTold } from '../../../../domain/shop/notice-kinds.ts'
import type { Reader, Transaction } from '../../database.ts'
import { preparedQuery } from '../../prepared-query.ts'
import { userColumns } from '../accounts/users.ts'

/** The hour before a person chooses one: the start of the working day. */
const usualHour = 8

/** A member of staff with the chosen notices. */
export interface Recipient {
  readonly id: string
  readonly email: string
  readonly role: Role
  /** Null before the person's first choice. */
  readonly kinds: readonly string[] | null
  readonly hour: number
  /** The date in the shop's time zone on which figures were last written. */
  readonly figuresDay: string | null
  /** The language of the account; null for the shop's standard language. */
  readonly language: string | null
}

function selectStaff(read: Reader) {
  return (
    read
      .selectFrom('users')
      .leftJoin('notification_choices as chosen', 'chosen.user_id', 'users.id')
      // Each side uses an index, so that no customers are read. With `or` SQLite would read all users.
      .where('users.id', 'in', (eb) =>
        eb
          .selectFrom('users as admins')
          .where('admins.role', '=', 'admin')
          .select('admins.id')
          .unionAll(
            eb.selectFrom('users as others').where('others.staff_role', 'is not', null).select('others.id'),
          ),
      )
      .where('users.deleted_at', 'is', null)
      .where('users.blocked_at', 'is', null)
      .orderBy('users.id')
      .select([
        ...userColumns,
        'users.language',
        'chosen.kinds',
        'chosen.figures_hour as hour',
        'chosen.figures_day as figuresDay',
      ])
  )
}

type StaffRow = Awaited<ReturnType<ReturnType<typeof selectStaff>['executeTakeFirstOrThrow']>>

function toRecipient({ kinds, hour, ...row }: StaffRow): Recipient {
  // `putChoices` wrote this text from an array.
  const chosen = kinds === null ? null : (JSON.parse(kinds) as readonly string[])
  return { ...row, kinds: chosen, hour: hour ?? usualHour }
}

/** Returns the recipients of a kind of notice, always in the same order, so that two events lock in the same order. */
export async function listRecipients(read: Reader, kind: NoticeKind): Promise<readonly Recipient[]> {
  const staff = (await allStaff(read, {})).map(toRecipient)
  return staff.filter(({ role, kinds }) => isTold(kind, role, kinds))
}

const allStaff = preparedQuery((db) => selectStaff(db))

/** Returns a member of staff; undefined for everyone else, and for blocked or deleted accounts. */
export async function findRecipient(read: Reader, userId: string): Promise<Recipient | undefined> {
  const row = await selectStaff(read).where('users.id', '=', userId).executeTakeFirst()
  return row && toRecipient(row)
}

/** Returns whether an email belongs to staff, or to a blocked account. */
export async function isStaffAddress(read: Reader, email: string): Promise<boolean> {
  const row = await read
    .selectFrom('users')
    .where('email', '=', email)
    .where((eb) =>
      eb.or([eb('role', '=', 'admin'), eb('staff_role', 'is not', null), eb('blocked_at', 'is not', null)]),
    )
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

interface Choices {
  readonly kinds: readonly NoticeKind[]
  readonly hour: number
  /** The last day for which figures were written; null without one. */
  readonly figuresDay: string | null
}

/** Stores a person's choices. */
export async function putChoices(
  { db }: Transaction,
  userId: string,
  { kinds, hour, figuresDay }: Choices,
): Promise<void> {
  const row = { kinds: JSON.stringify(kinds), figures_hour: hour, figures_day: figuresDay }
  await db
    .insertInto('notification_choices')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
}

/** Claims a day's figures for a person; false if they are already written. */
export async function claimFiguresDay({ db }: Transaction, userId: string, day: string): Promise<boolean> {
  const claimed = await db
    .updateTable('notification_choices')
    .set({ figures_day: day })
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('figures_day', 'is', null), eb('figures_day', '<', day)]))
    .returning('user_id')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Deletes an account's choices and waiting notices. */
export async function deleteNotificationsOf({ db }: Transaction, userId: string): Promise<void> {
  await db.deleteFrom('notification_choices').where('user_id', '=', userId).execute()
  await db.deleteFrom('notices').where('user_id', '=', userId).execute()
  await db.deleteFrom('notice_pauses').where('user_id', '=', userId).execute()
}
