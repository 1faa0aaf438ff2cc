import { expect, test } from 'vitest'
import { partsOfRun, readTerms, type SearchTerm, sizeTerm, wantedOfRun } from './search-terms.ts'

function written(term: SearchTerm): string {
  switch (term.kind) {
    case 'word':
      return term.meanings.join('|')
    case 'run':
      return `run ${term.text}`
    case 'size':
      return sizeTerm(term)
    case 'range':
      return `${term.low} to ${term.high} ${term.unit ?? ''}`.trim()
    case 'product':
      return term.term
  }
}

const terms = (text: string) => readTerms(text).map(written)

test.each([
  ['15mm', '15 mm', ['15mm']],
  ['12-speed', '12s', ['12speed']],
  ['12 speed', 'twelve speed', ['12speed']],
  ['5 N·m', '5Nm', ['5nm']],
  ['9/16', '9/16 inch', ['0.5625in']],
  ['1 1/8"', '1-1/8 inch', ['1.125in']],
  ['1½ inch', '1 1/2', ['1.5in']],
  ['1.37x24', '1.37 × 24', ['1.37', '24', '1.37x24']],
  ['0,75 %', '0.75 percent', ['0.75percent']],
  ['six-bolt', '6 bolts', ['6bolt']],
  ['T25', 't25', ['#t25']],
  ['BB tool', 'Bottom brackets tools', ['bottom bracket', 'tool']],
  ['allen keys', 'Hex wrench', ['hex', 'wrench']],
  ['tire', 'Tyres', ['tyre']],
  ['caliper', 'callipers', ['calliper']],
  ['Bänke', 'banke', ['banke']],
])('%s and %s are the same to a search', (one, other, read) => {
  expect([terms(one), terms(other)]).toEqual([read, read])
})

test.each([
  ['13/15 mm', ['13mm', '15mm']],
  ['9, 10 and 12 mm', ['9mm', '10mm', '12mm']],
  ['2–8 mm', ['2mm', '8mm', '2 to 8 mm']],
  ['T10–T40', ['#t10', '#t40', '10 to 40 #t']],
  ['700x28c', ['700c', '28c', '700x28']],
  ['12-speed, 11–34', ['12speed', '11', '34', '11 to 34']],
  ['6/8 mm', ['6mm', '8mm']],
  ['5 in 1 tool', ['5', 'in', '1', 'tool']],
  ['M22 × 1 thread', ['#m22', '1', '22x1', 'thread']],
  ['9 or 10 mm', ['9mm', '10mm']],
  ['2 to 8 mm', ['2mm', '8mm', '2 to 8 mm']],
  ['8-2 mm', ['8mm', '2mm']],
  ['8-8 mm', ['8mm', '8mm']],
  ['3 by 9', ['3', '9', '3x9']],
  ['13 mm/15', ['13mm', '15']],
  ['8 mm - chain', ['8mm', 'chain']],
  ['8 mm, chain', ['8mm', 'chain']],
  ['5/16', ['0.3125in']],
  ['5/16 mm', ['5mm', '16mm']],
  ['17/16', ['17', '16']],
  ['3/10', ['3', '10']],
  ['1/2/4', ['1', '2', '4']],
  ['4/8', ['4', '8']],
  ['1.5 1/8', ['1.5', '0.125in']],
  ['BB30', ['#bb30']],
  ['BB 30', ['bottom bracket', '30']],
  ['SRAM8', ['#sram8']],
  ['chain8', ['chain', '8']],
  ['x8', ['x', '8']],
  ['six bolts', ['6bolt']],
  ['six wrenches', ['six', 'wrench']],
  ['5 in', ['5in']],
  ['5-in-1', ['5', 'in', '1']],
  ['1 in - 2 in', ['1in', '2in', '1 to 2 in']],
  ['27.5″', ['27.5in']],
  ['2‑8 mm', ['2mm', '8mm', '2 to 8 mm']],
  ['28 c tube', ['28', 'c', 'tube']],
  ['28-c', ['28', 'c']],
  ['3 x 8', ['3', '8', '3x8']],
  ['3/chain', ['3', 'chain']],
  ['8 mm 10 mm', ['8mm', '10mm']],
  ['5-in 1', ['5', 'in', '1']],
  ['single speed', ['single', 'speed']],
  // Half-typed text.
  ['13/', ['13']],
  ['8 mm or', ['8mm', 'or']],
])('The sizes of %s', (text, read) => {
  expect(terms(text)).toEqual(read)
})

test('A word with several meanings is searched in all of them', () => {
  expect(terms('freewheel')).toEqual(['lockring|cassette'])
})

test.each([
  ['wrenches', 'wrench'],
  ['axles', 'axle'],
  ['batteries', 'battery'],
  ['presses', 'press'],
  ['brass', 'brass'],
  ['bus', 'bus'],
])('The singular of %s is %s', (plural, one) => {
  expect(terms(plural)).toEqual([one])
})

test('A text without letters and digits has no terms', () => {
  expect(readTerms(' – / … ')).toEqual([])
})

test('A phrase keeps its words as they are written, in the singular', () => {
  expect(readTerms('Bottom brackets')).toEqual([
    { kind: 'word', words: ['bottom', 'bracket'], meanings: ['bottom bracket'] },
  ])
})

test('A range has its unit, and an indexed number has at most four decimals', () => {
  expect(readTerms('2-8 mm')).toContainEqual({ kind: 'range', low: 2, high: 8, unit: 'mm' })
  expect(sizeTerm({ value: 1 / 3, unit: 'in' })).toBe('0.3333in')
  expect(sizeTerm({ value: 2, unit: undefined })).toBe('2')
  expect(sizeTerm({ value: 2.5, unit: '#t' })).toBe('#t2.5')
})

test('Text in a script without spaces is one run, separate from the words and sizes beside it', () => {
  expect(terms('Shimano用チェーン 12速')).toEqual(['shimano', 'run 用チェーン', '12', 'run 速'])
  expect(terms('ประแจปอนด์')).toEqual([`run ${'ประแจปอนด์'.normalize('NFKD')}`])
  expect(terms('토크렌치를')).toEqual(['run 토크렌치를'])
})

test('A run is found by each pair of its neighbouring letters, and a single letter by itself', () => {
  expect(partsOfRun('扭力板')).toEqual(['扭', '力', '板', '扭力', '力板'])
  expect(wantedOfRun('扭力板')).toEqual(['扭力', '力板'])
  expect(wantedOfRun('板')).toEqual(['板'])
})
