import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Reminders } from '../../../contract/shop/reminders.ts'
import { findItemOfInvoice } from '../../data/queries/payments/open-items.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { dayMs } from '../../platform/clock.ts'
import { type OwedInvoice, oweInvoice, received } from '../../testing/receivables.ts'
import { addAdmin, codeOf, granted } from '../../testing/shop-contents.ts'
import { storedMessages } from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { getTimeline } from '../orders/get-timeline.ts'
import { changeSettings } from '../settings/change-settings.ts'
import { readSection } from '../settings/read-settings.ts'
import { noteDispute } from './note-dispute.ts'
import { recordTransfer } from './record-transfer.ts'
import { sendReminders } from './send-reminders.ts'

const own = {
  language: 'en',
  subject: 'Please pay {invoice}',
  text: '{open} since {due}.\n\nDear {company}',
} as const
const steps: Reminders['steps'] = [
  { days: 3, words: [own] },
  { days: 10, words: [] },
]

describeOnEveryEngine('A reminder of an open invoice', (engine) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop(engine)
    await write(steps)
  })
  afterEach(() => shop.drop())

  async function write(written: Reminders['steps']) {
    const { version: from } = await readSection(shop, 'reminders')
    const change = { section: 'reminders', value: { steps: written }, from } as const
    granted(await changeSettings(shop, await addAdmin(shop), change))
    await shop.settings.read()
  }
  const sent = () => storedMessages(shop, 'invoice-reminded')
  const remindedStep = async ({ invoiceId }: OwedInvoice) =>
    (await findItemOfInvoice(shop.database.read, invoiceId))?.remindedStep

  test('is sent once on its day, in the words of the owner with the figures, and attaches the invoice', async () => {
    const owed = await oweInvoice(shop, { days: 0 })
    shop.clock.moveBy(2 * dayMs)
    await sendReminders(shop)
    expect(await sent()).toEqual([])
    shop.clock.moveBy(dayMs)
    const other = { ...shop, ...(await shop.anotherProcess()) }
    await Promise.all([sendReminders(shop), sendReminders(other), sendReminders(shop)])
    await sendReminders(shop)
    const mails = await sent()
    expect(mails).toMatchObject([{ recipient: owed.customer.email, subject: `Please pay ${owed.number}` }])
    expect(mails[0]?.body).toContain('Dear Radwerk GmbH')
    expect(mails[0]?.body).toContain('DE89 3704 0044 0532 0130 00')
    expect(mails[0]?.body).toContain('$25.00 since')
    const attached = await shop.database.read
      .selectFrom('outbox')
      .where('event', 'like', 'invoice-reminded%')
      .select('invoice_id')
      .execute()
    expect(attached).toEqual([{ invoice_id: owed.invoiceId }])
  })

  test('is followed by the next step in the words of the shop, and by none after the last one', async () => {
    const owed = await oweInvoice(shop, { days: -40 })
    await sendReminders(shop)
    await sendReminders(shop)
    expect(await remindedStep(owed)).toBe(1)
    shop.clock.moveBy(7 * dayMs)
    await sendReminders(shop)
    expect((await sent()).map(({ subject }) => subject)).toEqual([
      `Please pay ${owed.number}`,
      `Second reminder: invoice ${owed.number} is 47 days overdue`,
    ])
    shop.clock.moveBy(90 * dayMs)
    await sendReminders(shop)
    expect(await remindedStep(owed)).toBe(2)
  })

  test('stops while the invoice is disputed, and once it is paid', async () => {
    const [disputed, paid] = [await oweInvoice(shop, { days: -5 }), await oweInvoice(shop, { days: -5 })]
    const bookkeeper = await addAdmin(shop)
    const note = (isDisputed: boolean) =>
      noteDispute(shop, bookkeeper, disputed.number, { disputed: isDisputed, note: 'A wheel was missing' })
    granted(await note(true))
    expect(codeOf(await note(true))).toBe('RECEIVABLE_DISPUTED')
    const { companyId, cents, number } = paid
    granted(await recordTransfer(shop, bookkeeper, received(companyId, [{ invoice: number, cents }])))
    await sendReminders(shop)
    expect(await sent()).toEqual([])
    expect(codeOf(await noteDispute(shop, bookkeeper, number, { disputed: true, note: 'Late' }))).toBe(
      'RECEIVABLE_PAID',
    )
    granted(await note(false))
    expect(codeOf(await note(false))).toBe('RECEIVABLE_NOT_DISPUTED')
    await sendReminders(shop)
    expect((await sent()).map(({ recipient }) => recipient)).toEqual([disputed.customer.email])
  })

  test('also goes to the mailbox of the company for invoices', async () => {
    const owed = await oweInvoice(shop, { days: -5 })
    await shop.database.autocommit
      .updateTable('companies')
      .set({ invoice_email: 'books@radwerk.example' })
      .execute()
    await sendReminders(shop)
    expect((await sent()).map(({ recipient }) => recipient).toSorted()).toEqual(
      ['books@radwerk.example', owed.customer.email].toSorted(),
    )
  })

  test('is in the history of its orders, with the disputes and the transfers', async () => {
    const owed = await oweInvoice(shop, { days: -5 })
    await sendReminders(shop)
    const bookkeeper = await addAdmin(shop)
    granted(await noteDispute(shop, bookkeeper, owed.number, { disputed: true, note: 'A wheel was missing' }))
    granted(
      await recordTransfer(
        shop,
        bookkeeper,
        received(owed.companyId, [{ invoice: owed.number, cents: 700 }]),
      ),
    )
    const forStaff = granted(await getTimeline(shop, bookkeeper, owed.orderId))
    expect(forStaff).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'message', subject: `Please pay ${owed.number}` }),
        expect.objectContaining({
          kind: 'invoice-disputed',
          reason: 'A wheel was missing',
          by: bookkeeper.email,
        }),
        expect.objectContaining({ kind: 'transferred', amount: 7, by: bookkeeper.email }),
      ]),
    )
    const forCustomer = granted(await getTimeline(shop, owed.customer, owed.orderId))
    expect(forCustomer).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'transferred', amount: 7 })]),
    )
    expect(forCustomer.some(({ kind, by }) => kind === 'invoice-disputed' || by !== undefined)).toBe(false)
  })
})
