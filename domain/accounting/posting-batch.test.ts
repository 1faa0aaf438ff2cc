import { expect, test } from 'vitest'
import { batchHeader, batchLine, businessYearOf, monthBefore } from './posting-batch.ts'
import { postingColumns } from './posting-columns.ts'

const facts = {
  made: '20261130171500000',
  consultant: '1234567',
  client: '1001',
  chart: '04',
  yearBegins: '2026-07-01',
  from: '2026-11-01',
  to: '2026-11-30',
  accountDigits: 4,
}

test('The first line has the 31 fields of the format', () => {
  const fields = batchHeader(facts).split(';')
  expect(fields).toHaveLength(31)
  expect(fields.slice(0, 6)).toEqual(['"EXTF"', '700', '21', '"Buchungsstapel"', '13', '20261130171500000'])
  expect(fields.slice(10, 16)).toEqual(['1234567', '1001', '20260701', '4', '20261101', '20261130'])
  expect([fields[18], fields[20], fields[21], fields[26]]).toEqual(['1', '0', '"EUR"', '"04"'])
})

test('A posting fills the columns of its facts, with a decimal comma and the day before the month', () => {
  const cells = batchLine({
    cents: 123_405,
    side: 'H',
    account: '10000',
    contra: '4320',
    date: '2026-11-05',
    paper: 'CN-00007',
    text: `TW-1-2 Ada "Count" ${'x'.repeat(80)}`,
    eu: { country: 'GR', rate: 25.5 },
  }).split(';')
  const named = Object.fromEntries(postingColumns.map((name, index) => [name, cells[index]]))
  expect(cells).toHaveLength(postingColumns.length)
  expect(Object.entries(named).filter(([, cell]) => cell !== '')).toEqual([
    ['Umsatz (ohne Soll/Haben-Kz)', '1234,05'],
    ['Soll/Haben-Kennzeichen', '"H"'],
    ['WKZ Umsatz', '"EUR"'],
    ['Konto', '10000'],
    ['Gegenkonto (ohne BU-Schlüssel)', '4320'],
    ['Belegdatum', '0511'],
    ['Belegfeld 1', '"CN-00007"'],
    ['Buchungstext', `"TW-1-2 Ada ""Count"" ${'x'.repeat(41)}"`],
    ['EU-Land u. UStID (Bestimmung)', '"EL"'],
    ['EU-Steuersatz (Bestimmung)', '25,5'],
    ['Festschreibung', '0'],
  ])
})

test('A business year may begin in any month', () => {
  expect(businessYearOf('2026-06-30', 7)).toBe('2025-07-01')
  expect(businessYearOf('2026-07-01', 7)).toBe('2026-07-01')
  expect(businessYearOf('2026-01-01', 1)).toBe('2026-01-01')
})

test('The month before is whole', () => {
  expect(monthBefore('2026-03-31')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(monthBefore('2027-01-01')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
})
