import { afterEach, beforeEach, expect, test } from 'vitest'
import { findChangeHead } from '../../data/queries/changes/changes.ts'
import { findManaged } from '../../data/queries/companies/managed-companies.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { addCompany } from '../../testing/companies.ts'
import { addAdmin, addCustomer, codeOf, granted } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { changeCompany } from '../companies/change-company.ts'
import { changeOwnCompany } from '../companies/change-own-company.ts'
import { confirmVatNumber } from '../companies/confirm-vat-number.ts'
import { addPriceList, deletePriceList } from '../prices/change-price-lists.ts'
import type { Caller } from '../shop.ts'
import { undoChange } from './undo-change.ts'

const details = {
  name: 'Radwerk GmbH',
  country: 'AT',
  lines: ['Lange Gasse 1'],
  postcode: '1080',
  city: 'Wien',
  region: '',
  vatNumber: 'ATU33864707',
  invoiceEmail: '',
}
const choices = { showsNet: false, buyerReference: '', electronicAddress: '', invoiceFormat: null }
const terms = { termsDays: null, limit: null, priceListId: null, note: '' }

describeOnEveryEngine('Undoing the change of a company', (engine) => {
  let shop: TestShop
  let admin: Caller
  let customer: Caller
  let id: string
  beforeEach(async () => {
    shop = await openTestShop(engine)
    admin = await addAdmin(shop)
    customer = await addCustomer(shop)
    id = await addCompany(shop, [customer])
  })
  afterEach(() => shop.drop())

  const stored = async () => {
    const company = await findManaged(shop.database.read, id)
    if (!company) throw new Error('The company is missing')
    return company
  }
  const undo = (sequence: number) => undoChange(shop, admin, sequence)

  /** Changes these fields of the company; returns the number of the entry. */
  async function change(fields: object): Promise<number> {
    const { version } = await stored()
    granted(await changeCompany(shop, admin, id, { ...details, ...choices, ...terms, ...fields, version }))
    return (await findChangeHead(shop.database.read)).sequence
  }

  test('restores the former values, once, and can be undone itself', async () => {
    const before = await stored()
    const raised = await change({
      termsDays: 30,
      limit: 2_000.5,
      lines: ['Kurze Gasse 2', 'Hof'],
      invoiceFormat: 'xrechnung',
    })
    const undone = Number(granted(await undo(raised)))
    const { version, ...restored } = await stored()
    expect({ ...restored, version: before.version }).toEqual(before)
    expect(version).toBe(before.version + 2)
    expect(codeOf(await undo(raised))).toBe('CHANGE_UNDONE')
    granted(await undo(undone))
    expect(await stored()).toMatchObject({
      termsDays: 30,
      limitCents: 200_050,
      lines: '["Kurze Gasse 2","Hof"]',
      invoiceFormat: 'xrechnung',
    })
  })

  test('keeps what others changed in other fields, and is refused for the same ones', async () => {
    const raised = await change({ termsDays: 30 })
    const { version } = await stored()
    const own = { ...details, ...choices, city: 'Graz' }
    granted(await changeOwnCompany(shop, customer, { ...own, version }))
    granted(await undo(raised))
    expect(await stored()).toMatchObject({ termsDays: null, city: 'Graz' })
    const moved = await change({ city: 'Linz' })
    const { version: later } = await stored()
    granted(await changeOwnCompany(shop, customer, { ...own, version: later }))
    expect(codeOf(await undo(moved))).toBe('CHANGE_STANDS_BEHIND')
    expect(await stored()).toMatchObject({ city: 'Graz' })
  })

  test('lets a restored VAT number wait for its confirmation, also one that was confirmed', async () => {
    expect(await stored()).toMatchObject({ vatState: 'confirmed', vatNumber: details.vatNumber })
    const replaced = await change({ vatNumber: 'DE136695976' })
    granted(await confirmVatNumber(shop, admin, id, { vatNumber: 'DE136695976', word: 'By phone' }))
    granted(await undo(replaced))
    expect(await stored()).toMatchObject({
      vatState: 'waiting',
      vatConfirmedAt: null,
      vatNumber: details.vatNumber,
    })
  })

  test('is refused if the former price list is deleted', async () => {
    const list = granted(await addPriceList(shop, admin, { name: 'Workshops', rateHundredths: 0 }))
    await change({ priceListId: list })
    const without = await change({ priceListId: null })
    granted(await deletePriceList(shop, admin, list))
    expect(codeOf(await undo(without))).toBe('CHANGE_STANDS_BEHIND')
    expect(await stored()).toMatchObject({ priceListId: null })
  })
})
