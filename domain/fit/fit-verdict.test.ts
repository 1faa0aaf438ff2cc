import { describe, expect, test } from 'vitest'
import { allStandards } from '../../standards/all.ts'
import { verdictOnReadings } from './fit-verdict.ts'
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
  test('Names the only standard that has it', () => {
    const { verdict: said, sentence } = verdict('spoke-nipples', ['flats', '3.45'])
    expect([said, sentence]).toEqual([
      'one',
      'Of the standards that we know, only “Square nipple 3.45 mm” has flats of the nipple 3.45 mm.',
    ])
  })

  test('Says unknown rather than guess, with the nearest standard', () => {
    const { verdict: said, sentence, standards } = verdict('spoke-nipples', ['flats', '3.7'])
    expect([said, standards]).toEqual(['unknown', []])
    expect(sentence).toContain('Unknown: no standard that we know has flats of the nipple 3.7 mm.')
    expect(sentence).toContain('“Square nipple 3.45 mm” with 3.45 mm')
  })

  test('Says of several what to measure next, with the values of each', () => {
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

  test('Says when no measurement tells them apart', () => {
    expect(verdict('cassettes', ['splines', '12']).sentence).toContain('no measurement that tells them apart')
  })

  test('Says that readings contradict each other', () => {
    expect(verdict('bottom-brackets', ['thread', '34.8'], ['pitch', '30']).sentence).toContain(
      'not together on one part',
    )
  })
})
