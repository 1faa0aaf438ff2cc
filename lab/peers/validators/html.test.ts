import { request } from '@playwright/test'
import { toolNamed } from '../../../e2e/support/catalogue.ts'
import { makeAccount } from '../../../e2e/support/customer.ts'
import {
  adminScreens,
  customerScreens,
  openWhole,
  visitorScreens,
} from '../../../e2e/support/every-screen.ts'
import { expect, test } from '../../../e2e/support/journey.ts'
import { book } from '../../../e2e/support/orders.ts'
import { payByApi } from '../../../e2e/support/payment.ts'
import { startShop } from '../../../e2e/support/shop.ts'
import { findHtmlFaults } from './html-checker.ts'
import { openMailbox } from './mailbox.ts'

test('The checker finds an inserted fault', async () => {
  const [fault] = await findHtmlFaults({
    broken: '<!doctype html><html lang="en"><title>A</title><img src="a.png" width="4.5%">',
  })
  expect(fault).toContain('broken: Bad value')
})

test('Every page that the server sends is valid HTML, including pages of the sitemap, sign-in pages and the page for an unknown address', async ({
  page,
  shop,
}) => {
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.slice(shop.url.length),
  )
  const screens = Object.values(await visitorScreens(page)).flat()
  const documents: Record<string, string> = {}
  for (const path of new Set([...listed, ...screens, '/dashboard'])) {
    const answer = await page.request.get(path)
    expect([path, answer.status()]).toEqual([path, path === '/no-such-page' ? 404 : 200])
    documents[path] = await answer.text()
  }
  expect(Object.keys(documents).length).toBeGreaterThanOrEqual(100)
  expect(await findHtmlFaults(documents)).toEqual([])
})

test('Screens are still valid after the browser has filled them', async ({ page, newVisitor, shop }) => {
  const documents: Record<string, string> = {}
  const keep = async (at: typeof page, path: string) => {
    await openWhole(at, path)
    documents[path] = `<!doctype html>${await at.evaluate(() => document.documentElement.outerHTML)}`
  }
  const visitor = await newVisitor()
  for (const path of ['/', '/tools', '/basket', '/login', '/signup', '/quote']) await keep(visitor, path)
  for (const path of await customerScreens(page, shop)) await keep(page, path)
  const desk = await newVisitor()
  const { people, goods, shop: settings } = await adminScreens(desk, shop.admin)
  for (const path of [...(await people()), ...(await goods()), ...(await settings())]) await keep(desk, path)
  expect(await findHtmlFaults(documents)).toEqual([])
})

test('Emails are valid HTML, and so is the page of an order behind an email’s link', async ({ browser }) => {
  const mailbox = await openMailbox()
  const shop = await startShop({ SMTP_URL: mailbox.url, MAIL_FROM: 'shop@example.com' })
  const api = await request.newContext({ baseURL: shop.url })
  try {
    const customer = await makeAccount({ request: api })
    const order = await book({ request: api }, customer, await toolNamed({ request: api }, 'Axle vice'))
    await payByApi({ request: api }, shop, customer, order)
    await expect.poll(() => mailbox.mails.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(3)
    const documents = Object.fromEntries(mailbox.mails.map(({ subject, html }) => [subject, html]))
    const link = /href="([^"]*\/order#[^"]*)"/
      .exec(Object.values(documents).join(''))?.[1]
      ?.replaceAll('&amp;', '&')
    expect(link).toBeDefined()
    const visitor = await browser.newPage()
    await visitor.goto(link ?? '')
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(visitor.getByText('Axle vice').first()).toBeVisible()
    documents['an order by link'] =
      `<!doctype html>${await visitor.evaluate(() => document.documentElement.outerHTML)}`
    await visitor.close()
    expect(await findHtmlFaults(documents)).toEqual([])
  } finally {
    await api.dispose()
    await shop.stop()
    await mailbox.close()
  }
})
