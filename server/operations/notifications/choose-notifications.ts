import type { NoticeKind } from '../../../contract/desk/notifications.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { isTold, noticesFor } from '../../../domain/shop/notice-kinds.ts'
import { dateIn, hourIn } from '../../../domain/shop/shop-days.ts'
import { findRecipient, putChoices, type Recipient } from '../../data/queries/notifications/choices.ts'
import { recordChange } from '../changes/record-change.ts'
import { shopTimeZone } from '../settings/shop-on-pages.ts'
import type { Caller, Shop } from '../shop.ts'

interface Chosen {
  readonly kinds: readonly NoticeKind[]
  /** The hour of the daily figures; undefined keeps it. */
  readonly hour: number | undefined
}

/**
 * Stores the kinds of notices that a member of staff gets. The first figures are sent when the chosen hour next comes.
 *
 * @returns whether anything changed.
 */
export async function chooseNotifications(
  shop: Shop,
  caller: Caller,
  { kinds, hour: chosenHour }: Chosen,
): Promise<Outcome<boolean>> {
  const allowed = noticesFor(caller.role)
  if (!kinds.every((kind) => allowed.includes(kind))) return refused('NOTICE_NOT_FOR_ROLE')
  const timeZone = await shopTimeZone(shop)
  return shop.database.write(async (transaction) => {
    const person = await findRecipient(transaction.db, caller.userId)
    if (!person) return refused('NOT_ALLOWED')
    const at = shop.clock()
    const before = wanted(person)
    const after = allowed.filter((kind) => kinds.includes(kind))
    const hour = chosenHour ?? person.hour
    const begins = after.includes('figures') && !before.includes('figures')
    const isOver = hour <= hourIn(timeZone, at)
    const figuresDay = begins && isOver ? dateIn(timeZone, at) : person.figuresDay
    await putChoices(transaction, caller.userId, { kinds: after, hour, figuresDay })
    const same = person.kinds !== null && before.join() === after.join() && hour === person.hour
    if (same) return done(false)
    await recordChange(transaction, {
      at,
      by: caller,
      action: 'notifications.chosen',
      subject: { kind: 'user', id: caller.userId, name: '' },
      before: { kinds: before, hour: person.hour },
      after: { kinds: after, hour },
    })
    return done(true)
  })
}

/** Returns the kinds of notices that a person gets, in fixed order. */
export function wanted({ role, kinds }: Pick<Recipient, 'role' | 'kinds'>): readonly NoticeKind[] {
  return noticesFor(role).filter((kind) => isTold(kind, role, kinds))
}
