import { describe, expect, test } from 'vitest'
import type { Measurement } from '../../standards/measurement.ts'
import { inMillimetres, readReading, withUnit } from './readings.ts'

const measurement = (unit: Measurement['unit'], drawing: Measurement['drawing'] = 'bore'): Measurement => ({
  id: 'a',
  group: 'g',
  name: 'Bore',
  how: 'Measure it.',
  whats: [],
  drawing,
  unit,
  tolerance: 0.1,
})

const length = measurement('mm')
const inches = measurement('in')
const pitch = measurement('TPI', 'thread-pitch')
const star = measurement('T')
const splines = measurement('splines')

describe('A length', () => {
  test.each([
    ['34.8', 34.8, '34.8 mm'],
    ['34,8 mm', 34.8, '34.8 mm'],
    ['34.8mm', 34.8, '34.8 mm'],
    ['34.8 millimeters', 34.8, '34.8 mm'],
    ['34.8 millimetre', 34.8, '34.8 mm'],
    ['1 in', 25.4, '1 in'],
    ['1 inch', 25.4, '1 in'],
    ['2 inches', 50.8, '2 in'],
    ['2"', 50.8, '2 in'],
    ['2”', 50.8, '2 in'],
    ['2″', 50.8, '2 in'],
    ['9/16 in', 14.2875, '0.5625 in'],
    ['1 1/8 in', 28.575, '1.125 in'],
    ['1-1/8 in', 28.575, '1.125 in'],
    ['1/3 in', 8.466667, '0.3333 in'],
    [`${' '.repeat(40)}5`, 5, '5 mm'],
    ['0.0001', 0.0001, '0.0001 mm'],
  ])('%j is read as %d mm, written %s', (typed, value, text) => {
    expect(readReading(length, typed)).toEqual({
      measurement: length,
      value: expect.closeTo(value, 5),
      text,
    })
  })

  test('Has the usual unit if none is given', () => {
    expect(readReading(inches, '1')).toMatchObject({ value: 25.4, text: '1 in' })
  })

  test.each([
    '',
    '0',
    '-1',
    '1/0',
    '5 kg',
    '5 mmm',
    '5 xmm',
    '5 inchy',
    '24 tpi',
    '24 threads per inch',
    't25',
    '12345',
    '1.12345',
    '5 mm wide',
    'a 5',
    '5 mm (measured twice, inside)',
    '5 inches and some more of that',
  ])('%j is not a length', (typed) => {
    expect(readReading(length, typed)).toBeUndefined()
  })
})

describe('A pitch', () => {
  test.each([
    ['24', 25.4 / 24, '24 TPI'],
    ['24 TPI', 25.4 / 24, '24 TPI'],
    ['24 threads per inch', 25.4 / 24, '24 TPI'],
    ['5', 5, '5 mm'],
    ['5.1', 25.4 / 5.1, '5.1 TPI'],
    ['1 mm', 1, '1 mm'],
  ])('%j is read as %d mm, written %s', (typed, value, text) => {
    expect(readReading(pitch, typed)).toEqual({ measurement: pitch, value: expect.closeTo(value, 8), text })
  })
})

describe('A count', () => {
  test.each([
    ['12', 12, '12 splines'],
    ['12 splines', 12, '12 splines'],
    ['12 spline', 12, '12 splines'],
  ])('%j is read as %d', (typed, value, text) => {
    expect(readReading(splines, typed)).toEqual({ measurement: splines, value, text })
  })

  test.each(['12 mm', '12 teeth', 't12'])('%j is not a number of splines', (typed) => {
    expect(readReading(splines, typed)).toBeUndefined()
  })

  test.each(['25', 'T25', 't 25'])('%j is a star of 25', (typed) => {
    expect(readReading(star, typed)).toEqual({ measurement: star, value: 25, text: 'T25' })
  })

  test('Has no further unit beside the star', () => {
    expect(readReading(star, 't25 mm')).toBeUndefined()
  })
})

test('Lengths and pitches are converted to millimetres, counts are not', () => {
  expect(inMillimetres(2, 'in')).toBe(50.8)
  expect(inMillimetres(10, 'TPI')).toBe(2.54)
  expect(inMillimetres(2, 'mm')).toBe(2)
  expect(inMillimetres(2, 'teeth')).toBe(2)
})

test('A star precedes its number, other units follow theirs', () => {
  expect(withUnit('25', 'T')).toBe('T25')
  expect(withUnit('25', 'mm')).toBe('25 mm')
})
