import { expect, test } from 'vitest'
import { inLanguage } from '../../contract/languages/said.ts'
import { describeInvoice } from '../../server/operations/invoices/describe-invoice.ts'
import {
  type Invoice,
  type InvoiceContent,
  newestEdition,
} from '../../server/operations/invoices/invoice-content.ts'
import { invoiceTexts } from '../../server/operations/invoices/invoice-texts.ts'
import { setInvoice } from '../../server/providers/invoices/set-invoice.ts'
import { readPdf } from '../../server/testing/read-pdf.ts'
import { addPseudoLanguage, englishIn, fixedTextsIn, pseudoLanguage } from './pseudo-language.ts'

addPseudoLanguage()

// Words that people wrote have no three plain letters in a row, so that they are no English.
const written = 'Ñ 12'
const at = Date.UTC(2026, 10, 26, 12)
const goods = { order: 'TW-1042-9', product: written, pieces: { quantity: 2, unitCents: 1000 }, cents: 2000 }
const delivery: InvoiceContent['lines'][number] = {
  order: goods.order,
  product: inLanguage(invoiceTexts, pseudoLanguage).delivery,
  pieces: null,
  cents: 500,
  delivery: true,
}

/** As before editions. */
const early: InvoiceContent = {
  seller: {
    name: written,
    address: ['Ñ 1', 'Ñ 2'],
    email: 'ñ@ñ.de',
    phone: '1',
    register: '2',
    taxNumber: '3',
    vatNumber: '4',
  },
  buyer: { name: written, address: 'Ñ 3\nÑ 4', email: 'ñ@ñ.fr' },
  lines: [goods],
  tax: { name: written, rate: 19 },
  language: pseudoLanguage,
  locale: pseudoLanguage,
  timeZone: 'Europe/Berlin',
  transaction: 'pi_1',
  card: { brand: 'visa', last4: '4242' },
  about: null,
  reason: '',
}
const content: InvoiceContent = { ...early, edition: newestEdition, supply: { by: 'payment', at } }

function paper(changed: Partial<InvoiceContent>, kind: Invoice['kind'] = 'invoice', base = content): Invoice {
  const row = { id: 'i1', number: 42, intentId: 'pi_1', refundId: null, correctsId: null, issuedAt: at }
  return { ...row, kind, currency: 'eur', grossCents: 2500, taxCents: 399, content: { ...base, ...changed } }
}

const about = { kind: 'invoice', number: 41, issuedAt: at } as const
const rate = { name: written, rate: 19, country: 'DE', grossCents: 2000, taxCents: 319 }
const lowRate = { name: written, rate: 7, country: null, grossCents: 400, taxCents: 26 }
const credit = { about, reason: written, lines: [{ ...goods, pieces: null }] }

const account = { dueAt: at, bank: { holder: written, iban: 'DE89', bic: 'Ñ 5', bank: 'Ñ 6' } }

const ofSeveralRates: Partial<InvoiceContent> = {
  tax: null,
  taxes: [rate, lowRate],
  taxNames: { [written]: 'Ñ 13' },
  lines: [
    { ...goods, rate: 19 },
    { ...delivery, rate: 7 },
  ],
}

/** Papers in the generated language, in each of their forms. */
const papers: Readonly<Record<string, Invoice>> = {
  'An invoice': paper({}),
  'An invoice without tax': paper({ tax: null }),
  'An invoice of a card of unknown brand': paper({ card: { brand: 'unknown', last4: '4242' } }),
  'An invoice with delivery': paper({ lines: [goods, delivery], supply: { by: 'sending', at } }),
  'An invoice of goods that are picked up': paper({ pickedUpAt: [written] }),
  'An invoice of goods that were picked up': paper({ pickedUpAt: [written], supply: { by: 'sending', at } }),
  'An invoice that credit paid in part': paper({ creditCents: 500 }),
  'A credit note of a refund to credit': paper({ ...credit, creditCents: 500 }, 'credit-note'),
  'An invoice with one rate of a country': paper({ tax: null, taxes: [{ ...rate, grossCents: 2500 }] }),
  'An invoice with several rates': paper(ofSeveralRates),
  'An invoice of a company': paper({
    buyer: {
      name: written,
      address: 'Ñ 3',
      email: 'ñ@ñ.fr',
      company: { contact: written, buyerReference: '', electronicAddress: '' },
      vatNumber: '5',
    },
    deliverTo: { name: written, address: 'Ñ 6' },
    reference: 'Ñ 7',
    exemption: 'intra-community',
    lines: [{ ...goods, rate: 0, exempt: 'intra-community' }],
    tax: null,
    taxes: [{ ...rate, rate: 0, country: 'AT', grossCents: 2500, taxCents: 0 }],
  }),
  'An invoice that takes back a credit note': paper({ about: { ...about, kind: 'credit-note' } }),
  'A corrected invoice': paper({ corrects: about }),
  'A credit note': paper(credit, 'credit-note'),
  'A credit note of a payment without a card': paper({ ...credit, card: null }, 'credit-note'),
  'A corrected credit note': paper({ ...credit, corrects: { ...about, kind: 'credit-note' } }, 'credit-note'),
  'An invoice on account': paper({ card: null, onAccount: account }),
  'A credit note of an open invoice': paper({ ...credit, card: null, lowersOpen: true }, 'credit-note'),
  'A credit note of an invoice that a transfer paid': paper(
    { ...credit, card: null, lowersOpen: true, freesTransfer: true },
    'credit-note',
  ),
  'An invoice from before editions': paper({}, 'invoice', early),
}

function textsOf(invoice: Invoice): readonly string[] {
  const { title, seller, buyer, facts, columns, lines, sums, notes, page } = describeInvoice(invoice)
  const cells = [columns, ...lines].flatMap((line) => Object.values(line))
  const parties = [seller, buyer].flatMap(({ heading, lines: those }) => [heading, ...those])
  return [title, ...parties, ...[...facts, ...sums].flat(), ...cells, ...notes, page]
}

test.each(Object.entries(papers))('%s has no English words in another language', (_, invoice) => {
  expect(englishIn(textsOf(invoice))).toEqual([])
})

test('Each fixed text of papers is on one of these', () => {
  const printed = new Set(Object.values(papers).flatMap(textsOf))
  const unprinted = fixedTextsIn(inLanguage(invoiceTexts, pseudoLanguage)).filter(
    (text) => !printed.has(text),
  )
  expect(unprinted).toEqual([])
})

test('The printed file has no English words either', async () => {
  const sheet = describeInvoice(paper({ ...ofSeveralRates, corrects: about }))
  const { title, language, pages } = await readPdf(await setInvoice(sheet))
  expect(language).toBe(pseudoLanguage)
  expect(pages.join('\n')).toContain('4242')
  expect(englishIn([String(title), ...pages])).toEqual([])
})

test('English words on a paper are found', () => {
  const invoice = paper({ lines: [{ ...delivery, product: 'Delivery' }] })
  expect(englishIn(textsOf(invoice))).toEqual(['Delivery'])
})
