import type { Page } from '@playwright/test'
import { toolNamed } from './catalogue.ts'
import { beAdmin, beSignedIn, ok } from './customer.ts'
import { expect } from './looks.ts'
import { bearer, book } from './orders.ts'
import { payByApi } from './payment.ts'
import type { Shop } from './shop.ts'
import { untilWhole } from './whole-page.ts'

/** Returns the paths of every screen for visitors, by group, each with content. */
export async function visitorScreens(page: Page) {
  const tool = await toolNamed(page, 'Axle vice')
  const soldOut = await toolNamed(page, 'Cone wrench 13/15 mm')
  const [item] = await (await page.request.get('/api/items')).json()
  const [job] = await (await page.request.get('/api/jobs')).json()
  return {
    shop: [
      '/',
      '/tools',
      `/tool/${tool._id}`,
      `/tool/${soldOut._id}`,
      '/tools?q=wrench&stock=in&view=table',
      '/tools?view=scale',
      '/tools?q=xyzzy',
      '/compare',
      `/compare?tools=${tool._id},${soldOut._id}`,
      '/items',
      '/basket',
      '/quote',
      `/quote?item=${item._id}`,
      '/contact',
    ],
    reading: [
      '/fit',
      '/fit?group=chains',
      '/fit?group=bottom-brackets&measure=thread&value=34.8',
      '/fit?standard=freehub-microspline',
      '/jobs',
      `/jobs/${job.id}`,
      '/blog',
      '/portfolio',
      '/delivery',
      '/returns',
      '/privacy',
      '/terms',
      '/accessibility',
      '/status',
      '/no-such-page',
    ],
    entrance: [
      '/login',
      '/signup',
      '/forgot-password',
      '/reset-password',
      '/reset-password#token=from-a-mail',
      '/verify-address',
      '/verify-address#token=from-a-mail',
      '/restock',
      '/restock#token=abcdefghijklmnopqrstuvwxyz',
      '/offer',
      '/order',
      '/withdraw',
    ],
  } as const
}

/** Signs in as a customer with an unpaid and a paid order. Returns the customer's screens. */
export async function customerScreens(page: Page, shop: Shop): Promise<readonly string[]> {
  const customer = await beSignedIn(page)
  const paid = await book(page, customer, await toolNamed(page, 'Torque wrench 2–24 N·m'))
  await payByApi(page, shop, customer, paid)
  const unpaid = await book(page, customer, await toolNamed(page, 'Torque wrench 2–24 N·m'))
  const another = await book(page, customer, await toolNamed(page, 'Chain whip'))
  return [
    '/dashboard',
    '/dashboard/myorders',
    `/dashboard/payment/${unpaid}`,
    `/dashboard/payment/${paid}`,
    `/dashboard/payment?orders=${unpaid},${another}`,
    '/dashboard/myprofile',
    '/dashboard/account',
    '/dashboard/addreview',
  ]
}

/** Signs in as an admin. Returns functions that list the admin's screens by group, each with content. */
export async function adminScreens(page: Page, admin: Shop['admin']) {
  const me = await beAdmin(page, admin)
  const headers = bearer(me)
  const tool = await toolNamed(page, 'Torque wrench 2–24 N·m')
  return {
    async people() {
      const order = await book(page, me, tool)
      const data = { kind: 'contact', name: 'Kay Link', email: 'kay@example.com', message: 'Hello?' }
      const { insertedId: request } = await (await page.request.post('/api/quotes', { data })).json()
      return [
        '/dashboard',
        '/dashboard/allusers',
        '/dashboard/manageallorders',
        `/dashboard/manageallorders/${order}`,
        '/dashboard/slips',
        `/dashboard/slips?orders=${order}`,
        '/dashboard/reviews',
        '/dashboard/quotes',
        `/dashboard/quotes/${request}`,
        '/dashboard/offers',
        '/dashboard/messages',
      ]
    },
    async goods() {
      const content = Buffer.from(`_id,price\n${tool._id},cheap\n`).toString('base64')
      const file = { headers, data: { fileName: 'products.csv', content } }
      const { insertedId: sent } = await (await page.request.post('/api/imports', file)).json()
      const stateOfImport = async () =>
        (await (await page.request.get(`/api/imports/${sent}`, { headers })).json()).state
      await expect.poll(stateOfImport).toBe('checked')
      return [
        '/dashboard/addproduct',
        '/dashboard/manageproduct',
        `/dashboard/manageproduct/${tool._id}`,
        '/dashboard/import',
        `/dashboard/import/${sent}`,
        '/dashboard/parts',
        '/dashboard/board',
      ]
    },
    async shop() {
      const restock = { quantity: 1, reason: 'Delivery' }
      await ok(await page.request.patch(`/api/tools/${tool._id}`, { headers, data: { restock } }))
      return [
        '/dashboard/notifications',
        '/dashboard/settings',
        ...['delivery', 'money'].map((section) => `/dashboard/settings/${section}`),
        '/dashboard/changes',
        '/dashboard/proof',
        '/dashboard/payments-to-check',
        '/dashboard/texts',
        ...['terms'].map((page) => `/dashboard/texts/${page}`),
      ]
    },
  }
}

/** Opens a screen and waits until it has loaded completely. Returns the page's status. */
export async function openWhole(page: Page, path: string): Promise<number | undefined> {
  const answer = await page.goto(path)
  await untilWhole(page, path)
  return answer?.status()
}
