import { afterEach, beforeEach, expect, test } from 'vitest'
import { vatConfirmationMs } from '../../../domain/tax/intra-community.ts'
import { findManaged } from '../../data/queries/companies/managed-companies.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { hourMs, minuteMs } from '../../platform/clock.ts'
import type { VatAnswer } from '../../providers/vat-numbers/vat-numbers.ts'
import { addCompany } from '../../testing/companies.ts'
import { addAdmin, addCustomer, codeOf, granted } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import type { Caller, Shop } from '../shop.ts'
import { changeOwnCompany } from './change-own-company.ts'
import { checkNextNumber, endOldConfirmations } from './check-vat-numbers.ts'
import { checkVatNumber, confirmVatNumber } from './confirm-vat-number.ts'

const dayMs = 24 * hourMs
const waiting = { vat_state: 'waiting', vat_confirmed_at: null, vat_checked_at: null } as const

describeOnEveryEngine('The look-up of VAT numbers', (engine) => {
  let shop: TestShop
  let customer: Caller
  let asked: string[]
  let answer: (vatNumber: string) => VatAnswer | Promise<VatAnswer>
  beforeEach(async () => {
    asked = []
    answer = () => 'valid'
    const vatNumbers = {
      lookUp: async (vatNumber: string) => {
        asked.push(vatNumber)
        return answer(vatNumber)
      },
    }
    shop = await openTestShop(engine, { vatNumbers })
    customer = await addCustomer(shop)
  })
  afterEach(() => shop.drop())

  const add = (differing = {}) =>
    addCompany(shop, [customer], { ...waiting, vat_next_check_at: shop.clock(), ...differing })
  const stored = async (id: string) => {
    const company = await findManaged(shop.database.read, id)
    if (!company) throw new Error('The company is missing')
    return company
  }
  const look = async (process: Shop = shop) => {
    shop.clock.moveBy(2_000)
    await checkNextNumber(process)
  }
  const mails = async () =>
    (await shop.database.read.selectFrom('outbox').select('subject').execute()).map(({ subject }) => subject)

  test('Confirms a number, tells its people, and asks again before 90 days end', async () => {
    const id = await add()
    await look()
    const confirmedAt = shop.clock()
    expect(await stored(id)).toMatchObject({ vatState: 'confirmed', vatConfirmedAt: confirmedAt })
    expect(await mails()).toEqual(['The VAT number ATU33864707 is confirmed'])
    await look()
    expect(asked).toEqual(['ATU33864707'])
    shop.clock.moveBy(81 * dayMs)
    await look()
    expect(asked).toHaveLength(2)
    expect((await stored(id)).vatConfirmedAt).toBe(shop.clock())
    // A renewed confirmation sends no mail.
    expect(await mails()).toHaveLength(1)
  })

  test('Refuses an invalid number, which is not asked for again', async () => {
    const id = await add()
    answer = () => 'invalid'
    await look()
    expect(await stored(id)).toMatchObject({
      vatState: 'refused',
      vatConfirmedAt: null,
      vatNextCheckAt: null,
    })
    expect(await mails()).toEqual(['The VAT number ATU33864707 was not found'])
  })

  test('Waits longer after each attempt without an answer, and stays taxed', async () => {
    const id = await add()
    answer = () => 'unanswered'
    const pauses = []
    for (let tries = 0; tries < 14; tries += 1) {
      await look()
      const { vatState, vatNextCheckAt } = await stored(id)
      expect(vatState).toBe('waiting')
      const pause = (vatNextCheckAt ?? 0) - shop.clock()
      pauses.push(pause / minuteMs)
      shop.clock.moveBy(pause)
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1_024, 1_440, 1_440, 1_440])
    expect(asked).toHaveLength(14)
  })

  test('Keeps a confirmation that cannot be renewed only until its 90 days end', async () => {
    const id = await add()
    await look()
    answer = () => 'unanswered'
    shop.clock.moveBy(vatConfirmationMs - minuteMs)
    await look()
    await endOldConfirmations(shop)
    expect((await stored(id)).vatState).toBe('confirmed')
    shop.clock.moveBy(minuteMs)
    await endOldConfirmations(shop)
    expect((await stored(id)).vatState).toBe('waiting')
  })

  test('Ignores an answer about a number that was changed meanwhile', async () => {
    const id = await add()
    answer = async () => {
      const details = {
        name: 'Radwerk GmbH',
        country: 'AT',
        lines: ['1'],
        postcode: '',
        city: 'Wien',
        region: '',
      }
      const choices = { showsNet: false, buyerReference: '', electronicAddress: '', invoiceFormat: null }
      const written = { ...details, ...choices, vatNumber: 'DE136695976', invoiceEmail: '' }
      granted(await changeOwnCompany(shop, customer, { ...written, version: 1 }))
      return 'valid' as const
    }
    await look()
    expect(await stored(id)).toMatchObject({ vatState: 'waiting', vatNumber: 'DE136695976' })
  })

  test('Asks at most once a second and once for a number, from all processes together', async () => {
    await add()
    await addCompany(shop, [], { ...waiting, vat_next_check_at: shop.clock(), vat_number: 'DE136695976' })
    const other = await shop.anotherProcess()
    await Promise.all([shop, other, shop, other].map((process) => checkNextNumber(process)))
    expect(asked).toHaveLength(1)
    await look(other)
    expect(asked.sort()).toEqual(['ATU33864707', 'DE136695976'])
  })

  test('Takes the word of staff, for the number that they saw', async () => {
    const id = await add()
    const admin = await addAdmin(shop)
    const other = { vatNumber: 'DE136695976', word: 'On the page' }
    expect(codeOf(await confirmVatNumber(shop, admin, id, other))).toBe('COMPANY_CHANGED')
    granted(await confirmVatNumber(shop, admin, id, { vatNumber: 'ATU33864707', word: 'On the page' }))
    expect(await stored(id)).toMatchObject({ vatState: 'confirmed', vatWord: 'On the page' })
    granted(await checkVatNumber(shop, admin, id))
    answer = () => 'invalid'
    await look()
    expect((await stored(id)).vatState).toBe('refused')
  })
})
