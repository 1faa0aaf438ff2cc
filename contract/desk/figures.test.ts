import { describe, expect, test } from 'vitest'
import { readWith } from '../testing/read-body.ts'
import { getFigures } from './figures.ts'

const read = (query: object) => readWith(getFigures.query, query)

describe('The period of figures', () => {
  test.each([
    {},
    { days: '30' },
    { from: '2026-11-22', to: '2026-11-22' },
    { from: '2026-01-01', to: '2027-01-01' },
    { from: '2028-02-29', to: '2028-03-01' },
  ])('May be %j', (query) => {
    expect(read(query)).toEqual(query)
  })

  const bothDates = 'Enter both dates, or neither.'
  const aYear = 'Enter a date from the first one up to a year later.'
  const aDate = 'Enter a date such as 2026-11-22.'
  test.each([
    [{ from: '2026-11-22' }, 'to', bothDates],
    [{ to: '2026-11-22' }, 'to', bothDates],
    [{ from: '2026-11-22', to: '2026-11-21' }, 'to', aYear],
    [{ from: '2026-01-01', to: '2027-01-02' }, 'to', aYear],
    [{ from: '2026-02-29', to: '2026-03-01' }, 'from', aDate],
    [{ from: '2026-13-01', to: '2026-12-01' }, 'from', aDate],
    [{ from: '1999-11-22', to: '2000-01-01' }, 'from', aDate],
    [{ from: '2026-11-22', to: '2026-11-22T12:00Z' }, 'to', aDate],
    [{ from: '+2026-11-22', to: '2026-11-22' }, 'from', aDate],
  ])('Cannot be %j: at %s, %s', (query, field, message) => {
    expect(read(query)).toEqual({ refused: { [field]: message } })
  })
})
