import type { Page } from '@playwright/test'
import { beAdmin, beSignedIn, type Customer, newPerson, ok } from './support/customer.ts'
import { deskScreens } from './support/every-screen.ts'
import { expect, test } from './support/journey.ts'
import { openInside } from './support/open-inside.ts'
import { payByApi } from './support/payment.ts'
import { untilWhole } from './support/whole-page.ts'
import { resize } from './support/window-size.ts'

/** Hostile input: text without a natural place to break. */
const words = {
  long: 'W'.repeat(4000),
  link: `https://example.com/${'path/'.repeat(800)}`,
  emoji: '👩🏽‍🔧🚲'.repeat(400),
  rightToLeft: 'שלוםעולם'.repeat(500),
  zeroWidth: `‮evil‏​‍⁠${'\u2060W'.repeat(1500)}`,
} as const
type Kind = keyof typeof words
const kinds = Object.keys(words) as readonly Kind[]

/** Returns the word of a kind, cut to the length that a field accepts. */
function word(kind: Kind, longest: number): string {
  return [...words[kind]].reduce(
    (text, part) => (text.length + part.length > longest ? text : text + part),
    '',
  )
}

/** Returns all kinds in one text. */
const everyWord = (longest: number) => kinds.map((kind) => word(kind, longest / kinds.length - 1)).join(' ')

const widths = [320, 1280] as const

/**
 * Returns elements that extend beyond the page's sides or are cut off, controls that are covered, and the scroll width
 * of the page. Runs in the browser.
 */
function misplaced() {
  const width = document.documentElement.clientWidth
  const shown = (element: Element) =>
    !element.closest('svg, .sr-only, .skip-link, .records thead, details:not([open]) > :not(summary)') &&
    !isScrolledSideways(element) &&
    getComputedStyle(element).clipPath === 'none' &&
    element.checkVisibility({ visibilityProperty: true })
  const isScrolledSideways = (element: Element) => {
    const list = element.closest('nav ul')
    return list !== null && list !== element && getComputedStyle(list).overflowX === 'auto'
  }
  const finding = (what: string, element: Element) =>
    `${what}: ${element.tagName} .${element.className}: ${element.textContent.slice(0, 40)}`
  const found: string[] = []
  for (const element of document.body.querySelectorAll('*')) {
    if (!shown(element)) continue
    const { left, right } = element.getBoundingClientRect()
    if (right > left && (left < -1 || right > width + 1)) found.push(finding('outside', element))
    const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element)
    // Only its first line is visible here; the tool's page shows the whole text.
    if (webkitLineClamp !== 'none') continue
    const cutAcross = overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1
    const cutBelow = overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1
    if (cutAcross || cutBelow) found.push(finding('cut', element))
  }
  for (const control of document.querySelectorAll('main :is(a, button)')) {
    if (!shown(control) || control.getClientRects().length === 0) continue
    control.scrollIntoView({ block: 'center', behavior: 'instant' })
    // A link may wrap, so the middle of its first line is checked.
    const [line] = control.getClientRects()
    if (!line || line.width === 0) continue
    const there = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2)
    if (!there || !(control.contains(there) || there.contains(control)))
      found.push(finding('covered', control))
  }
  return { found, scrolled: document.documentElement.scrollWidth }
}

async function expectEverythingInPlace(
  page: Page,
  paths: readonly string[],
  open: (page: Page, path: string) => Promise<unknown> = openInside,
): Promise<void> {
  const findings: string[] = []
  for (const path of paths) {
    await open(page, path)
    await untilWhole(page, path)
    // Starts with the window's current width, because each change lays out all words again.
    for (const width of page.viewportSize()?.width === widths[1] ? widths.toReversed() : widths) {
      await resize(page, { width, height: 900 })
      const { found, scrolled } = await page.evaluate(misplaced)
      if (scrolled > width) found.unshift(`scrolls to ${scrolled} px`)
      findings.push(...found.slice(0, 6).map((line) => `${path}, ${width} px: ${line}`))
    }
  }
  expect(findings).toEqual([])
}

const bearer = ({ token }: Customer) => ({ authorization: `Bearer ${token}` })

/** Fills each field of an admin or a visitor. Returns the tools with long names. */
async function fillTheShop(page: Page, admin: Customer): Promise<readonly string[]> {
  const { request } = page
  const [{ img }] = await (await request.get('/api/tools')).json()
  const headers = bearer(admin)
  const ids: string[] = []
  for (const kind of kinds) {
    const quantities = { minOrderQuantity: 1, availableQuantity: 50, price: 12.5 }
    const tool = { img, name: word(kind, 200), shortDescription: word(kind, 2000), ...quantities }
    const { insertedId } = await (await ok(await request.post('/api/tools', { headers, data: tool }))).json()
    ids.push(insertedId)
    const email = `${word('long', 60)}@${`${'w'.repeat(60)}.`.repeat(3)}example`
    const quote = { kind: 'contact', name: word(kind, 120), email, message: word(kind, 4000) }
    await ok(await request.post('/api/quotes', { data: quote }))
    const review = { img, name: word(kind, 200), review: word(kind, 2000), ratings: 5 }
    await ok(await request.post('/api/review', { headers, data: review }))
  }
  return ids
}

/** Answers a request with text and an offer of the tool. Returns the request's page and the offer's link. */
async function fillARequest({ request }: Page, admin: Customer, productId: string) {
  const headers = bearer(admin)
  const email = `${word('long', 60)}@${`${'o'.repeat(60)}.`.repeat(3)}example`
  const asked = { kind: 'quote', name: word('long', 120), email, message: word('long', 4000) }
  const { insertedId: id } = await (await ok(await request.post('/api/quotes', { data: asked }))).json()
  const answer = { text: everyWord(4000) }
  await ok(await request.post(`/api/quotes/${id}/answers`, { headers, data: answer }))
  const lines = [{ Id: productId, quantity: 2, unitPrice: 9.5 }]
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const offer = { lines, validUntil: tomorrow, note: everyWord(2000) }
  await ok(await request.post(`/api/quotes/${id}/offers`, { headers, data: offer }))
  const messages = await (await ok(await request.get('/api/messages?limit=5', { headers }))).text()
  const [link = ''] = /\/offer#token=[\w-]+/.exec(messages) ?? []
  return { id, link }
}

/** Fills the customer's profile and books the tool. Returns the order's id. */
async function fillAnOrder(page: Page, customer: Customer, productId: string): Promise<string> {
  const headers = bearer(customer)
  const { email } = customer
  const [{ img }] = await (await page.request.get('/api/tools')).json()
  const typed = { address: everyWord(1000), status: everyWord(200), phone: word('long', 60) }
  const profile = { img, name: word('long', 200), email, ...typed }
  await ok(await page.request.put(`/api/profile/${encodeURIComponent(email)}`, { headers, data: profile }))
  const data = {
    Id: productId,
    quantity: 2,
    customer: email,
    userName: everyWord(200),
    userPhone: word('long', 60),
  }
  const { insertedId } = await (await ok(await page.request.post('/api/booking', { headers, data }))).json()
  return insertedId
}

/** Returns a person with an email of 250 characters, which each of the person's screens shows. */
function wordyPerson(name: string) {
  const person = newPerson(name)
  const [start = ''] = person.email.split('@')
  return {
    ...person,
    email: `${start}${'w'.repeat(60 - start.length)}@${`${'w'.repeat(60)}.`.repeat(3)}example`,
  }
}

test('Long unbreakable input leaves every screen its width and its controls', async ({
  page,
  shop,
  newVisitor,
}) => {
  const adminPage = await newVisitor()
  const admin = await beAdmin(adminPage, shop.admin)
  const toolIds = await fillTheShop(adminPage, admin)
  const [productId = ''] = toolIds
  const customer = await beSignedIn(page, wordyPerson(everyWord(120)))
  const paid = await fillAnOrder(page, customer, productId)
  await payByApi(page, shop, customer, paid)
  const refund = { amount: 1, reason: everyWord(300), restock: 1 }
  const headers = { ...bearer(admin), 'idempotency-key': 'long-words' }
  await ok(await adminPage.request.post(`/api/bookings/${paid}/refunds`, { headers, data: refund }))
  const restock = { quantity: 1, reason: everyWord(200) }
  await ok(
    await adminPage.request.patch(`/api/tools/${productId}`, { headers: bearer(admin), data: { restock } }),
  )
  const unpaid = await fillAnOrder(page, customer, productId)
  const requested = await fillARequest(adminPage, admin, productId)

  const found = new URLSearchParams({ q: word('long', 100) })
  const measured = new URLSearchParams({ measure: 'thread', value: word('long', 40) })
  // Opened as documents: an email's link, and an address for which the browser would log a refusal if the page itself
  // sent the request.
  const documents = [requested.link, `/fit?group=bottom-brackets&${measured}`]
  await expectEverythingInPlace(page, documents, (opened, path) => opened.goto(path))
  // Screens with the same path must not be adjacent: see `openInside`.
  await expectEverythingInPlace(page, [
    '/',
    '/tools',
    '/jobs',
    `/tools?${found}`,
    '/quote',
    '/tools?view=table',
    `/compare?tools=${toolIds.slice(0, 4)}`,
    `/tool/${productId}`,
    '/dashboard',
    '/dashboard/myorders',
    `/dashboard/payment/${unpaid}`,
    `/dashboard/payment/${paid}`,
    `/dashboard/payment?orders=${unpaid},${paid}`,
    '/dashboard/myprofile',
    '/dashboard/account',
    '/dashboard/addreview',
  ])
  const searched = new URLSearchParams({ q: word('long', 100) })
  await expectEverythingInPlace(adminPage, [
    ...deskScreens({ tool: productId, order: paid, request: requested.id }),
    `/dashboard/manageproduct?${searched}`,
  ])
})
