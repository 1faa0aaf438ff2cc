import { expect, test } from 'vitest'
import { commonScale } from './common-scale.ts'

/** A tool whose outline is a bar with a length in units of the 720 × 720 box. */
const bar = (_id: string, lengthMm: number | undefined, units = 720) => ({
  _id,
  name: _id,
  img: '',
  shortDescription: '',
  ...(lengthMm !== undefined && { lengthMm }),
  outline: `M0 0l${units} 0 0 40-${units} 0z`,
})

const scaled = (...tools: Parameters<typeof commonScale>[0]) => Object.fromEntries(commonScale(tools))

test('The longest tool fills its box, and a tool of half its length fills half of it', () => {
  expect(scaled(bar('whip', 300), bar('wrench', 150))).toEqual({ whip: '100%', wrench: '50%' })
})

test('A picture with a margin is enlarged to remove the margin', () => {
  expect(scaled(bar('whip', 300), bar('wrench', 150, 360))).toEqual({ whip: '100%', wrench: '100%' })
})

test('A much longer tool does not make the others small', () => {
  expect(scaled(bar('stand', 1100), bar('whip', 300), bar('key', 200), bar('wrench', 150))).toEqual({
    whip: '100%',
    key: '66.7%',
    wrench: '50%',
  })
})

test('A tool without a length or an outline has no scale', () => {
  expect(scaled(bar('whip', undefined), { ...bar('key', 200), outline: null })).toEqual({})
})
