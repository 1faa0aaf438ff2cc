import type { Page } from '@playwright/test'
import { beAdmin, beSignedIn, type Customer, ok } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { openInside } from './support/open-inside.ts'
import { bearer } from './support/orders.ts'
import { payByApi } from './support/payment.ts'
import { resize } from './support/window-size.ts'

const names = {
  'de-DE': [
    'Zentrierständer',
    'Drehmomentschlüssel',
    'Kettenverschleißlehre',
    'Innenlagerwerkzeugsatz',
    'Freilaufabzieher',
  ],
  'fi-FI': ['Kiintoavainsarja', 'Momenttiavain', 'Keskiöavainsarja', 'Ketjunkatkaisutyökalusarja'],
  'nl-NL': ['Kettingslijtagemeter', 'Bandenlichterset', 'Trapasgereedschapset'],
} as const
type Locale = keyof typeof names

/** Sets the shop's language and adds products. Returns their ids. */
async function fillShop(page: Page, admin: Customer, locale: Locale): Promise<readonly string[]> {
  const { request } = page
  const headers = bearer(admin)
  const money = await (await ok(await request.get('/api/settings/money', { headers }))).json()
  const value = { ...money.value, locale }
  await ok(await request.put('/api/settings/money', { headers, data: { from: money.version, value } }))
  const [{ img }] = await (await request.get('/api/tools')).json()
  const ids: string[] = []
  for (const name of names[locale]) {
    // The last one is low, so that it is on the board of work.
    const availableQuantity = name === names[locale].at(-1) ? 2 : 50
    const sold = { minOrderQuantity: 1, availableQuantity, price: 12.5 }
    const data = { img, name, shortDescription: 'A tool.', ...sold }
    ids.push((await (await ok(await request.post('/api/tools', { headers, data }))).json()).insertedId)
  }
  return ids
}

/** Returns the names that break at a place without a soft hyphen. Runs in the browser. */
function brokenWords(names: readonly string[]) {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const wrong: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? ''
    if (!node.parentElement?.checkVisibility() || node.parentElement.closest('.sr-only, script')) continue
    // Hidden text is one pixel wide.
    if (node.parentElement.getBoundingClientRect().width < 3) continue
    for (const { 0: word, index } of text.matchAll(/\p{L}[\p{Ll}\u00ad]{11,}/gu)) {
      if (!names.includes(word.replaceAll('\u00ad', ''))) continue
      let above = Number.POSITIVE_INFINITY
      for (let at = index; at < index + word.length; at++) {
        const range = document.createRange()
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        // After a hyphen the first box is the empty end of the previous line.
        const box = [...range.getClientRects()].at(-1)
        if (!box || text[at] === '\u00ad') continue
        if (box.top >= above && text[at - 1] !== '\u00ad')
          wrong.push(`${word.slice(0, at - index)}/${word.slice(at - index)}`.replaceAll('\u00ad', '·'))
        above = box.bottom - 1
      }
    }
  }
  return wrong
}

/** Returns the words of names that break elsewhere than at a hyphen, by page and width. */
async function wronglyBroken(
  page: Page,
  names: readonly string[],
  paths: readonly string[],
): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {}
  for (const path of paths) {
    await openInside(page, path)
    // Waits for the names instead of using `untilWhole`, which expects amounts in English format.
    await expect(page.getByRole('main'), path).toContainText('\u00ad')
    await page.evaluate(() => document.fonts.ready)
    for (const width of [320, 360, 768, 1440]) {
      await resize(page, { width, height: 900 })
      // The basket shows the names that the browser keeps, without hyphens, until its products have loaded.
      const isWhole = () => page.evaluate(brokenWords, names).then((wrong) => wrong.length === 0)
      await expect
        .poll(isWhole, { timeout: 5_000 })
        .toBe(true)
        .catch(() => undefined)
      const wrong = await page.evaluate(brokenWords, names)
      if (wrong.length > 0) found[`${path} at ${width} px`] = wrong
    }
  }
  return found
}

for (const locale of ['de-DE', 'fi-FI', 'nl-NL'] as const)
  test(`Long names in ${locale} break at hyphens alone`, async ({ page, shop, newVisitor }) => {
    const adminPage = await newVisitor()
    const admin = await beAdmin(adminPage, shop.admin)
    const ids = await fillShop(adminPage, admin, locale)
    const customer = await beSignedIn(page)
    const orders: string[] = []
    for (const Id of ids.slice(0, 3)) {
      const data = { Id, quantity: 1, customer: customer.email, userName: 'Robin', userPhone: '555-0199' }
      const booked = await page.request.post('/api/booking', { headers: bearer(customer), data })
      orders.push((await (await ok(booked)).json()).insertedId)
    }
    const [first = '', second = '', paid = ''] = orders
    await payByApi(page, shop, customer, paid)
    await page.goto('/contact')
    const basket = ids.map((id, place) => ({ id, name: names[locale][place], quantity: 1 }))
    await page.evaluate((lines) => localStorage.setItem('basket', JSON.stringify(lines)), basket)
    expect(
      await wronglyBroken(page, names[locale], [
        '/',
        `/tool/${ids[1]}`,
        `/tools?q=${names[locale][0]}`,
        `/tools?q=${names[locale][0]}&view=table`,
        `/compare?tools=${ids.slice(0, 3)}`,
        '/basket',
        '/dashboard',
        '/dashboard/myorders',
        `/dashboard/payment/${first}`,
        `/dashboard/payment?orders=${first},${second}`,
        `/dashboard/payment/${paid}`,
      ]),
    ).toEqual({})
    expect(
      await wronglyBroken(adminPage, names[locale], [
        '/dashboard',
        '/dashboard/manageproduct',
        `/dashboard/manageproduct/${ids[1]}`,
        '/dashboard/manageallorders',
        `/dashboard/manageallorders/${paid}`,
        `/dashboard/slips?orders=${paid}`,
        '/dashboard/board',
      ]),
    ).toEqual({})
  })

test('A name copied from a page is found by the search', async ({ page, shop, newVisitor }) => {
  const adminPage = await newVisitor()
  await fillShop(adminPage, await beAdmin(adminPage, shop.admin), 'de-DE')
  await page.goto('/tools?q=Zentrierst%C3%A4nder')
  const name = page.getByRole('heading', { name: 'ständer' }).first()
  const copied = (await name.textContent()) ?? ''
  expect(copied).toContain('\u00ad')
  const answer = await page.request.get(`/api/tools?q=${encodeURIComponent(copied)}`)
  expect(await answer.json()).toContainEqual(expect.objectContaining({ name: 'Zentrierständer' }))
  expect(await page.title()).not.toContain('\u00ad')
})
