import { expect, test } from 'vitest'
import type { EInvoice, VatOfAmount } from '../../../domain/e-invoices/e-invoice.ts'
import { amountOf } from '../../../domain/money.ts'
import { deriveWriting } from '../../../domain/writing/derive-writing.ts'
import { writeAmount } from '../../../domain/writing/write-numbers.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { BilledShop } from '../../testing/billed-papers.ts'
import { sellerOfEInvoices } from '../../testing/e-invoices.ts'
import { openTestShop } from '../../testing/test-shop.ts'
import { describeInvoice } from '../invoices/describe-invoice.ts'
import { describeEInvoice } from './describe-e-invoice.ts'

const { money } = deriveWriting('de-DE', 'EUR')
const written = (cents: number) => writeAmount(amountOf(cents), money)
const sumOf = (amounts: readonly { readonly netCents: number }[]) =>
  amounts.reduce((sum, { netCents }) => sum + netCents, 0)

/** Checks the sums that EN 16931 asks for (BR-CO-10 to BR-CO-16, BR-S-08 and its like). */
function checkSums({ lines, amounts, vat, totals }: EInvoice): void {
  const charges = amounts.filter(({ isCharge }) => isCharge)
  const allowances = amounts.filter(({ isCharge }) => !isCharge)
  expect(totals).toMatchObject({
    linesCents: sumOf(lines),
    chargesCents: sumOf(charges),
    allowancesCents: sumOf(allowances),
    netCents: totals.linesCents - totals.allowancesCents + totals.chargesCents,
    taxCents: vat.reduce((sum, { taxCents }) => sum + taxCents, 0),
    grossCents: totals.netCents + totals.taxCents,
    dueCents: totals.grossCents - totals.paidCents,
  })
  for (const sum of vat) {
    const isSame = ({ vat: own }: { readonly vat: VatOfAmount }) =>
      own.category === sum.category && own.rate === sum.rate
    const net = sumOf(lines.filter(isSame)) + sumOf(charges.filter(isSame)) - sumOf(allowances.filter(isSame))
    expect(net).toBe(sum.netCents)
    expect(Math.abs(sum.taxCents - (sum.netCents * sum.rate) / 100)).toBeLessThan(1)
    expect(sum.exemption === undefined).toBe(sum.category === 'S' || sum.category === 'Z')
  }
}

describeOnEveryEngine('The e-invoices of everything that a shop sells', (engine) => {
  test('Add up without tax, and have the amounts of the PDF', async () => {
    const shop = await openTestShop(engine)
    const papers = await new BilledShop(shop).sellEverything()
    const categories = new Set<string>()
    for (const paper of papers) {
      const eInvoice = describeEInvoice(paper, paper.content.seller.details ?? sellerOfEInvoices)
      const { number, type, totals, vat, preceding, seller, buyer } = eInvoice
      checkSums(eInvoice)
      const sheet = describeInvoice(paper)
      expect(sheet.title).toContain(number)
      expect(sheet.sums.at(-1)?.[1]).toBe(written(totals.grossCents))
      expect(totals).toMatchObject({ grossCents: paper.grossCents, taxCents: paper.taxCents })
      const printed = sheet.sums.map(([, amount]) => amount)
      for (const { category, netCents, taxCents } of vat) {
        categories.add(category)
        if (category === 'S')
          expect(printed).toEqual(expect.arrayContaining([netCents, taxCents].map(written)))
      }
      expect(type === '381').toBe(paper.kind === 'credit-note')
      expect(preceding !== undefined).toBe(type !== '380')
      expect([seller.address.city, buyer.address.country]).toEqual([
        'Leipzig',
        expect.stringMatching(/^[A-Z]{2}$/),
      ])
    }
    expect(papers.length).toBeGreaterThanOrEqual(30)
    expect([...categories].toSorted()).toEqual(['E', 'G', 'K', 'S'])
    await shop.drop()
  })
})
