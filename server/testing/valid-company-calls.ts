import { done } from '../../domain/outcome.ts'
import { addInvitation } from '../data/queries/companies/company-members.ts'
import { findManaged } from '../data/queries/companies/managed-companies.ts'
import type { Caller, Shop } from '../operations/shop.ts'
import { addCompany, proveEmail } from './companies.ts'
import { addCustomer, granted } from './shop-contents.ts'
import type { TestApp } from './test-app.ts'
import { byAdmin, byCustomer } from './valid-callers.ts'

const details = {
  name: 'Radwerk GmbH',
  country: 'AT',
  lines: ['Lange Gasse 1'],
  postcode: '1080',
  city: 'Wien',
  region: '',
  vatNumber: 'ATU33864707',
  invoiceEmail: 'bills@radwerk.example',
}
const choices = { showsNet: true, buyerReference: '', electronicAddress: '', invoiceFormat: null }
const terms = { termsDays: 30, limit: 2_000, priceListId: null, note: 'By phone' }

/** Returns a call of a member of a company, by the company's id and version. */
async function byMember(app: TestApp, call: (company: { id: string; caller: Caller }) => object) {
  const caller = await addCustomer(app.shop)
  const id = await addCompany(app.shop, [caller])
  return { ...call({ id, caller }), caller, token: await app.tokenOf(caller) }
}

async function invited(shop: Shop, caller: Caller): Promise<string> {
  const id = await addCompany(shop, [await addCustomer(shop)])
  const invitation = { companyId: id, email: caller.email, by: caller.userId }
  granted(
    await shop.database.write(async (transaction) =>
      done(await addInvitation(transaction, invitation, shop.clock())),
    ),
  )
  return id
}

async function asked(shop: Shop): Promise<{ readonly id: string; readonly version: number }> {
  const id = await addCompany(shop, [await addCustomer(shop)], { state: 'asked' })
  const { version = 0 } = (await findManaged(shop.database.read, id)) ?? {}
  return { id, version }
}

/** Valid calls of the operations of companies. */
export const validCompanyCalls = {
  getOwnCompany: (app: TestApp) => byMember(app, () => ({})),
  askForCompany: (app: TestApp) => byCustomer(app, () => ({ body: details })),
  changeOwnCompany: (app: TestApp) => byMember(app, () => ({ body: { ...details, ...choices, version: 1 } })),
  leaveOwnCompany: (app: TestApp) => byMember(app, () => ({})),
  inviteBuyer: (app: TestApp) => byMember(app, () => ({ body: { email: 'Grace@example.com' } })),
  withdrawInvitation: (app: TestApp) => byMember(app, () => ({ params: { email: 'grace@example.com' } })),
  removeBuyer: async (app: TestApp) => {
    const [caller, other] = [await addCustomer(app.shop), await addCustomer(app.shop)]
    await addCompany(app.shop, [caller, other])
    return { params: { email: other.email }, caller, token: await app.tokenOf(caller) }
  },
  joinCompany: async (app: TestApp) => {
    const caller = await addCustomer(app.shop)
    await proveEmail(app.shop, caller)
    return { params: { id: await invited(app.shop, caller) }, caller, token: await app.tokenOf(caller) }
  },
  listCompanies: (app: TestApp) => byAdmin(app),
  getCompany: async (app: TestApp) => byAdmin(app, { params: { id: (await asked(app.shop)).id } }),
  changeCompany: async (app: TestApp) => {
    const { id, version } = await asked(app.shop)
    return byAdmin(app, { params: { id }, body: { ...details, ...choices, ...terms, version } })
  },
  decideCompany: async (app: TestApp) => {
    const { id, version } = await asked(app.shop)
    return byAdmin(app, {
      params: { id },
      body: {
        state: 'granted',
        message: 'Welcome',
        terms: { termsDays: 30, limit: 500, priceListId: null },
        version,
      },
    })
  },
  confirmVatNumber: async (app: TestApp) => {
    const { id } = await asked(app.shop)
    return byAdmin(app, {
      params: { id },
      body: { vatNumber: details.vatNumber, word: 'On the page of VIES' },
    })
  },
  checkVatNumber: async (app: TestApp) => byAdmin(app, { params: { id: (await asked(app.shop)).id } }),
}
