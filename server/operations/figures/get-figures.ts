import { addDays, dateIn, daysBetween, type ShopDay, shopDays } from '../../../domain/shop-days.ts'
import type { Reader } from '../../data/database.ts'
import { listBestSellers, listUnsold } from '../../data/queries/figures/sellers.ts'
import { countBooked, sumGivenBack, sumHeld, sumTaken } from '../../data/queries/figures/sums.ts'
import type { Shop } from '../shop.ts'

const dayMs = 86_400_000
const unsoldForMs = 60 * dayMs
const sellersListed = 3

/** The last days until today, or from a date to another, both included. */
export type Period = { readonly days: number } | { readonly from: string; readonly to: string }

/** Returns the figures of a period beside those of the period before it, by the days of a time zone. */
export async function getFigures(shop: Shop, timeZone: string, period: Period) {
  const { read } = shop.database
  const now = shop.clock()
  const today = dateIn(timeZone, now)
  const { from, to } = 'days' in period ? { from: addDays(today, 1 - period.days), to: today } : period
  const days = shopDays(timeZone, from, to)
  const length = daysBetween(from, to) + 1
  const earlier = shopDays(timeZone, addDays(from, -length), addDays(from, -1))
  const [sums, sumsBefore, held, best, unsold] = await Promise.all([
    sumsOfDays(read, days),
    sumsOfDays(read, untilSameTime(earlier, days, now)),
    sumHeld(read),
    listBestSellers(read, stretchOf(days), sellersListed),
    listUnsold(read, now - unsoldForMs, sellersListed),
  ])
  return {
    from,
    to,
    timeZone,
    now: sums.totals,
    before: sumsBefore.totals,
    held,
    days: sums.days,
    best,
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

function stretchOf(days: readonly ShopDay[]) {
  return { from: days[0]?.from ?? 0, to: days.at(-1)?.to ?? 0 }
}

/** Groups days of 24 hours that follow each other: one query sums them in steps of 24 hours. */
function stretchesOf(days: readonly ShopDay[]): readonly (readonly ShopDay[])[] {
  const stretches: ShopDay[][] = []
  for (const day of days) {
    const current = stretches.at(-1)
    const isUsual = (of: ShopDay | undefined) => of !== undefined && of.to - of.from === dayMs
    if (current && isUsual(day) && isUsual(current.at(-1))) current.push(day)
    else stretches.push([day])
  }
  return stretches
}

async function sumsOfDays(read: Reader, days: readonly ShopDay[]) {
  const [givenBack, ...parts] = await Promise.all([
    sumGivenBack(read, stretchOf(days)),
    ...stretchesOf(days).map((stretch) => sumsOfStretch(read, stretch)),
  ])
  const byDay = parts.flat()
  const total = (of: (day: (typeof byDay)[number]) => number) => byDay.reduce((sum, day) => sum + of(day), 0)
  const totals = {
    takenCents: total(({ takenCents }) => takenCents),
    paid: total(({ paid }) => paid),
    booked: total(({ booked }) => booked),
    bookedPaid: total(({ bookedPaid }) => bookedPaid),
    givenBackCents: givenBack.cents,
    refunds: givenBack.count,
  }
  return { days: byDay, totals }
}

async function sumsOfStretch(read: Reader, days: readonly ShopDay[]) {
  const stretch = stretchOf(days)
  const [taken, booked] = await Promise.all([sumTaken(read, stretch), countBooked(read, stretch)])
  // A day of 25 hours stands alone, and its last hour is in the second step.
  const stepOf = (day: number) => Math.min(day, days.length - 1)
  const sums = days.map(({ date }) => ({ date, takenCents: 0, paid: 0, booked: 0, bookedPaid: 0 }))
  for (const { day, count, cents } of taken) {
    const sum = sums[stepOf(day)]
    if (sum) Object.assign(sum, { takenCents: sum.takenCents + cents, paid: sum.paid + count })
  }
  for (const { day, count, paid } of booked) {
    const sum = sums[stepOf(day)]
    if (sum)
      Object.assign(sum, { booked: sum.booked + count, bookedPaid: sum.bookedPaid + (paid ? count : 0) })
  }
  return sums
}
