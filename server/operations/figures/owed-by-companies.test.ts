import { expect, test } from 'vitest'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { oweInvoice } from '../../testing/receivables.ts'
import { addAdmin, granted } from '../../testing/shop-contents.ts'
import { openTestShop } from '../../testing/test-shop.ts'
import { noteDispute } from '../receivables/note-dispute.ts'
import { owedByCompanies } from './owed-by-companies.ts'

describeOnEveryEngine('What companies owe', (engine) => {
  test('is the sum of all open invoices; a disputed one is owed, but not overdue', async () => {
    const shop = await openTestShop(engine)
    expect(await owedByCompanies(shop)).toEqual({ count: 0, openCents: 0, overdueCents: 0 })
    const open = await oweInvoice(shop, { days: 3 })
    const late = await oweInvoice(shop, { days: -2 })
    const disputed = await oweInvoice(shop, { days: -90 })
    const noted = { disputed: true, note: 'A wheel was missing' }
    granted(await noteDispute(shop, await addAdmin(shop), disputed.number, noted))
    expect(await owedByCompanies(shop)).toEqual({
      count: 3,
      openCents: open.cents + late.cents + disputed.cents,
      overdueCents: late.cents,
    })
    await shop.drop()
  })
})
