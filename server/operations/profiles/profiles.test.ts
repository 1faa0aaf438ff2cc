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

  test("Is empty at first, except for the account's name", async () => {
    const ada = await addCustomer(shop)
    expect(granted(await getProfile(shop, ada, ada.email))).toEqual({
      img: '',
      name: 'Ada Lovelace',
      address: '',
      status: '',
      phone: '',
    })
  })

  test('Keeps fields that a call omits', async () => {
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

  test("Keeps the account's name when other fields of an empty profile are saved", async () => {
    const ada = await addCustomer(shop)
    await saveProfile(shop, ada, ada.email, { address: '1 Lane' })
    expect(granted(await getProfile(shop, ada, ada.email))).toMatchObject({
      name: 'Ada Lovelace',
      address: '1 Lane',
    })
  })

  test('Does not change when no field is sent', async () => {
    const ada = await addCustomer(shop)
    await saveProfile(shop, ada, ada.email, { phone: '1' })
    expect(codeOf(await saveProfile(shop, ada, ada.email, {}))).toBe('done')
    expect(granted(await getProfile(shop, ada, ada.email)).phone).toBe('1')
  })

  test('Can be neither read nor changed by another customer', async () => {
    const [ada, eve] = [await addCustomer(shop), await addCustomer(shop)]
    expect(codeOf(await getProfile(shop, eve, ada.email))).toBe('NOT_ALLOWED')
    expect(codeOf(await saveProfile(shop, eve, ada.email, { phone: '1' }))).toBe('NOT_ALLOWED')
    expect(granted(await getProfile(shop, ada, ada.email)).phone).toBe('')
  })
})
