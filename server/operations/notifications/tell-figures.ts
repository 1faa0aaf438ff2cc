import { lowPortions } from '../../../domain/catalogue/stock-state.ts'
import { done } from '../../../domain/outcome.ts'
import { addDays, dateIn, hourIn, shopDays } from '../../../domain/shop/shop-days.ts'
import { countLowProducts, countToSend } from '../../data/queries/figures/waiting-work.ts'
import { claimFiguresDay, findRecipient, listRecipients } from '../../data/queries/notifications/choices.ts'
import { type DayFigures, figuresEmail } from '../emails/figures-email.ts'
import { mailingIn } from '../emails/mailing-shop.ts'
import { withChoice } from '../emails/notice-emails.ts'
import { writeEmail } from '../emails/write-email.ts'
import { noSums } from '../figures/day-sums.ts'
import { keptRefundsOf } from '../figures/given-back.ts'
import { owedByCompanies } from '../figures/owed-by-companies.ts'
import { sumDays } from '../figures/period-sums.ts'
import { shopTimeZone } from '../settings/shop-on-pages.ts'
import type { Shop } from '../shop.ts'
import { staffEvent } from './tell-staff.ts'

/**
 * Emails yesterday's figures to staff whose chosen hour has come in the shop's time zone, once per person and day, from
 * any process. An hour that a clock change skips counts with the next hour; a repeated hour sends nothing twice. Sends
 * nothing for a day on which the shop did not run.
 */
export async function tellFigures(shop: Shop): Promise<void> {
  const timeZone = await shopTimeZone(shop)
  const now = shop.clock()
  const today = dateIn(timeZone, now)
  const hour = hourIn(timeZone, now)
  const staff = await listRecipients(shop.database.read, 'figures')
  const due = staff.filter((person) => person.hour <= hour && (person.figuresDay ?? '') < today)
  if (due.length === 0) return
  const figures = await figuresOf(shop, timeZone, addDays(today, -1))
  for (const { id } of due) {
    await shop.database.write(async (transaction) => {
      const person = await findRecipient(transaction.db, id)
      if (!person || !(await claimFiguresDay(transaction, id, today))) return done(null)
      const mailing = mailingIn(shop, person.language)
      await writeEmail(shop, transaction, withChoice(figuresEmail(figures, mailing), mailing), {
        event: staffEvent('figures', `${id}:${today}`),
        recipient: person.email,
      })
      return done(null)
    })
  }
}

/** Returns the figures of a day in the shop's time zone, and the open tasks. */
async function figuresOf(shop: Shop, timeZone: string, date: string): Promise<DayFigures> {
  const { database, clock } = shop
  const now = clock()
  const days = shopDays(timeZone, date, date)
  const [summed] = await sumDays(database, days, now)
  const { takenCents, paid, booked } = summed?.sums ?? noSums
  const { count: refunds, cents: givenBackCents } = await keptRefundsOf(database).sumDays(days, now)
  const { openCents: owedCents, overdueCents } = await owedByCompanies(shop)
  return {
    date,
    takenCents,
    paid,
    booked,
    refunds,
    givenBackCents,
    toSend: await countToSend(database.read),
    owedCents,
    overdueCents,
    low: await countLowProducts(database.read, lowPortions),
  }
}
