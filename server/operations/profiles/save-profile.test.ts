import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { addCustomer, codeOf, granted } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { getProfile } from './get-profile.ts'
import { saveProfile } from './save-profile.ts'

describeOnEveryEngine('Saving a profile', (engine) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop(engine)
  })
  afterAll(() => shop.drop())

  test('Keeps fields that the call omits', async () => {
    const caller = await addCustomer(shop)
    await saveProfile(shop, caller, caller.email, { img: '/pictures/hub.webp', phone: '1' })
    await saveProfile(shop, caller, caller.email, { phone: '2' })
    expect(granted(await getProfile(shop, caller, caller.email))).toMatchObject({
      img: '/pictures/hub.webp',
      phone: '2',
    })
  })

  test('Refuses a picture at another host and saves nothing', async () => {
    const caller = await addCustomer(shop)
    const change = { img: 'https://elsewhere.example/me.png', phone: '3' }
    expect(codeOf(await saveProfile(shop, caller, caller.email, change))).toBe('IMAGE_NOT_OURS')
    expect(granted(await getProfile(shop, caller, caller.email)).phone).toBe('')
  })

  test('Can remove the picture', async () => {
    const caller = await addCustomer(shop)
    await saveProfile(shop, caller, caller.email, { img: '/pictures/hub.webp' })
    expect(codeOf(await saveProfile(shop, caller, caller.email, { img: '' }))).toBe('done')
    expect(granted(await getProfile(shop, caller, caller.email)).img).toBe('')
  })

  test("Is refused for another customer's profile", async () => {
    const [caller, other] = [await addCustomer(shop), await addCustomer(shop)]
    expect(codeOf(await saveProfile(shop, caller, other.email, { phone: '4' }))).toBe('NOT_ALLOWED')
  })
})
