import { expect, test } from 'vitest'
import { readPdf } from '../../testing/read-pdf.ts'
import type { InvoiceSheet } from './invoice-sheet.ts'
import { setInvoice } from './set-invoice.ts'

const party = { heading: 'Seller', lines: ['Truewheel'] }

function sheetOf(amount: string): InvoiceSheet {
  return {
    title: 'Invoice INV-00042',
    language: 'en',
    locale: 'sv-SE',
    letters: 'all-scripts',
    paper: 'A4',
    issuedAt: 0,
    seller: party,
    buyer: party,
    facts: [],
    columns: {
      order: 'Order',
      product: 'Product',
      quantity: 'Pieces',
      unit: 'Price of one',
      amount: 'Amount',
    },
    lines: [{ order: 'TW-1042-3', product: 'Torque wrench', quantity: '1,200', unit: amount, amount }],
    sums: [['Total', amount]],
    notes: [],
    page: 'page {page} of {count}',
  }
}

test.each(['1\u00a0500\u00a0000,00\u00a0kr', '1\u202f500\u202f000,00\u202f€', '12,500,000.00\u00a0EGP'])(
  'The figures of a line stay in one line, with any kind of spaces: %s',
  async (amount) => {
    const { pages } = await readPdf(await setInvoice(sheetOf(amount)))
    const withoutSpaces = (text: string) => text.replace(/\s/g, '')
    const lines = pages.join('\n').split('\n').map(withoutSpaces)
    const figure = withoutSpaces(amount)
    expect(lines).toContain(`TW-1042-3Torquewrench1,200${figure}${figure}`)
    expect(lines).toContain(`Total${figure}`)
  },
)

test('Words around a control character stay separate', async () => {
  const sheet = { ...sheetOf('1'), notes: ['Valve\u0001core\u0085remover'] }
  const { pages } = await readPdf(await setInvoice(sheet))
  expect(pages.join('\n')).toContain('Valve core\nremover')
})

test.each([
  ['de-DE', 'Innenlagerwerkzeugsatzhalterung', ['Innenlagerwerkzeugsatz-', 'halterung']],
  ['fi-FI', 'Ketjunkatkaisutyökalusarjapidike', ['Ketjunkatkaisutyökalusar-', 'japidike']],
  // A number or a language without patterns still breaks between letters.
  ['de-DE', 'W'.repeat(40), [/^TW-1042-3 W{10,20}1,200/m, /^W{10,20}$/m]],
])(
  'In %s the name %s, which is wider than its column, breaks between syllables if they are known',
  async (...given) => {
    const [locale, product, broken] = given
    const amount = '12,500,000,000.00\u00a0EGP'
    const sheet = sheetOf(amount)
    const lines = sheet.lines.map((line) => ({ ...line, product }))
    const { pages } = await readPdf(await setInvoice({ ...sheet, locale, lines }))
    const text = pages.join('\n')
    for (const part of broken) expect(text).toMatch(part)
  },
)
