import { expect, test } from 'vitest'
import { likenessToPrices, priceColumnOf, readPriceLines, stepsOfLines } from './price-file.ts'

const writing = { decimalMark: '.', currency: 'USD' } as const
const least = { cents: 50, text: '0.50' }
const product = { minimumOrder: 1 }

function read(...lines: readonly (readonly string[])[]) {
  return readPriceLines(
    lines.map((cells, index) => ({ row: index + 1, cells })),
    writing,
  )
}

test('Reads columns by their names in any order, and ignores others', () => {
  expect(read(['Name', 'Price', 'From', 'Number'], ['Spoke wrench', '9.90', '5', 'TW-9'])).toEqual({
    lines: [{ line: 2, number: 'TW-9', unitPriceCents: 990, from: 5 }],
    mistakes: [],
  })
})

test.each([
  ['Artikelnummer', 'number'],
  ['Référence', 'number'],
  ['sku', 'number'],
  ['Prix', 'price'],
  ['ab Menge', 'from'],
  ['à partir de', 'from'],
  ['Art.-Nr.', 'number'],
  ['Item no.', 'number'],
  ['Réf.', 'number'],
  ['SKU', 'number'],
  ['Stückpreis', 'price'],
  ['Preis netto (EUR)', 'price'],
  ['Price USD', 'price'],
  ['Prix unitaire HT', 'price'],
  ['Ab Stück', 'from'],
  ['Min. qty', 'from'],
  ['Quantité min.', 'from'],
  ['public price', undefined],
  ['Prix TTC', undefined],
  ['Old price (EUR)', undefined],
] as const)('The header “%s” names the column %s', (header, column) => {
  expect(priceColumnOf(header)).toBe(column)
})

test('Takes no price of a column in another currency', () => {
  const { lines, mistakes } = read(['SKU', 'Price (EUR)'], ['TW-9', '9.90'])
  expect([lines, mistakes.map(({ line }) => line)]).toEqual([[], [1]])
  expect(mistakes[0]?.message).toContain('USD')
  expect(read(['SKU', 'Price (USD)'], ['TW-9', '9.90']).lines).toHaveLength(1)
})

test('Reads pasted lines without a header as number, price and from', () => {
  expect(read(['TW-9', '9.90'], ['', ''], ['TW-9', '8', '10']).lines).toEqual([
    { line: 1, number: 'TW-9', unitPriceCents: 990, from: 1 },
    { line: 3, number: 'TW-9', unitPriceCents: 800, from: 10 },
  ])
})

test('An empty price removes a product', () => {
  const { lines } = read(['TW-9', ''])
  expect(lines).toEqual([{ line: 1, number: 'TW-9', unitPriceCents: null, from: 1 }])
  expect(stepsOfLines(lines, product, least)).toEqual({ steps: [] })
})

test('Names the line of each mistake', () => {
  const { mistakes } = read(
    ['', '9'],
    ['TW-1', 'cheap'],
    ['TW-2', '0'],
    ['TW-3', '9', 'two'],
    ['TW-4', '1,234'],
  )
  expect(mistakes.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5])
  expect(mistakes[1]?.message).toContain('“cheap”')
})

test('Prices of a product must fall with the quantity, once each', () => {
  const steps = (...lines: readonly (readonly string[])[]) =>
    stepsOfLines(read(...lines).lines, product, least)
  expect(steps(['A', '8', '10'], ['A', '9', '1'])).toEqual({
    steps: [
      { from: 1, unitPriceCents: 900 },
      { from: 10, unitPriceCents: 800 },
    ],
  })
  expect(steps(['A', '8'], ['A', '8', '5'])).toMatchObject({ mistakes: [{ line: 2 }] })
  expect(steps(['A', '8', '5'], ['A', '7', '5'])).toMatchObject({ mistakes: [{ line: 2 }] })
  expect(steps(['A', ''], ['A', '7', '5'])).toMatchObject({ mistakes: [{ line: 2 }] })
})

test('The smallest order at a price must be payable', () => {
  const { lines } = read(['A', '0.10', '2'])
  expect(stepsOfLines(lines, product, least)).toMatchObject({ mistakes: [{ line: 1 }] })
  expect(stepsOfLines(lines, { minimumOrder: 5 }, least)).toEqual({
    steps: [{ from: 2, unitPriceCents: 10 }],
  })
})

test('A product has at most twenty prices', () => {
  const many = Array.from({ length: 21 }, (_, index) => ['A', String(100 - index), String(index + 1)])
  expect(stepsOfLines(read(...many).lines, product, least)).toMatchObject({ mistakes: [{ line: 21 }] })
})

test.each([
  ['TW-9;9,90', ';'],
  ['TW-9;1.299,00', ';'],
  ['TW-9\t9,90', '\t'],
  ['TW-9;9,90;10', ';'],
  ['TW-9,9.90,10', ','],
  ['TW-9|9,90', '|'],
  ['TW-9;Spoke wrench;9,90', ';'],
  ['Art.-Nr.;Preis', ';'],
])('The cells of the pasted line %j are separated by %j', (line, expected) => {
  const likeness = (delimiter: string) =>
    likenessToPrices(line.split(delimiter), { decimalMark: ',', currency: 'EUR' })
  const others = [',', ';', '\t', '|'].filter((delimiter) => delimiter !== expected)
  for (const other of others) expect(likeness(expected)).toBeGreaterThan(likeness(other))
})
