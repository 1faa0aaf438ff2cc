import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { addCustomer, codeOf, granted } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { getProfile } from './get-profile.ts'
import { saveProfile } from './save-profile.ts'

describeOnEveryEngine('A profile', (engine) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop(engine)
  })
  afterAll(() => shop.drop())

  test('It begins empty, with the name of the account', async () => {
    const ada = await addCustomer(shop)
    expect(granted(await getProfile(shop, ada, ada.email))).toEqual({
      img: '',
      name: 'Ada Lovelace',
      address: '',
      status: '',
      phone: '',
    })
  })

  test('What is not sent stays as it is', async () => {
    const ada = await addCustomer(shop)
    await saveProfile(shop, ada, ada.email, { name: 'Ada', address: '1 Lane', status: 'Mechanic' })
    await saveProfile(shop, ada, ada.email, { address: '2 Lane', phone: '' })
    expect(granted(await getProfile(shop, ada, ada.email))).toEqual({
      img: '',
      name: 'Ada',
      address: '2 Lane',
      status: 'Mechanic',
      phone: '',
    })
  })

  test("Saving a part of an empty profile keeps the account's name", async () => {
    const ada = await addCustomer(shop)
    await saveProfile(shop, ada, ada.email, { address: '1 Lane' })
    expect(granted(await getProfile(shop, ada, ada.email))).toMatchObject({
      name: 'Ada Lovelace',
      address: '1 Lane',
    })
  })

  test('Nothing sent is nothing changed', async () => {
    const ada = await addCustomer(shop)
    await saveProfile(shop, ada, ada.email, { phone: '1' })
    expect(codeOf(await saveProfile(shop, ada, ada.email, {}))).toBe('done')
    expect(granted(await getProfile(shop, ada, ada.email)).phone).toBe('1')
  })

  test("Somebody else's profile can be neither read nor changed", async () => {
    const [ada, eve] = [await addCustomer(shop), await addCustomer(shop)]
    expect(codeOf(await getProfile(shop, eve, ada.email))).toBe('NOT_ALLOWED')
    expect(codeOf(await saveProfile(shop, eve, ada.email, { phone: '1' }))).toBe('NOT_ALLOWED')
    expect(granted(await getProfile(shop, ada, ada.email)).phone).toBe('')
  })
})
