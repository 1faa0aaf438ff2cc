import { afterEach, beforeEach, expect, test } from 'vitest'
import { listAddresses } from '../../data/queries/accounts/addresses.ts'
import { findCompanyOf } from '../../data/queries/accounts/companies.ts'
import { listInvitationsTo, listMembersOf } from '../../data/queries/companies/company-members.ts'
import { findManaged, listManaged } from '../../data/queries/companies/managed-companies.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { dayMs } from '../../platform/clock.ts'
import { addCompany, proveEmail } from '../../testing/companies.ts'
import { addAdmin, addCustomer, codeOf, granted } from '../../testing/shop-contents.ts'
import { storedMessages } from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { addAddress } from '../addresses/keep-addresses.ts'
import { chooseNotifications } from '../notifications/choose-notifications.ts'
import type { Caller } from '../shop.ts'
import { askForCompany } from './ask-for-company.ts'
import { changeCompany } from './change-company.ts'
import { changeOwnCompany, leaveOwnCompany } from './change-own-company.ts'
import { inviteBuyer, joinCompany, removeBuyer, withdrawInvitation } from './company-buyers.ts'
import { decideCompany } from './decide-company.ts'

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

describeOnEveryEngine('A company', (engine) => {
  let shop: TestShop
  let customer: Caller
  let admin: Caller
  beforeEach(async () => {
    shop = await openTestShop(engine)
    customer = await addCustomer(shop)
    admin = await addAdmin(shop)
  })
  afterEach(() => shop.drop())

  const stored = async (id: string) => {
    const company = await findManaged(shop.database.read, id)
    if (!company) throw new Error('The company is missing')
    return company
  }
  const decide = async (id: string, state: 'granted' | 'refused' | 'ended') =>
    decideCompany(shop, admin, id, { state, message: '', version: (await stored(id)).version })
  const mails = () =>
    shop.database.read
      .selectFrom('outbox')
      .orderBy('event')
      .select(['event', 'recipient', 'subject'])
      .execute()
  const changes = () =>
    shop.database.read
      .selectFrom('changes')
      .orderBy('sequence')
      .select(['action', 'before', 'after'])
      .execute()

  test('Is granted with its terms, which its people read in the same email', async () => {
    const id = granted(await askForCompany(shop, customer, details))
    const { version } = await stored(id)
    const terms = { termsDays: 30, limit: 2000, priceListId: null }
    const decision = { state: 'granted', message: '', terms, version } as const
    granted(await decideCompany(shop, admin, id, decision))
    expect(await stored(id)).toMatchObject({ state: 'granted', termsDays: 30, limitCents: 200_000 })
    const [mail] = await storedMessages(shop, 'company-decided')
    expect(mail?.body).toContain('within 30 days, as long as $2,000.00 at most are open')
    expect(JSON.parse((await changes())[0]?.after ?? '')).toMatchObject({ state: 'granted', termsDays: 30 })
  })

  test('Is not granted with a price list that is gone, and has no terms once it is refused', async () => {
    const id = granted(await askForCompany(shop, customer, details))
    const { version } = await stored(id)
    const terms = { termsDays: 30, limit: 2000, priceListId: 'gone' }
    const decision = { message: '', terms, version } as const
    expect(await decideCompany(shop, admin, id, { state: 'granted', ...decision })).toMatchObject({
      code: 'PRICE_LIST_GONE',
      fields: { 'terms.priceListId': expect.any(String) },
    })
    expect(await stored(id)).toMatchObject({ state: 'asked', version })
    granted(await decideCompany(shop, admin, id, { state: 'refused', ...decision }))
    expect(await stored(id)).toMatchObject({ state: 'refused', termsDays: null, limitCents: null })
  })

  test('Is asked for, and buys once the owner has granted it', async () => {
    const id = granted(await askForCompany(shop, customer, details))
    expect(await stored(id)).toMatchObject({ state: 'asked', vatState: 'waiting', askedBy: customer.email })
    expect(await findCompanyOf(shop.database.read, customer.userId)).toBeUndefined()
    granted(await decide(id, 'granted'))
    expect(await findCompanyOf(shop.database.read, customer.userId)).toMatchObject({
      id,
      name: 'Radwerk GmbH',
    })
    expect(await mails()).toMatchObject([
      { recipient: customer.email, subject: 'You can now buy for Radwerk GmbH' },
    ])
    expect(await changes()).toMatchObject([
      { action: 'company.decided', before: '{"state":"asked"}', after: '{"state":"granted"}' },
    ])
    expect(codeOf(await decide(id, 'granted'))).toBe('COMPANY_DECIDED')
    granted(await decide(id, 'ended'))
    expect(await findCompanyOf(shop.database.read, customer.userId)).toBeUndefined()
  })

  test('Proposes its address to people without one, for their first order', async () => {
    const other = await addCustomer(shop)
    const own = { name: 'Bo', phone: '555', address: '1 Spoke Lane' }
    granted(await addAddress(shop, other, own))
    const id = granted(await askForCompany(shop, customer, details))
    expect(await listAddresses(shop.database.read, customer.userId)).toEqual([])
    granted(await decide(id, 'granted'))
    await proveEmail(shop, other)
    granted(await inviteBuyer(shop, customer, other.email))
    granted(await joinCompany(shop, other, id))
    expect(await listAddresses(shop.database.read, customer.userId)).toMatchObject([
      {
        name: customer.name,
        phone: '',
        parts: { company: 'Radwerk GmbH', lines: details.lines, country: 'AT' },
      },
    ])
    expect(await listAddresses(shop.database.read, other.userId)).toMatchObject([own])
  })

  test('Can be asked for once at a time, also in two tabs, and again after a refusal', async () => {
    const other = await shop.anotherProcess()
    const answers = await Promise.all([
      askForCompany(shop, customer, details),
      askForCompany(other, customer, details),
    ])
    expect(answers.map(codeOf).sort()).toEqual(['COMPANY_ALREADY', 'done'])
    const id = granted(answers.find(({ ok }) => ok) ?? answers[0])
    expect(
      (
        await listManaged(
          shop.database.read,
          { state: undefined, search: '' },
          { limit: 9, after: undefined },
        )
      )?.rows,
    ).toHaveLength(1)
    granted(await decide(id, 'refused'))
    expect(granted(await askForCompany(shop, customer, { ...details, name: 'Radwerk AG' }))).toBe(id)
    expect(await stored(id)).toMatchObject({ state: 'asked', name: 'Radwerk AG' })
  })

  test('Refuses a VAT number with wrong digits at its field', async () => {
    const wrong = await askForCompany(shop, customer, { ...details, vatNumber: 'ATU33864708' })
    expect(wrong).toMatchObject({ code: 'VAT_NUMBER_WRONG', fields: { vatNumber: expect.any(String) } })
  })

  test('Loses the confirmation with another number, and keeps its checked name', async () => {
    const id = await addCompany(shop, [customer])
    const change = (differing: object, version = 1) =>
      changeOwnCompany(shop, customer, { ...details, ...choices, ...differing, version })
    expect(codeOf(await change({ name: 'Another GmbH' }))).toBe('COMPANY_NAME_FIXED')
    expect(codeOf(await change({ country: 'DE' }))).toBe('COMPANY_NAME_FIXED')
    granted(await change({ lines: ['Kurze Gasse 2'] }))
    expect(await stored(id)).toMatchObject({ vatState: 'confirmed', lines: '["Kurze Gasse 2"]' })
    expect(codeOf(await change({ vatNumber: 'DE136695976' }))).toBe('COMPANY_CHANGED')
    granted(await chooseNotifications(shop, admin, { kinds: ['requests'], hour: undefined }))
    granted(await change({ vatNumber: 'DE136695976' }, 2))
    expect(await stored(id)).toMatchObject({
      vatState: 'waiting',
      vatConfirmedAt: null,
      vatNumber: 'DE136695976',
    })
    // Staff look whose number it is, because the register does not always say so.
    expect(await mails()).toMatchObject([
      { recipient: admin.email, subject: 'A company has changed its VAT number' },
    ])
    granted(await change({ vatNumber: '' }, 3))
    expect(await stored(id)).toMatchObject({ vatState: 'none', vatNumber: null, vatNextCheckAt: null })
  })

  test('Gets its terms from staff, recorded, and refuses an outdated form', async () => {
    const id = await addCompany(shop, [customer])
    const written = { ...details, ...choices, ...terms, termsDays: 30, limit: 2_000 }
    expect(granted(await changeCompany(shop, admin, id, { ...written, version: 1 }))).toBe(true)
    expect(await stored(id)).toMatchObject({ termsDays: 30, limitCents: 200_000, version: 2 })
    expect(await changes()).toMatchObject([
      {
        action: 'company.changed',
        before: '{"termsDays":null,"limitCents":null}',
        after: '{"termsDays":30,"limitCents":200000}',
      },
    ])
    expect(granted(await changeCompany(shop, admin, id, { ...written, version: 1 }))).toBe(false)
    const later = { ...written, termsDays: 14, version: 1 }
    expect(codeOf(await changeCompany(shop, admin, id, later))).toBe('COMPANY_CHANGED')
  })

  test('Invites people, who join with a proven email', async () => {
    const id = await addCompany(shop, [customer])
    const guest = await addCustomer(shop)
    granted(await inviteBuyer(shop, customer, guest.email))
    expect(codeOf(await inviteBuyer(shop, customer, guest.email))).toBe('COMPANY_INVITED_ALREADY')
    expect(await mails()).toMatchObject([
      { recipient: guest.email, subject: 'You are invited to buy for Radwerk GmbH' },
    ])
    expect(codeOf(await joinCompany(shop, guest, id))).toBe('EMAIL_NOT_PROVEN')
    await proveEmail(shop, guest)
    expect(await listInvitationsTo(shop.database.read, guest.email)).toMatchObject([{ company: id }])
    granted(await joinCompany(shop, guest, id))
    expect(codeOf(await joinCompany(shop, guest, id))).toBe('COMPANY_INVITATION_NOT_FOUND')
    const people = (await listMembersOf(shop.database.read, id)).map(({ email }) => email)
    expect(people.sort()).toEqual([customer.email, guest.email].sort())
    granted(await removeBuyer(shop, customer, guest.email))
    expect(await findCompanyOf(shop.database.read, guest.userId)).toBeUndefined()
    expect(codeOf(await removeBuyer(shop, customer, customer.email))).toBe('COMPANY_MEMBER_NOT_FOUND')
  })

  test('Withdraws the invitations of a person who is removed, and keeps those of others', async () => {
    const [guest, friend, other] = [await addCustomer(shop), await addCustomer(shop), await addCustomer(shop)]
    const id = await addCompany(shop, [customer, guest])
    granted(await inviteBuyer(shop, guest, friend.email))
    granted(await inviteBuyer(shop, customer, other.email))
    granted(await removeBuyer(shop, customer, guest.email))
    for (const person of [friend, other]) await proveEmail(shop, person)
    expect(codeOf(await joinCompany(shop, friend, id))).toBe('COMPANY_INVITATION_NOT_FOUND')
    granted(await joinCompany(shop, other, id))
  })

  test('Mails an address once a day, however often it is invited', async () => {
    await addCompany(shop, [customer])
    const stranger = 'stranger@example.com'
    const sent = async () => (await mails()).filter(({ recipient }) => recipient === stranger).length
    for (const _ of [1, 2, 3]) {
      granted(await inviteBuyer(shop, customer, stranger))
      granted(await withdrawInvitation(shop, customer, stranger))
    }
    expect(await sent()).toBe(1)
    shop.clock.moveBy(dayMs)
    granted(await inviteBuyer(shop, customer, stranger))
    expect(await sent()).toBe(2)
  })

  test('Takes no person who has left, was not invited, or buys for another company', async () => {
    const id = await addCompany(shop, [customer])
    const guest = await addCustomer(shop)
    await proveEmail(shop, guest)
    expect(codeOf(await joinCompany(shop, guest, id))).toBe('COMPANY_INVITATION_NOT_FOUND')
    granted(await inviteBuyer(shop, customer, guest.email))
    granted(await withdrawInvitation(shop, customer, guest.email))
    expect(codeOf(await joinCompany(shop, guest, id))).toBe('COMPANY_INVITATION_NOT_FOUND')
    granted(await inviteBuyer(shop, customer, guest.email))
    await addCompany(shop, [guest])
    expect(codeOf(await joinCompany(shop, guest, id))).toBe('COMPANY_ALREADY')
    granted(await leaveOwnCompany(shop, guest))
    granted(await joinCompany(shop, guest, id))
    granted(await leaveOwnCompany(shop, customer))
    expect(codeOf(await inviteBuyer(shop, customer, 'grace@example.com'))).toBe('NO_COMPANY')
  })

  test('Is found by staff by its name, its number and its state', async () => {
    const asked = granted(await askForCompany(shop, customer, { ...details, name: 'Älpler Räder' }))
    const other = await addCompany(shop, [], { name: 'Velo SA', vat_number: 'DE136695976' })
    const found = async (search: string, state?: 'asked' | 'granted') =>
      (await listManaged(shop.database.read, { search, state }, { limit: 10, after: undefined }))?.rows.map(
        ({ id }) => id,
      )
    expect(await found('alpler')).toEqual([asked])
    expect(await found('DE13669')).toEqual([other])
    expect(await found(customer.email.slice(0, 12))).toEqual([asked])
    expect(await found('', 'asked')).toEqual([asked])
    expect(await found('nothing')).toEqual([])
  })
})
