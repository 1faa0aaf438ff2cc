import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { reEncodeProduct } from '../../server/providers/images/re-encode-product.ts'
import { measure } from './measure.ts'
import { photograph } from './photographs.ts'

const folder = mkdtempSync(join(tmpdir(), 'truewheel-photographs-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('A photograph of a product', () => {
  test.each([
    ['white', 0.97],
    ['green screen', 0.96],
    ['blue paper', 0.96],
    ['soft shadow', 0.94],
    ['dark tool on grey', 0.97],
    ['white tool on grey', 0.97],
    ['hard shadow', 0.88],
    // The shadow is almost as dark as the steel that it touches.
    ['hard shadow, flat steel', 0.93],
    ['hard shadow, pliers', 0.9],
    // The darkest face must not become a hole in the shadow.
    ['hard shadow, steel face', 0.93],
    ['ring', 0.95],
    ['chain', 0.88],
    // A white dial must not become a hole.
    ['white, portrait', 0.84],
  ])('%s is cut out well', { timeout: 120_000 }, async (name, bar) => {
    const { confidence, likeness } = await measure(name)
    expect(confidence).toBeGreaterThan(0.5)
    expect(likeness).toBeGreaterThan(bar)
  })

  test.each(['vignette', 'glossy', 'grey'])(
    '%s, whose tool has the colour of its background, is not cut out beforehand',
    { timeout: 120_000 },
    async (name) => {
      expect((await measure(name)).confidence).toBeLessThan(0.5)
    },
  )

  test.each(['white tool on white', 'contact shadow between keys'])(
    '%s, whose outline lies in a soft shadow, is not cut out beforehand',
    { timeout: 120_000 },
    async (name) => {
      expect((await measure(name)).confidence).toBeLessThan(0.5)
    },
  )

  test('A tool in a hand, which the picture cuts off, is not cut out beforehand', {
    timeout: 120_000,
  }, async () => {
    expect((await measure('hand')).confidence).toBeLessThan(0.5)
  })

  test.each(['wood', 'pale wood, portrait', 'workbench', 'cloth', 'tiles'])(
    '%s stays a photograph',
    { timeout: 120_000 },
    async (name) => {
      expect((await measure(name)).confidence).toBeLessThan(0.12)
    },
  )

  test.each([
    ['grey', /^$|^-at(4[4-9]|5[0-6])x50$/],
    ['off centre', /^-at0x50$/],
  ])('%s is shown on cards with the tool in the middle', { timeout: 120_000 }, async (name, place) => {
    const file = join(folder, 'photograph')
    await writeFile(file, (await photograph(name)).bytes)
    const made = await reEncodeProduct(file)
    expect(made.ok && made.value.photograph?.hangs).toMatch(place)
  })
})
