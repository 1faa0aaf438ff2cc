import { describe, expect, test } from 'vitest'
import { allStandards } from '../../standards/all.ts'
import { measurements } from '../../standards/measurements.ts'
import {
  identityOf,
  measurementsOf,
  measurementsToTellApart,
  nearestTo,
  reasonToFit,
  spansOf,
  standardsFor,
} from './fits.ts'
import { type Reading, readReading } from './readings.ts'

function groupOf(id: string) {
  const group = allStandards.find((each) => each.id === id)
  if (!group) throw new Error(`No group ${id}`)
  return group
}

function reading(group: string, id: string, text: string): Reading {
  const measurement = measurementsOf(group).find((each) => each.id === id)
  const read = measurement && readReading(measurement, text)
  if (!read) throw new Error(`${group}, ${id}: ${text} is no reading`)
  return read
}

const candidates = (group: string, ...readings: readonly (readonly [string, string])[]) =>
  standardsFor(
    groupOf(group),
    readings.map(([id, text]) => reading(group, id, text)),
  ).map(({ id }) => id)

describe('The measurements', () => {
  test('Find every standard exactly once by each of its measures, except torques', () => {
    for (const group of allStandards)
      for (const standard of group.standards)
        for (const measure of standard.measure) {
          const found = measurementsOf(group.id).filter(
            (each) => spansOf({ ...standard, measure: [measure] }, each).length > 0,
          )
          expect(found.length, `${standard.id}: ${measure.what}`).toBe(measure.unit === 'N·m' ? 0 : 1)
        }
  })

  test('Belong to their group of standards, and name each measurement once', () => {
    const keys = measurements.map(({ group, id }) => `${group} ${id}`)
    expect(new Set(keys).size).toBe(keys.length)
    for (const { group, whats } of measurements) {
      const said = groupOf(group).standards.flatMap(({ measure }) => measure.map(({ what }) => what))
      for (const each of whats) expect(said).toContain(typeof each === 'string' ? each : each[0])
    }
  })

  test('Every standard is found by its own values', () => {
    for (const group of allStandards)
      for (const standard of group.standards) {
        const readings = measurementsOf(group.id).flatMap((measurement): Reading[] => {
          const [span] = spansOf(standard, measurement)
          return span ? [{ measurement, value: (span.from + span.to) / 2, text: '' }] : []
        })
        if (readings.length > 0)
          expect(standardsFor(group, readings).map(({ id }) => id)).toContain(standard.id)
      }
  })
})

describe('What the calliper says', () => {
  test.each([
    ['one standard', 'spoke-nipples', [['flats', '3.45']], ['nipple-3-45']],
    ['none when the value is between two', 'spoke-nipples', [['flats', '3.38']], []],
    ['a value within a range', 'chains', [['outer-width', '5.2 mm']], ['chain-12-speed']],
    ['inches and millimetres', 'bottom-brackets', [['thread', '1.37 in']], ['bb-bsa', 'bb-french']],
    [
      'two that a second reading tells apart',
      'bottom-brackets',
      [
        ['thread', '34.8'],
        ['pitch', '24 TPI'],
      ],
      ['bb-bsa'],
    ],
    [
      'two bores that a width tells apart',
      'bottom-brackets',
      [
        ['bore', '41'],
        ['shell-width', '86.5'],
      ],
      ['bb-bb86'],
    ],
    ['a fraction', 'cranks', [['pedal-thread', '9/16 in']], ['pedal-9-16']],
    ['a count', 'cassettes', [['splines', '12']], ['lockring-shimano-12-spline', 'freewheel-12-spline']],
    [
      'nothing for readings that contradict',
      'bottom-brackets',
      [
        ['thread', '34.8'],
        ['pitch', '24'],
        ['shell-width', '86.5'],
      ],
      [],
    ],
  ] as const)('Allows %s', (_what, group, readings, expected) => {
    expect(candidates(group, ...readings)).toEqual(expected)
  })

  test('A reading does not exclude a standard that states no value for it', () => {
    expect(candidates('bottom-brackets', ['thread', '34.8'], ['shell-width', '68'])).toEqual([
      'bb-bsa',
      'bb-french',
    ])
  })

  test('The nearest standard is named with its distance', () => {
    const nearest = nearestTo(groupOf('seatposts'), reading('seatposts', 'post', '31.2'))
    expect([nearest?.standard.id, nearest?.away.toFixed(2)]).toEqual(['seatpost-30-9', '0.30'])
  })

  test('The next measurement to take distinguishes the candidates', () => {
    const group = groupOf('bottom-brackets')
    const taken = reading('bottom-brackets', 'thread', '34.8')
    const next = measurementsToTellApart(group.id, standardsFor(group, [taken]), [taken.measurement])
    expect(next.map(({ id }) => id)).toEqual(['pitch'])
  })

  test('No next measurement is suggested if none can tell the candidates apart', () => {
    const group = groupOf('cassettes')
    const taken = reading('cassettes', 'splines', '12')
    expect(measurementsToTellApart(group.id, standardsFor(group, [taken]), [taken.measurement])).toEqual([])
  })
})

describe('A reading', () => {
  const at = (group: string, id: string, text: string) => {
    const measurement = measurementsOf(group).find((each) => each.id === id)
    const read = measurement && readReading(measurement, text)
    return read && [Number(read.value.toFixed(3)), read.text]
  }

  test.each([
    ['seatposts', 'post', ' 27,2 ', [27.2, '27.2 mm']],
    ['seatposts', 'post', '1 1/8 in', [28.575, '1.125 in']],
    ['seatposts', 'post', '1 1/8"', [28.575, '1.125 in']],
    ['bottom-brackets', 'pitch', '24', [1.058, '24 TPI']],
    ['bottom-brackets', 'pitch', '1', [1, '1 mm']],
    ['brakes', 'rotor-socket', 'T25', [25, 'T25']],
    ['cassettes', 'splines', '12 splines', [12, '12 splines']],
  ] as const)('In %s, %s: %j is read', (group, id, text, expected) => {
    expect(at(group, id, text)).toEqual(expected)
  })

  test.each(['', 'wide', '-3', '0', '1/0', '12 kg', '24 TPI', 'T25', '9'.repeat(40), '1.2.3'])(
    '%j is not a diameter',
    (text) => {
      expect(at('seatposts', 'post', text)).toBeUndefined()
    },
  )
})

describe('The reason', () => {
  test('Names the standard and what identifies it', () => {
    const [bsa] = groupOf('bottom-brackets').standards
    expect(bsa && reasonToFit('bottom-brackets', bsa)).toBe(
      'It is made for “BSA, threaded”: diameter of the thread 1.37 in, pitch of the thread 24 TPI, width of the shell 68 or 73 mm.',
    )
    expect(bsa && identityOf('bottom-brackets', bsa)).toHaveLength(3)
  })
})
