// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { findByNumbers, mostListLines } from '../../../contract/orders/kept-lists.ts'
import { FakeShop } from '../../testing/fake-shop-api.ts'
import { sampleTool } from '../../testing/sample-tool.ts'
import { usEnglishFormats } from '../../ui/testing/us-english-formats.ts'
import { fileOf, readListFile } from './list-file.ts'
import { listTexts as texts } from './texts.ts'

const known = new Map([
  ['TW-1', { _id: 'whip', name: 'Chain whip', price: 12.5, minOrderQuantity: 2 }],
  ['4006381333931', { _id: 'pump', name: 'Floor pump', price: 30, minOrderQuantity: 1 }],
])
let shop: FakeShop
beforeEach(() => {
  shop = new FakeShop()
  shop.answers(findByNumbers, ({ body }: { body: { numbers: string[] } }) =>
    body.numbers.flatMap((number) => {
      const product = known.get(number)
      return product ? [{ number, ...product }] : []
    }),
  )
})
const read = (text: string) => readListFile(usEnglishFormats, shop.api, text)
const whip = { id: 'whip', quantity: 3, name: 'Chain whip', price: 12.5 }

test.each([
  ['commas and a heading', 'sku,quantity\nTW-1,3\n'],
  [
    'semicolons, a mark of UTF-8 and other columns first',
    '\uFEFFname;Artikelnummer;Menge\r\nChain whip;TW-1;3\r\n',
  ],
  ['tabs and no heading', 'TW-1\t3\n'],
  ['headings as people write them', 'Art.-Nr.;Bezeichnung;Best.-Menge;Qty.\nTW-1;Whip;;3\n'],
  ['French headings', 'Réf.;Désignation;Qté\nTW-1;Fouet;3\n'],
  ['a named delimiter and line ends of old systems', 'sep=;\rItem no.;Quantity\rTW-1;3\r'],
  ['a formula that keeps a text', 'sku,qty\n"=""TW-1""",3\n'],
  ['quoted cells', '"number","pieces"\n"TW-1","3"\n'],
])('Reads a file with %s', async (_what, text) => {
  expect(await read(text)).toEqual({ lines: [whip], problems: [] })
})

test('Takes the minimum order where the file has no pieces, and finds a GTIN', async () => {
  expect(await read('TW-1\n4006381333931\n')).toMatchObject({
    lines: [
      { id: 'whip', quantity: 2 },
      { id: 'pump', quantity: 1 },
    ],
  })
})

test('Names each line with a mistake, as a spreadsheet counts', async () => {
  const found = await read('number;pieces\nTW-1;3\nXX;1\nTW-1;0\n4006381333931;some\nTW-1;4\n')
  expect(found).toMatchObject({
    lines: [{ id: 'whip', quantity: 4 }],
    problems: [
      texts.rowNotFound('3', 'XX'),
      texts.rowWithoutQuantity('4', '0'),
      texts.rowWithoutQuantity('5', 'some'),
      texts.rowTwice('6', 'TW-1'),
    ],
  })
})

test('Says what is wrong with a whole file', async () => {
  expect(await read('PK\u0003\u0004\u0000')).toBe(texts.fileUnreadable)
  expect(await read('"TW-1;3\n')).toBe(texts.fileUnreadable)
  expect(await read('number;pieces\n')).toBe(texts.fileEmpty)
  expect(await read('TW-1;3\n'.repeat(mostListLines + 1))).toBe(texts.fileTooLong(String(mostListLines)))
})

test('Reads its own file again, also numbers that a spreadsheet would run', async () => {
  known.set('=1+1', { _id: 'odd', name: '=HYPERLINK("x")', price: 1, minOrderQuantity: 1 })
  const lines = [whip, { id: 'odd', quantity: 7, name: '=HYPERLINK("x")', price: 1 }]
  const products = new Map([
    ['whip', { ...sampleTool({ _id: 'whip', name: 'Chain whip' }), sku: 'TW-1' }],
    ['odd', { ...sampleTool({ _id: 'odd', name: '=HYPERLINK("x")' }), sku: '=1+1' }],
  ])
  const file = fileOf(usEnglishFormats, lines, products)
  expect(file).toContain("'=1+1")
  expect(file).toContain("'=HYPERLINK")
  expect(await read(file)).toEqual({ lines, problems: [] })
})
