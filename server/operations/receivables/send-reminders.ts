import { inLanguage } from '../../../contract/languages/said.ts'
import { formatOrderNumber } from '../../../domain/orders/order-number.ts'
import { done } from '../../../domain/outcome.ts'
import { fillReminder, reminderIn } from '../../../domain/receivables/fill-reminder.ts'
import { reminderOfNow } from '../../../domain/receivables/next-reminder.ts'
import { daysOverdue } from '../../../domain/receivables/receivable-ages.ts'
import { reminderTexts } from '../../../domain/receivables/reminder-texts.ts'
import { addDays, dateIn, startOfDay } from '../../../domain/shop/shop-days.ts'
import type { Transaction } from '../../data/database.ts'
import { findLanguageOf } from '../../data/queries/accounts/languages.ts'
import { listToRemind, setReminded } from '../../data/queries/payments/due-reminders.ts'
import {
  findItemOfInvoice,
  listOrdersOfItems,
  type OpenItem,
} from '../../data/queries/payments/open-items.ts'
import { lockReceivable } from '../../data/queries/payments/receivables.ts'
import { mailingIn } from '../emails/mailing-shop.ts'
import { bankFacts } from '../emails/on-account-emails.ts'
import { reminderEmail } from '../emails/receivable-emails.ts'
import { writeEmail } from '../emails/write-email.ts'
import type { Shop } from '../shop.ts'
import { numberOf } from './assign-parts.ts'
import { copyOf, reminderEvent } from './receivable-events.ts'

/** A round looks at this many invoices of each step. */
const atOnce = 200

/**
 * Sends the reminders that are due by the owner's settings. Each is written in the transaction that counts it, so that
 * a kill in between sends it once, and several processes may run this at once.
 */
export async function sendReminders(shop: Shop): Promise<void> {
  const { reminders, money } = await shop.settings.read()
  const now = shop.clock()
  const today = dateIn(money.timeZone, now)
  const endOf = (daysAgo: number) => startOfDay(money.timeZone, addDays(today, 1 - daysAgo))
  for (const [sent, { days }] of reminders.steps.entries()) {
    const distance = days - (reminders.steps[sent - 1]?.days ?? days)
    const wanted = { sent, dueBefore: endOf(days), remindedBefore: endOf(distance), limit: atOnce }
    for (const invoiceId of await listToRemind(shop.database.read, wanted)) await remind(shop, invoiceId)
  }
}

/** Writes the next reminder of an invoice, unless it was paid, disputed or reminded of meanwhile. */
async function remind(shop: Shop, invoiceId: string): Promise<void> {
  const written = await shop.database.write(async (transaction) => {
    const now = shop.clock()
    const locked = await lockReceivable(transaction, invoiceId)
    const item = await findItemOfInvoice(transaction.db, invoiceId)
    if (!locked || !item || item.closedAt !== null || item.disputedAt !== null) return done(false)
    const { reminders, money } = await shop.settings.readWithin(transaction.db)
    const step = reminderOfNow(reminders.steps, item, money.timeZone, now)
    if (step === undefined) return done(false)
    await setReminded(transaction, invoiceId, step, now)
    await writeReminder(shop, transaction, item, step)
    return done(true)
  })
  if (!written.ok) throw new Error(`The reminder of an invoice was refused: ${written.code}`)
}

async function writeReminder(
  shop: Shop,
  transaction: Transaction,
  item: OpenItem,
  step: number,
): Promise<void> {
  const { intentId, customerEmail, invoiceEmail } = item
  const orders = (await listOrdersOfItems(transaction.db, [intentId])).get(intentId) ?? []
  const mailing = mailingIn(shop, await findLanguageOf(transaction.db, customerEmail))
  const settings = await shop.settings.readWithin(transaction.db)
  const { timeZone } = settings.money
  const { formats } = mailing.settings
  const values = {
    invoice: numberOf(item),
    order: orders.map(({ number }) => formatOrderNumber(number)).join(', '),
    company: item.companyName,
    open: formats.money(item.openCents, item.currency),
    due: formats.date(dateIn(timeZone, item.dueAt)),
    days: formats.number(daysOverdue(timeZone, item.dueAt, shop.clock())),
  }
  const builtIn = inLanguage(reminderTexts, mailing.language).steps
  const { subject, text } = reminderIn(settings.reminders, step, mailing.language ?? 'en', builtIn)
  const words = { subject: fillReminder(subject, values), text: fillReminder(text, values) }
  const facts = { invoice: values.invoice, open: values.open, due: values.due }
  const { invoicing } = settings
  const bank = invoicing.iban === '' ? [] : bankFacts(invoicing, mailing.language)
  const reminder = { words, ...facts, bank }
  const email = reminderEmail({ ...reminder, orderId: orders[0]?.id }, mailing)
  const event = reminderEvent(intentId, step)
  await writeEmail(shop, transaction, email, { event, recipient: customerEmail, invoiceId: item.id })
  if (invoiceEmail !== '' && invoiceEmail !== customerEmail)
    await writeEmail(shop, transaction, reminderEmail(reminder, mailing), {
      event: copyOf(event),
      recipient: invoiceEmail,
      invoiceId: item.id,
    })
}
