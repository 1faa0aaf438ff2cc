import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anyEngine } from '../data/testing/engines.ts'
import { CardsForbidden, CardsUnavailable } from '../providers/cards/cards.ts'
import { ImageHostFailure, type Picture } from '../providers/images/image-host.ts'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'
import { watchedProviders } from './watched-providers.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop(anyEngine)
})
afterEach(() => shop.drop())

/** Returns a call that throws these errors, one per call. */
function failing(...errors: readonly Error[]) {
  const left = errors.values()
  return async (): Promise<never> => Promise.reject(left.next().value)
}

test('The card provider is down when it does not answer, not when it refuses a call', async () => {
  const call = failing(new CardsForbidden('not allowed'), new CardsUnavailable('no answer'))
  vi.spyOn(shop.cards, 'listDisputes').mockImplementation(call)
  const opened = watchedProviders(shop)
  const failingSince = async (reason: string) => {
    await expect(opened.shop.cards.listDisputes('pi_1')).rejects.toThrow(reason)
    return opened.watches.cards.record.failingSince
  }
  expect(await failingSince('not allowed')).toBeUndefined()
  expect(await failingSince('no answer')).toBe(shop.clock())
})

test('The image host is down if it cannot store pictures, not if it refuses one', async () => {
  const upload = failing(
    new ImageHostFailure('IMAGE_NOT_TAKEN', 'not taken'),
    new ImageHostFailure('IMAGE_HOST_UNAVAILABLE', 'no answer'),
  )
  const opened = watchedProviders({ ...shop, imageHosting: { pictureOrigin: 'https://i.example', upload } })
  const size = { width: 1, height: 1, bytes: new Uint8Array([1]) }
  const picture: Picture = { hash: 'a', sizes: [size], outline: null }
  const failingSince = async (reason: string) => {
    await expect(opened.shop.imageHosting?.upload(picture)).rejects.toThrow(reason)
    return opened.watches.pictures?.record.failingSince
  }
  expect(await failingSince('not taken')).toBeUndefined()
  expect(await failingSince('no answer')).toBe(shop.clock())
})
