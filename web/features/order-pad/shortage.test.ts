// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { mostBasketLines, writeBasket } from '../../buying/basket.ts'
import { sampleTool } from '../../testing/sample-tool.ts'
import { usEnglishFormats } from '../../ui/testing/us-english-formats.ts'
import { linesToPut, shortageOf } from './shortage.ts'
import { listTexts as texts } from './texts.ts'

const line = { id: 'whip', quantity: 5, name: 'Chain whip' }
const product = (available: number, minimum = 1) =>
  sampleTool({ _id: 'whip', name: 'Chain whip', availableQuantity: available, minOrderQuantity: minimum })

beforeEach(() => {
  localStorage.clear()
  writeBasket([])
})

test.each([
  ['is gone', null, texts.gone],
  ['is sold out', product(0), texts.soldOut],
  ['has too few left', product(3), texts.aboveStock('3')],
  ['is below its minimum', product(50, 10), texts.belowMinimum('10')],
  ['is there', product(5), undefined],
  ['is still loading', undefined, undefined],
])('A line whose product %s says so', (_what, shown, said) => {
  expect(shortageOf(usEnglishFormats, line, shown)).toBe(said)
})

test.each([
  ['all of what is there', product(9), 5, undefined],
  ['as much as is left', product(3), 3, texts.putFewer('3')],
  ['the minimum order', product(50, 10), 10, texts.putMore('10')],
])('Puts %s into the basket', (_what, shown, quantity, note) => {
  const { lines, notes } = linesToPut(usEnglishFormats, [line], new Map([['whip', shown]]))
  expect(lines).toMatchObject([{ id: 'whip', quantity }])
  expect(notes[0]?.why).toBe(note)
})

test('Leaves out lines that cannot be had, and says each reason', () => {
  const lines = [line, { ...line, id: 'gone' }, { ...line, id: 'out' }]
  const products = new Map([
    ['whip', product(9)],
    ['gone', null],
    ['out', product(0)],
  ])
  const put = linesToPut(usEnglishFormats, lines, products)
  expect(put.lines.map(({ id }) => id)).toEqual(['whip'])
  expect(put.notes.map(({ line: { id }, why }) => [id, why])).toEqual([
    ['gone', texts.gone],
    ['out', texts.soldOut],
  ])
})

test('Says which lines a full basket leaves out', () => {
  writeBasket(Array.from({ length: mostBasketLines }, (_, at) => ({ ...line, id: `p${at}` })))
  const { lines, notes } = linesToPut(usEnglishFormats, [line], new Map([['whip', product(9)]]))
  expect([lines, notes[0]?.why]).toEqual([[], texts.basketFull])
})
