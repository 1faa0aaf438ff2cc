import { copyOf, reminderEvent } from '../../server/operations/receivables/receivable-events.ts'
import { changeSettings } from '../../server/operations/settings/change-settings.ts'
import { readSection } from '../../server/operations/settings/read-settings.ts'
import type { Shop } from '../../server/operations/shop.ts'
import { dayMs } from '../../server/platform/clock.ts'
import { oweInvoice } from '../../server/testing/receivables.ts'
import { addAdmin, granted } from '../../server/testing/shop-contents.ts'
import type { OtherShop, Scene } from './paying-scenes.ts'

const steps = [{ days: 3 }, { days: 10 }, { days: 20 }].map((step) => ({ ...step, words: [] }))
const mailbox = 'books@workshop.example'

/**
 * The scene of reminders: one invoice gets its first reminder and another one its third, each with a copy. Each email
 * is written once, and no step is counted without its email.
 */
export const remindingScene: Readonly<Record<string, (shop: OtherShop) => Promise<Scene>>> = {
  async 'remind of open invoices'(shop) {
    await setSteps(shop)
    const owed = [await oweOverdue(shop, 5, 0), await oweOverdue(shop, 30, 2)]
    return {
      call: { call: 'sendReminders', arguments: [] },
      async isRight() {
        const right = await Promise.all(owed.map((each) => isReminded(shop, each)))
        return right.every(Boolean)
      },
    }
  },
}

interface Overdue {
  readonly invoiceId: string
  readonly intentId: string
  /** The reminder that is due, from 1. */
  readonly step: number
}

async function setSteps(shop: Shop): Promise<void> {
  const { version: from } = await readSection(shop, 'reminders')
  granted(await changeSettings(shop, await addAdmin(shop), { section: 'reminders', value: { steps }, from }))
}

/** Makes an invoice that was due some days ago and has had some reminders, the last one long ago. */
async function oweOverdue(shop: Shop, days: number, reminded: number): Promise<Overdue> {
  const { invoiceId, companyId } = await oweInvoice(shop, { days: -days })
  const { autocommit } = shop.database
  await autocommit
    .updateTable('companies')
    .set({ invoice_email: mailbox })
    .where('id', '=', companyId)
    .execute()
  const remindedAt = reminded === 0 ? null : shop.clock() - 15 * dayMs
  const { intent_id: intentId } = await autocommit
    .updateTable('receivables')
    .set({ reminded_step: reminded, reminded_at: remindedAt })
    .where('invoice_id', '=', invoiceId)
    .returning('intent_id')
    .executeTakeFirstOrThrow()
  return { invoiceId, intentId, step: reminded + 1 }
}

async function isReminded({ database: { read } }: Shop, { invoiceId, intentId, step }: Overdue) {
  const { counted } = await read
    .selectFrom('receivables')
    .where('invoice_id', '=', invoiceId)
    .select('reminded_step as counted')
    .executeTakeFirstOrThrow()
  const emails = await read
    .selectFrom('outbox')
    .where('invoice_id', '=', invoiceId)
    .where('event', 'like', 'invoice-reminded:%')
    .select('event')
    .execute()
  const event = reminderEvent(intentId, step)
  const written = emails.map((email) => email.event).toSorted()
  return counted === step && written.join() === [event, copyOf(event)].join()
}
