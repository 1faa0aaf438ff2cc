import { expect, test } from 'vitest'
import { singular } from './singular.ts'

test.each([
  ['axles', 'axle'],
  ['cogs', 'cog'],
  ['gas', 'gas'],
  ['abs', 'abs'],
  ['batteries', 'battery'],
  ['ties', 'tie'],
  ['wrenches', 'wrench'],
  ['brushes', 'brush'],
  ['presses', 'press'],
  ['boxes', 'box'],
  ['buzzes', 'buzz'],
  ['wheeler', 'wheeler'],
  ['brass', 'brass'],
  ['radius', 'radius'],
  ['chassis', 'chassis'],
  ['canvas', 'canvas'],
  ['cosmos', 'cosmos'],
  ['chests', 'chest'],
  ['lasses', 'lass'],
  ['asset', 'asset'],
])('The singular of %s is %s', (word, one) => {
  expect(singular(word)).toBe(one)
})
