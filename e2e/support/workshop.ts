import type { Page } from '@playwright/test'
import { beSignedIn, type Caller, type Customer, newPerson, ok, signInAdmin } from './customer.ts'
import { bearer } from './orders.ts'
import type { Shop } from './shop.ts'

/** A company in Vienna, as it asks. */
const asked = {
  name: 'Radwerk GmbH',
  country: 'AT',
  lines: ['Lange Gasse 1'],
  postcode: '1080',
  city: 'Wien',
  region: '',
  vatNumber: '',
  invoiceEmail: '',
}

/** What is left empty in the details of a company. */
const nothingMore = { showsNet: false, buyerReference: '', electronicAddress: '', invoiceFormat: null }

/** Signs a new person in on the page, whose company the owner has granted with these terms. */
export async function beWorkshop(
  page: Page,
  owner: Caller,
  shop: Shop,
  terms: { readonly termsDays: number; readonly limit: number },
): Promise<Customer> {
  const customer = await beSignedIn(page, newPerson('Ada Radwerk'))
  const answer = await page.request.post('/api/own-company', { headers: bearer(customer), data: asked })
  const { insertedId } = await (await ok(answer)).json()
  const headers = bearer(await signInAdmin(owner, shop.admin))
  const path = `/api/companies/${insertedId}`
  const granted = { state: 'granted', message: '', version: 1 }
  await ok(await owner.request.post(`${path}/decision`, { headers, data: granted }))
  const { version } = await (await ok(await owner.request.get(path, { headers }))).json()
  const data = { ...asked, ...nothingMore, ...terms, priceListId: null, note: '', version }
  await ok(await owner.request.put(path, { headers, data }))
  return customer
}
