import { describe, expect, test } from 'vitest'
import { allStandards } from '../../standards/all.ts'
import { verdictOnReadings, verdictOnStandard } from './fit-verdict.ts'
import { measurementsOf } from './fits.ts'
import { readReading } from './readings.ts'

function verdict(groupId: string, ...typed: readonly (readonly [string, string])[]) {
  const group = allStandards.find(({ id }) => id === groupId)
  if (!group) throw new Error(`No group ${groupId}`)
  const readings = typed.map(([id, text]) => {
    const measurement = measurementsOf(groupId).find((each) => each.id === id)
    const reading = measurement && readReading(measurement, text)
    if (!reading) throw new Error(`${id}: ${text}`)
    return reading
  })
  return verdictOnReadings(group, readings)
}

describe('The verdict on a reading', () => {
  test('Names the standard if only one has the reading', () => {
    const { verdict: said, sentence } = verdict('spoke-nipples', ['flats', '3.45'])
    expect([said, sentence]).toEqual([
      'one',
      'Of the standards that we know, only “Square nipple 3.45 mm” has flats of the nipple 3.45 mm.',
    ])
  })

  test('Says "unknown" instead of guessing, and names the nearest standard', () => {
    const { verdict: said, sentence, standards } = verdict('spoke-nipples', ['flats', '3.7'])
    expect([said, standards]).toEqual(['unknown', []])
    expect(sentence).toContain('Unknown: no standard that we know has flats of the nipple 3.7 mm.')
    expect(sentence).toContain('“Square nipple 3.45 mm” with 3.45 mm')
  })

  test('Names the next measurement if several standards match, with the value of each', () => {
    const { verdict: said, sentence, next } = verdict('bottom-brackets', ['thread', '34.8'])
    expect(said).toBe('several')
    expect(sentence).toBe(
      'With diameter of the thread 34.8 mm it can be “BSA, threaded” or “French, threaded”. Measure next: pitch of the thread.',
    )
    expect(next[0]?.values).toEqual([
      { standard: 'BSA, threaded', value: '24 TPI' },
      { standard: 'French, threaded', value: '1 mm' },
    ])
  })

  test('Says so when no measurement can tell the standards apart', () => {
    const { verdict: said, sentence, next } = verdict('cassettes', ['splines', '12'])
    expect([said, next]).toEqual(['several', []])
    expect(sentence).toMatch(/^With .+ 12 splines it can be “.+” or “.+”\. We know no measurement that/)
    expect(sentence).toContain('no measurement that tells them apart')
  })

  test('Says that readings contradict each other', () => {
    expect(verdict('bottom-brackets', ['thread', '34.8'], ['pitch', '30'])).toEqual({
      verdict: 'unknown',
      sentence:
        'Unknown: no standard that we know has diameter of the thread 34.8 mm and pitch of the thread 30 TPI. ' +
        'Each value may be right, but not together on one part. Measure again before you buy.',
      standards: [],
      next: [],
    })
  })
})

describe('The verdict on parts that were made up', () => {
  const [bore, width] = ['bore', 'shell-width'].map((id) =>
    measurementsOf('bottom-brackets').find((each) => each.id === id),
  )
  if (!bore || !width) throw new Error('There are bores and widths of shells')
  const whatOf = ({ whats: [what = ''] }: typeof bore) => (typeof what === 'string' ? what : what[0])
  const made = (name: string, bores: readonly number[], widths: readonly number[] = []) => ({
    id: name,
    name,
    alsoCalled: [],
    sources: [],
    measure: [
      { what: whatOf(bore), unit: 'mm' as const, values: bores },
      ...(widths.length === 0 ? [] : [{ what: whatOf(width), unit: 'mm' as const, values: widths }]),
    ],
  })
  const read = (text: string) => {
    const reading = readReading(bore, text)
    if (!reading) throw new Error(text)
    return reading
  }

  test('Lists three standards with commas, each with its value for the next measurement', () => {
    const group = {
      id: 'bottom-brackets',
      name: 'Made up',
      standards: [made('A', [40], [60, 65]), made('B', [40], [90]), made('C', [40])],
    }
    const { sentence, next } = verdictOnReadings(group, [read('40')])
    expect(sentence).toContain('it can be “A”, “B” or “C”. Measure next: width of the shell.')
    expect(next).toEqual([
      {
        measurement: width,
        values: [
          { standard: 'A', value: '60 or 65 mm' },
          { standard: 'B', value: '90 mm' },
        ],
      },
    ])
  })

  test('Is the standard that the person chose, if there is one', () => {
    const standard = made('A', [40])
    expect(verdictOnStandard(standard)).toEqual({
      verdict: 'one',
      sentence: 'You chose “A”.',
      standards: [standard],
      next: [],
    })
  })
})
