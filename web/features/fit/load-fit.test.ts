import { beforeEach, describe, expect, test } from 'vitest'
import { findFit } from '../../../contract/catalogue/fit.ts'
import { FakeShop, refusal } from '../../testing/fake-shop-api.ts'
import { testSettings } from '../../testing/in-shop.tsx'
import { loadFit } from './load-fit.ts'

const fit = { groups: [], standards: [], products: [], verdict: 'choose' }
const settings = { ...testSettings, extensions: ['findFit'] }
let shop: FakeShop

beforeEach(() => {
  shop = new FakeShop()
  shop.answers(findFit, fit)
})

function load(query: string) {
  const { signal } = new AbortController()
  return loadFit(shop.api, { query: new URLSearchParams(query), settings, signal })
}

/** Answers only calls with these queries, and refuses all others. */
function answersOnly(...known: object[]): void {
  shop.answers(findFit, ({ query }: { query: object }) => {
    const isKnown = known.some((one) => JSON.stringify(one) === JSON.stringify(query))
    if (isKnown) return fit
    throw refusal('group' in query ? 'READING_NOT_UNDERSTOOD' : 'STANDARD_NOT_FOUND')
  })
}

describe('What fits', () => {
  test('sends the choice in the address, without measurements that have no reading', async () => {
    await load('group=chains&measure=wear')
    await load('group=chains&measure=wear&value=0.5')
    expect(shop.callsOf(findFit).map(({ query }) => query)).toEqual([
      { group: 'chains' },
      { group: 'chains', measure: 'wear', value: '0.5' },
    ])
  })

  test('shows its component again if a reading is not understood, with the reason at the field', async () => {
    answersOnly({ group: 'chains' })
    expect(await load('group=chains&measure=wear&value=wide')).toEqual({
      fit,
      refused: { measure: 'wear', value: 'wide', message: refusal('READING_NOT_UNDERSTOOD').message },
    })
  })

  test.each(['standard=nope', 'group=nope&measure=wear&value=0.5'])(
    'shows the choice of components for an unknown one (%s), with the reason above it',
    async (query) => {
      answersOnly({})
      const { refused } = await load(query)
      expect(refused).toEqual({ measure: '', value: '', message: expect.stringMatching(/\w+/) })
    },
  )
})
