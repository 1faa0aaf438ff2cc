import { setImmediate as nextTurn } from 'node:timers/promises'
import { addDays, dateIn, daysBetween, type ShopDay, shopDays } from '../../../domain/shop-days.ts'
import { listUnsold } from '../../data/queries/figures/sellers.ts'
import { sumHeld } from '../../data/queries/figures/sums.ts'
import type { Shop } from '../shop.ts'
import { bestAndLeast } from './best-sellers.ts'
import { sumDays, totalsOf } from './period-sums.ts'

const dayMs = 86_400_000
const unsoldForMs = 60 * dayMs
const sellersListed = 5

/** The last days until today, or from a date to another, both included. */
export type Period = { readonly days: number } | { readonly from: string; readonly to: string }

/**
 * Returns the figures of a period beside those of the period before it, by the days of a time zone. One query follows
 * another with a turn of the event loop between them: on the embedded database each keeps all other requests waiting.
 */
export async function getFigures(
  { database, clock }: Pick<Shop, 'database' | 'clock'>,
  timeZone: string,
  period: Period,
) {
  const { read } = database
  const now = clock()
  const today = dateIn(timeZone, now)
  const { from, to } = 'days' in period ? { from: addDays(today, 1 - period.days), to: today } : period
  const length = daysBetween(from, to) + 1
  const days = shopDays(timeZone, from, to)
  const whole = shopDays(timeZone, addDays(from, -length), addDays(from, -1))
  await nextTurn()
  const earlier = untilSameTime(whole, days, now)
  const summed = await sumDays(database, days, now)
  const summedBefore = await sumDays(
    database,
    earlier,
    now,
    earlier.at(-1) === whole.at(-1) ? undefined : earlier.at(-1),
  )
  const held = await sumHeld(read)
  await nextTurn()
  const unsold = await listUnsold(read, now - unsoldForMs, sellersListed)
  await nextTurn()
  const { best, least } = await bestAndLeast(read, summed, sellersListed)
  await nextTurn()
  return {
    from,
    to,
    timeZone,
    now: await totalsOf(database, summed, now),
    before: await totalsOf(database, summedBefore, now),
    held,
    days: summed.map(({ day: { date }, sums: { takenCents, paid, booked } }) => ({
      date,
      takenCents,
      paid,
      booked,
    })),
    takenBeforeCents: summedBefore.map(({ sums }) => sums.takenCents),
    best,
    least,
    unsold,
  }
}

/** Cuts the last day of the period before where today stands, because half a day beside a whole one shows a loss. */
function untilSameTime(
  earlier: readonly ShopDay[],
  days: readonly ShopDay[],
  now: number,
): readonly ShopDay[] {
  const [last, today] = [earlier.at(-1), days.at(-1)]
  if (!last || !today || now < today.from || now >= today.to) return earlier
  return [...earlier.slice(0, -1), { ...last, to: Math.min(last.to, last.from + now - today.from + 1) }]
}
