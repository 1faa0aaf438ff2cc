import { describe, expect, it, test } from 'vitest'
import { allStandards } from './all.ts'
import { flawsOf } from './flaws.ts'
import { type Measure, makersTorque, type Source, type Standard, type StandardGroup } from './standard.ts'

const page: Source = { title: 'A page', address: 'https://one.example/page', read: '2026-11-23' }
const otherPage: Source = { ...page, address: 'https://two.example/page' }
const width: Measure = { what: 'The width.', values: [68], unit: 'mm' }
const torque: Measure = { what: 'The torque.', from: 30, to: 40, unit: 'N·m' }
const good: Standard = {
  id: 'bb-good',
  name: 'Good',
  alsoCalled: ['fine'],
  measure: [width],
  sources: [page, otherPage],
}

const groupOf = (...standards: Standard[]): StandardGroup => ({ id: 'group', name: 'Group', standards })

describe('The standards of the trade', () => {
  it('Follow every rule: sources, measures, torque as a range', () => {
    expect(flawsOf(allStandards)).toEqual([])
  })

  it('Have at least 75 rows in twelve groups', () => {
    expect(allStandards).toHaveLength(12)
    expect(allStandards.flatMap(({ standards }) => standards).length).toBeGreaterThanOrEqual(75)
  })
})

describe('The check of the standards', () => {
  test.each<[string, Standard]>([
    ['a row with two sources', good],
    ['a torque as a range', { ...good, measure: [torque], note: makersTorque }],
    ['a row whose sources differ', { ...good, disagreement: 'One page says 69 mm.' }],
  ])('Accepts %s', (_what, standard) => {
    expect(flawsOf([groupOf(standard)])).toEqual([])
  })

  test.each<[string, Partial<Standard>, string]>([
    ['one source', { sources: [page] }, 'two sources'],
    [
      'two pages of one host',
      { sources: [page, { ...page, address: 'https://www.one.example/b' }] },
      'two sources',
    ],
    ['the same page twice', { sources: [page, otherPage, page] }, 'occurs twice'],
    ['a source without a title', { sources: [page, { ...otherPage, title: ' ' }] }, 'no title'],
    [
      'a source without https',
      { sources: [page, { ...page, address: 'http://two.example/' }] },
      'no https address',
    ],
    ['a source that is no address', { sources: [page, { ...page, address: 'a book' }] }, 'no https address'],
    ['a source without a day', { sources: [page, { ...otherPage, read: 'today' }] }, 'no day'],
    [
      'a source with a day that does not exist',
      { sources: [page, { ...otherPage, read: '2026-13-01' }] },
      'no day',
    ],
    ['nothing to measure', { measure: [] }, 'nothing is measured'],
    ['no value', { measure: [{ ...width, values: [] }] }, 'has no value'],
    ['a value of zero', { measure: [{ ...width, values: [0] }] }, 'has no value'],
    ['a range from high to low', { measure: [{ ...torque, from: 50 }], note: makersTorque }, 'low to high'],
    [
      'a torque of one value',
      { measure: [{ ...width, unit: 'N·m' }], note: makersTorque },
      'a torque is a range',
    ],
    ['a torque without the maker’s note', { measure: [torque] }, 'the maker’s value'],
    ['a measure that is no sentence', { measure: [{ ...width, what: 'width' }] }, 'no sentence'],
    ['a disagreement that is no sentence', { disagreement: '' }, 'no sentence'],
    ['an id with capitals', { id: 'BB30' }, 'not well formed'],
    ['no name', { name: '' }, 'the name is empty'],
    ['a name that repeats', { alsoCalled: ['Good'] }, 'occurs twice'],
  ])('Refuses a row with %s', (_what, change, flaw) => {
    const flaws = flawsOf([groupOf({ ...good, ...change })])
    expect(flaws).toHaveLength(1)
    expect(flaws[0]).toContain(flaw)
  })

  it('Reports two rows with one id, even in two groups', () => {
    expect(flawsOf([groupOf(good), { ...groupOf(good), id: 'other' }])).toEqual([
      'The standard bb-good occurs twice.',
    ])
  })

  it('Reports an empty group and two groups with one id', () => {
    expect(flawsOf([groupOf()])).toEqual(['The group group is empty.'])
    expect(flawsOf([groupOf(good), groupOf({ ...good, id: 'bb-other' })])).toEqual([
      'The group group occurs twice.',
    ])
  })
})
