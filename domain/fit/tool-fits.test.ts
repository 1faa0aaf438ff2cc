import { describe, expect, test } from 'vitest'
import { allStandards } from '../../standards/all.ts'
import { lookalikes } from '../../standards/lookalikes.ts'
import { doesNotFitOf, fitsOf, jobsOf } from './tool-fits.ts'

describe('What a tool fits', () => {
  test('Each standard has its name, its group and the reason; an unknown one is left out', () => {
    expect(fitsOf(['pedal-flats-15', 'qr-9'])).toEqual([
      {
        id: 'pedal-flats-15',
        name: 'Pedal with 15 mm wrench flats',
        group: 'cranks',
        reason: 'It is made for “Pedal with 15 mm wrench flats”: flats of the pedal 15 mm.',
      },
    ])
  })

  test('A lookalike standard is named with the difference', () => {
    const [other, ...more] = doesNotFitOf(['lockring-shimano-12-spline', 'freehub-hg'])
    expect([other?.id, more]).toEqual(['freewheel-12-spline', []])
    expect(other?.reason).toContain('those of a freewheel stand still')
    expect(doesNotFitOf(['freewheel-12-spline']).map(({ id }) => id)).toEqual(['lockring-shimano-12-spline'])
  })

  test('A standard that the tool also fits is not listed as a lookalike', () => {
    expect(doesNotFitOf(['crank-square-taper', 'crank-hollowtech-2'])).toEqual([])
    expect(doesNotFitOf([])).toEqual([])
  })

  test('Every named lookalike exists, and differs from the standard', () => {
    const known = allStandards.flatMap(({ standards }) => standards.map(({ id }) => id))
    for (const { standards } of lookalikes) {
      expect(known).toEqual(expect.arrayContaining([...standards]))
      expect(standards[0]).not.toBe(standards[1])
    }
  })

  test('Each listed job lists the tool in return', () => {
    expect(jobsOf('Truing stand', {}).map(({ id }) => id)).toEqual(['true-a-wheel'])
    expect(jobsOf('Hex key set', {}).map(({ id }) => id)).toContain('remove-a-two-piece-crank')
    expect(jobsOf('Bell', {})).toEqual([])
  })
})
