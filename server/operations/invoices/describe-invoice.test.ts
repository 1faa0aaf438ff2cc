import { expect, test } from 'vitest'
import { describeInvoice } from './describe-invoice.ts'
import type { Invoice, InvoiceContent } from './invoice-content.ts'

const content: InvoiceContent = {
  seller: {
    name: 'Truewheel GmbH',
    address: ['Kettenweg 1', '12345 Berlin'],
    email: 'shop@truewheel.example',
    phone: '+49 30 1',
    register: 'HRB 1',
    taxNumber: 'DE 2',
  },
  buyer: { name: 'Ada Byron', address: '7 Chain Lane\n Springfield \n', email: 'ada@example.com' },
  lines: [
    { order: 'TW-1', product: 'Spoke wrench', pieces: { quantity: 1000, unitCents: 1250 }, cents: 1_250_000 },
  ],
  tax: { name: 'Sales tax', rate: 8.25 },
  locale: 'en-US',
  timeZone: 'America/New_York',
  transaction: 'pi_1',
  card: { brand: 'visa', last4: '4242' },
  about: null,
  reason: '',
}

/** An invoice of a thousand pieces, dated shortly before or after midnight, depending on the time zone. */
function invoice(change: Partial<Invoice> = {}, changedContent: Partial<InvoiceContent> = {}): Invoice {
  return {
    id: 'invoice',
    kind: 'invoice',
    number: 42,
    intentId: 'pi_1',
    refundId: null,
    correctsId: null,
    issuedAt: Date.UTC(2026, 10, 26, 2),
    currency: 'usd',
    grossCents: 1_250_000,
    taxCents: 95_266,
    ...change,
    content: { ...content, ...changedContent },
  }
}

const about = { kind: 'invoice', number: 42, issuedAt: Date.UTC(2026, 10, 26, 12) } as const

test('An invoice shows its parties, lines and sums in the locale and time zone of the shop', () => {
  expect(describeInvoice(invoice())).toEqual({
    title: 'Invoice INV-00042',
    language: 'en',
    locale: 'en-US',
    letters: 'alphabets',
    paper: 'LETTER',
    issuedAt: Date.UTC(2026, 10, 26, 2),
    seller: {
      heading: 'Seller',
      lines: [
        'Truewheel GmbH',
        'Kettenweg 1',
        '12345 Berlin',
        'shop@truewheel.example',
        '+49 30 1',
        'Register: HRB 1',
        'Tax number: DE 2',
      ],
    },
    buyer: { heading: 'Buyer', lines: ['Ada Byron', '7 Chain Lane', 'Springfield', 'ada@example.com'] },
    facts: [
      ['Date', 'November 25, 2026'],
      ['Card', 'Visa ending in 4242'],
      ['Transaction', 'pi_1'],
    ],
    columns: {
      order: 'Order',
      product: 'Product',
      quantity: 'Pieces',
      unit: 'Price of one',
      amount: 'Amount',
    },
    lines: [
      { order: 'TW-1', product: 'Spoke wrench', quantity: '1,000', unit: '$12.50', amount: '$12,500.00' },
    ],
    sums: [
      ['Net', '$11,547.34'],
      ['Sales tax 8.25%', '$952.66'],
      ['Total', '$12,500.00'],
    ],
    notes: ['Paid in full. Nothing is due.'],
    page: 'page {page} of {count}',
  })
})

test('A credit note names its invoice and the reason, and lists amounts instead of pieces', () => {
  const lines = [{ order: 'TW-1', product: 'Spoke wrench', pieces: null, cents: 500 }]
  const changed = { lines, about, reason: 'Scratched.', tax: null }
  const sheet = describeInvoice(
    invoice({ kind: 'credit-note', number: 7, grossCents: 500, taxCents: 0 }, changed),
  )
  expect(sheet).toMatchObject({
    title: 'Credit note CN-00007',
    columns: { amount: 'Refunded' },
    lines: [{ quantity: '', unit: '', amount: '$5.00' }],
    notes: ['The total was returned to the card that paid.'],
  })
  expect(sheet.facts).toEqual([
    ['Date', 'November 25, 2026'],
    ['For invoice', 'INV-00042 of November 26, 2026'],
    ['Card', 'Visa ending in 4242'],
    ['Transaction', 'pi_1'],
    ['Reason', 'Scratched.'],
  ])
  expect(sheet.sums).toEqual([['Total refunded', '$5.00']])
})

test('The credit note of a payment without a card names no card', () => {
  const sheet = describeInvoice(invoice({ kind: 'credit-note' }, { about, card: null }))
  expect(sheet.notes).toEqual(['The total was returned the way it was paid.'])
  expect(sheet.facts.map(([name]) => name)).toEqual(['Date', 'For invoice', 'Transaction'])
})

test('An invoice that cancels a credit note names that credit note', () => {
  const sheet = describeInvoice(invoice({}, { about: { ...about, kind: 'credit-note', number: 7 } }))
  expect(sheet.facts[1]).toEqual(['For credit note', 'CN-00007 of November 26, 2026'])
  expect(sheet.notes).toEqual([
    'The bank returned the refund of that credit note. This invoice takes it back.',
  ])
})

test('A shop in Germany prints amounts in the German format, on A4', () => {
  const sheet = describeInvoice(
    invoice(
      { currency: 'eur' },
      { locale: 'de-DE', timeZone: 'Europe/Berlin', tax: { name: 'USt', rate: 19 } },
    ),
  )
  expect(sheet).toMatchObject({
    paper: 'A4',
    lines: [{ quantity: '1.000', unit: '12,50\u00a0€', amount: '12.500,00\u00a0€' }],
    facts: [
      ['Date', '26. November 2026'],
      ['Card', 'Visa ending in 4242'],
      ['Transaction', 'pi_1'],
    ],
  })
  expect(sheet.sums[1]?.[0]).toBe('USt 19\u00a0%')
})

test.each(['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE'])('Papers of %s are in its size, Letter', (region) => {
  expect(describeInvoice(invoice({}, { locale: `es-${region}` })).paper).toBe('LETTER')
})

test('The paper size is that of the likely country if a locale names no country', () => {
  expect(describeInvoice(invoice({}, { locale: 'en' })).paper).toBe('LETTER')
  expect(describeInvoice(invoice({}, { locale: 'fr' })).paper).toBe('A4')
})

test('A buyer without name and address is named by email, and a seller without a register entry has no such line', () => {
  const sheet = describeInvoice(
    invoice(
      {},
      {
        buyer: { name: '', address: '', email: 'ada@example.com' },
        seller: { ...content.seller, phone: '', register: '', taxNumber: '' },
      },
    ),
  )
  expect(sheet.buyer.lines).toEqual(['ada@example.com'])
  expect(sheet.seller.lines).toEqual([
    'Truewheel GmbH',
    'Kettenweg 1',
    '12345 Berlin',
    'shop@truewheel.example',
  ])
})

test('American Express is spelled as the card company spells it', () => {
  const { facts } = describeInvoice(invoice({}, { card: { brand: 'amex', last4: '0005' } }))
  expect(facts[1]).toEqual(['Card', 'American Express ending in 0005'])
})

test('An invoice of goods that are picked up names the place, and says that they are handed over', () => {
  const supply = { by: 'payment', at: Date.UTC(2026, 10, 26, 12) } as const
  const { buyer, facts } = describeInvoice(invoice({}, { supply, pickedUpAt: ['Workshop', '80331 Munich'] }))
  expect(buyer.lines).not.toContain('Workshop')
  expect(facts).toEqual(
    expect.arrayContaining([
      ['Day of supply', 'November 26, 2026, the day of payment; the goods are handed over after it'],
      ['Picked up at', 'Workshop, 80331 Munich'],
    ]),
  )
})
