import { expect, test } from 'vitest'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { oweInvoice } from '../../testing/receivables.ts'
import { addAdmin, granted } from '../../testing/shop-contents.ts'
import { openTestShop } from '../../testing/test-shop.ts'
import { noteDispute } from '../receivables/note-dispute.ts'
import { listOverdue } from './overdue-invoices.ts'

describeOnEveryEngine('Overdue invoices on the board', (engine) => {
  test('have the sum of all without a dispute, and the oldest first', async () => {
    const shop = await openTestShop(engine)
    expect(await listOverdue(shop, 1)).toBeUndefined()
    await oweInvoice(shop, { days: 3 })
    const late = await oweInvoice(shop, { days: -2 })
    const old = await oweInvoice(shop, { days: -40 })
    const disputed = await oweInvoice(shop, { days: -90 })
    const noted = { disputed: true, note: 'A wheel was missing' }
    granted(await noteDispute(shop, await addAdmin(shop), disputed.number, noted))
    expect(await listOverdue(shop, 1)).toEqual({
      rows: [
        {
          number: old.number,
          companyName: 'Radwerk GmbH',
          openCents: old.cents,
          currency: 'usd',
          overdueDays: 40,
        },
      ],
      count: 2,
      openCents: old.cents + late.cents,
      more: false,
    })
    await shop.drop()
  })
})
