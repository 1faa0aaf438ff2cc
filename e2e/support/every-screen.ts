import type { Page } from '@playwright/test'
import type { DashboardPage } from '../../web/app/pages/dashboard/dashboard-page.ts'
import { dashboardPages } from '../../web/app/pages/dashboard-pages.ts'
import { furtherPages } from '../../web/app/pages/further-pages.ts'
import { addressesOf, type Page as DescribedPage } from '../../web/app/pages/page.ts'
import type { Sampled } from '../../web/app/pages/sampled.ts'
import { storefrontPages } from '../../web/app/pages/storefront-pages.ts'
import { toolNamed } from './catalogue.ts'
import { beAdmin, beSignedIn, ok } from './customer.ts'
import { expect } from './looks.ts'
import { bearer, book } from './orders.ts'
import { payByApi } from './payment.ts'
import type { Shop } from './shop.ts'
import { untilWhole } from './whole-page.ts'

const noRows: Sampled = {
  tool: '',
  soldOut: '',
  item: '',
  job: '',
  unpaid: '',
  another: '',
  paid: '',
  order: '',
  request: '',
  sent: '',
  webhook: '',
  company: '',
  priceList: '',
}

/** Returns the pages' own sample addresses, in a shop with these rows. */
function samplesOf(pages: readonly DescribedPage[], sampled: Sampled): readonly string[] {
  return pages.flatMap((page) => page.samples(sampled, addressesOf(page)))
}

/** Returns the addresses of every screen for visitors, by group, each with content. */
export async function visitorScreens(page: Page) {
  const sampled = await sampleCatalogue(page)
  const isListed = ({ listed }: DescribedPage) => listed !== false
  return {
    shop: samplesOf(storefrontPages, sampled),
    reading: samplesOf(furtherPages.filter(isListed), sampled),
    entrance: samplesOf(
      furtherPages.filter((one) => !isListed(one)),
      sampled,
    ),
  } as const
}

/** Signs in as a customer with two unpaid orders and a paid one. Returns the customer's screens. */
export async function customerScreens(page: Page, shop: Shop): Promise<readonly string[]> {
  const customer = await beSignedIn(page)
  const sampled = await sampleCatalogue(page)
  const tool = await toolNamed(page, 'Torque wrench 2–24 N·m')
  const paid = await book(page, customer, tool)
  await payByApi(page, shop, customer, paid)
  const unpaid = await book(page, customer, tool)
  const another = await book(page, customer, await toolNamed(page, 'Chain whip'))
  return samplesOf(
    dashboardPages.filter(({ group }) => !isOfStaff(group)),
    { ...sampled, paid, unpaid, another },
  )
}

/** Signs in as an admin. Returns functions that list the admin's screens by group, each with content. */
export async function adminScreens(page: Page, admin: Shop['admin']) {
  const me = await beAdmin(page, admin)
  const owners = dashboardPages.filter(({ group }) => group === 'owner')
  const half = Math.ceil(owners.length / 2)
  const screens = async (pages: readonly DescribedPage[]) => samplesOf(pages, await sampleDesk(page, me))
  return {
    people: () =>
      screens(
        dashboardPages.filter(
          ({ path, group }) => path === '/dashboard' || group === 'orders' || group === 'prices',
        ),
      ),
    goods: () => screens(owners.slice(0, half)),
    shop: () => screens(owners.slice(half)),
  }
}

/** Returns the addresses of every dashboard screen in a shop with these rows. Leaves out pages that need other rows. */
export function deskScreens(rows: Pick<Sampled, 'tool' | 'order' | 'request'>): readonly string[] {
  const pages = dashboardPages.filter(({ path, group }) => path === '/dashboard' || isOfStaff(group))
  return samplesOf(pages, { ...noRows, ...rows }).filter((address) => !address.endsWith('/'))
}

function isOfStaff(group: DashboardPage['group']): boolean {
  return group === 'owner' || group === 'orders' || group === 'prices'
}

/** Returns rows of the sample shop, without orders. */
export async function sampleCatalogue(page: Page): Promise<Sampled> {
  const { _id: tool } = await toolNamed(page, 'Axle vice')
  const { _id: soldOut } = await toolNamed(page, 'Cone wrench 13/15 mm')
  const [item] = await (await page.request.get('/api/items')).json()
  const [job] = await (await page.request.get('/api/jobs')).json()
  return { ...noRows, tool, soldOut, item: item._id, job: job.id }
}

/** Makes the rows of staff screens: an order, a request, an import, a webhook and a change of the stock. */
async function sampleDesk(page: Page, me: Awaited<ReturnType<typeof beAdmin>>): Promise<Sampled> {
  const headers = bearer(me)
  const tool = await toolNamed(page, 'Torque wrench 2–24 N·m')
  const order = await book(page, me, tool)
  const contact = { kind: 'contact', name: 'Kay Link', email: 'kay@example.com', message: 'Hello?' }
  const { insertedId: request } = await (await page.request.post('/api/quotes', { data: contact })).json()
  const restock = { quantity: 1, reason: 'Delivery' }
  await ok(await page.request.patch(`/api/tools/${tool._id}`, { headers, data: { restock } }))
  const content = Buffer.from(`_id,price\n${tool._id},cheap\n`).toString('base64')
  const file = { headers, data: { fileName: 'products.csv', content } }
  const { insertedId: sent } = await (await page.request.post('/api/imports', file)).json()
  const stateOfImport = async () =>
    (await (await page.request.get(`/api/imports/${sent}`, { headers })).json()).state
  await expect.poll(stateOfImport).toBe('checked')
  const webhook = await sampleWebhook(page, me)
  const company = await sampleCompany(page, me)
  const priceList = await samplePriceList(page, me)
  const rows = { order, request, sent, webhook, company, priceList }
  return { ...(await sampleCatalogue(page)), tool: tool._id, ...rows }
}

/** Returns a price list without prices. */
async function samplePriceList(page: Page, me: Awaited<ReturnType<typeof beAdmin>>): Promise<string> {
  const headers = bearer(me)
  const [known] = await (await page.request.get('/api/price-lists', { headers })).json()
  if (known) return known._id
  const data = { name: 'Workshops', percent: 10 }
  const { insertedId } = await (await page.request.post('/api/price-lists', { headers, data })).json()
  return insertedId
}

/** Returns a company that the admin has asked for. */
async function sampleCompany(page: Page, me: Awaited<ReturnType<typeof beAdmin>>): Promise<string> {
  const headers = bearer(me)
  const { company } = await (await page.request.get('/api/own-company', { headers })).json()
  if (company) return company._id
  const data = {
    name: 'Radwerk GmbH',
    country: 'AT',
    lines: ['Lange Gasse 1'],
    postcode: '1080',
    city: 'Wien',
    region: '',
    vatNumber: 'ATU33864707',
    invoiceEmail: '',
  }
  const { insertedId } = await (await page.request.post('/api/own-company', { headers, data })).json()
  return insertedId
}

/** Returns a webhook with a delivery to a receiver that does not exist. */
async function sampleWebhook(page: Page, me: Awaited<ReturnType<typeof beAdmin>>): Promise<string> {
  const headers = bearer(me)
  const [known] = await (await page.request.get('/api/webhooks', { headers })).json()
  if (known) return known._id
  const data = { url: 'https://hooks.invalid/orders', types: ['order.paid', 'stock.low'] }
  const { insertedId } = await (await page.request.post('/api/webhooks', { headers, data })).json()
  await ok(await page.request.post(`/api/webhooks/${insertedId}/tests`, { headers }))
  return insertedId
}

/** Opens a screen and waits until it has loaded completely. Returns the page's status. */
export async function openWhole(page: Page, path: string): Promise<number | undefined> {
  const answer = await page.goto(path)
  await untilWhole(page, path)
  return answer?.status()
}
