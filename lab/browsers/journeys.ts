import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { request } from '@playwright/test'
import { afterAll, afterEach, beforeAll, beforeEach, describe, onTestFailed, test } from 'vitest'
import { toolNamed } from '../../e2e/support/catalogue.ts'
import { makeAccount, newPerson, type Person } from '../../e2e/support/customer.ts'
import { book } from '../../e2e/support/orders.ts'
import { payByApi } from '../../e2e/support/payment.ts'
import { type Shop, startShop } from '../../e2e/support/shop.ts'
import { type Browser, keys } from './browser.ts'
import { kinds } from './find-browsers.ts'
import { Visitor } from './visitor.ts'

const present = kinds.filter((kind) => kind.find() !== null)
const picture = join(import.meta.dirname, '../../sample-shop/pictures/axle-vice.webp')
const navbar = { role: 'navigation', name: 'Main' }
const main = { role: 'main' }
const home = '1 Freewheel Lane, Wheelham WH1 2EL, United Kingdom'

describe.each(present)('In $name', ({ find }) => {
  let shop: Shop
  let browser: Browser
  let visitor: Visitor
  const opened: (() => Promise<void>)[] = []
  beforeAll(async () => {
    const start = find()
    if (start === null) throw new Error('The browser is gone.')
    shop = await startShop()
    opened.push(() => shop.stop())
    browser = await start()
    opened.push(() => browser.close())
    console.log(browser.name)
  })
  afterAll(async () => {
    for (const close of opened.toReversed()) await close()
  })
  beforeEach(async () => {
    onTestFailed(({ task }) => keepPicture(browser, task.name))
    await browser.startOver()
    await browser.resize({ width: 1280, height: 900 })
    visitor = new Visitor(browser, shop.url)
  })
  afterEach(() => visitor.hadNoProblems())

  test('A visitor finds a tool, books it, signs up for it and pays by card', async () => {
    await visitor.opens('/')
    await visitor.fillsIn('Search', 'calliper', navbar)
    await visitor.types(keys.Enter)
    await visitor.follows('Digital calliper 150 mm', main)
    await visitor.finds({ role: 'heading', name: 'Digital calliper 150 mm' })
    await visitor.fillsIn('Quantity', '2')
    await visitor.fillsIn('Phone', '+44 20 7946 0123')
    await visitor.fillsIn('Address', home)
    await visitor.presses({ source: '^Book 2 for' })
    await visitor.isAt('/login')
    await visitor.follows('Make an account')
    await signsUp(newPerson())
    await visitor.follows('Continue booking')
    await visitor.presses({ source: '^Book 2 for' })
    await visitor.reads('Successfully Booked')
    await visitor.follows('Pay now')
    await paysWith('4242 4242 4242 4242')
    await visitor.follows('My Orders', { role: 'navigation', name: 'Dashboard' })
    await visitor.finds({ role: 'row', name: { source: 'Digital calliper' } }, 'Paid')
  })

  test('A declined card is refused, and a card that the bank asks about pays', async () => {
    const { orderId } = await signsInWithOrder('unpaid')
    await visitor.opens(`/dashboard/payment/${orderId}`)
    await entersCard('4000 0000 0000 0002')
    await visitor.finds({ role: 'alert' }, 'Your card was declined.')
    await entersCard('4000 0025 0000 3155')
    await visitor.presses('Complete', { role: 'dialog', name: '3-D Secure test page' })
    await visitor.reads('Congrats! payment completed')
    await visitor.reads('The payment is recorded.')
  })

  test('A person signs up, out and in again, after a wrong password', async () => {
    const person = newPerson('Ada Sprocket')
    await visitor.opens('/signup')
    await signsUp(person)
    await visitor.presses('Log Out', navbar)
    await visitor.opens('/dashboard')
    await visitor.isAt('/login')
    await signsIn({ ...person, password: 'another wheel' })
    await visitor.finds({ role: 'alert' }, 'Email and password do not match an account.')
    await signsIn(person)
    await visitor.isAt('/dashboard')
    await visitor.finds({ role: 'heading', name: 'Welcome, Ada Sprocket' })
  })

  test('A tool is booked by keyboard alone', async () => {
    await visitor.opens('/signup')
    await signsUp(newPerson())
    await visitor.opens('/tools')
    await visitor.tabsTo({ role: 'link', name: 'Chain whip' })
    await visitor.types(keys.Enter)
    await visitor.finds({ role: 'heading', name: 'Chain whip' })
    for (const [label, text] of [
      ['Phone', '+44 20 7946 0123'],
      ['Address', home],
    ] as const) {
      await visitor.tabsTo({ role: 'field', name: label })
      await visitor.types(text)
    }
    await visitor.tabsTo({ role: 'button', name: { source: '^Book 1 for' } })
    await visitor.types(keys.Enter)
    await visitor.reads('Successfully Booked')
  })

  test('An admin reads the board, adds a product, sends an order and refunds a part of it', async () => {
    const { person, orderId } = await signsInWithOrder('paid')
    await visitor.presses('Log Out', navbar)
    await visitor.opens('/login')
    await signsIn(shop.admin)
    await visitor.follows('Dashboard', navbar)
    await visitor.finds({ role: 'heading', name: { source: '^To send' } })

    await visitor.follows('Add Product', { role: 'navigation', name: 'Dashboard' })
    await visitor.finds({ role: 'form', name: 'Add Product' })
    await visitor.choosesPicture(picture)
    await visitor.fillsIn('Product name', 'Spoke ruler')
    await visitor.fillsIn('Description', 'Measures spokes and nipples.')
    await visitor.fillsIn('Minimum order', '5')
    await visitor.fillsIn('Available', '40')
    await visitor.fillsIn('Price per piece', '7.25')
    await visitor.presses('Add product', main)
    await visitor.reads('Product Added Successfully')

    await visitor.follows('Manage All Orders', { role: 'navigation', name: 'Dashboard' })
    await visitor.follows('Pin spanner', { role: 'row', name: { source: person.email } })
    await visitor.isAt(`/dashboard/manageallorders/${orderId}`)
    await visitor.presses('Send without an address')
    await visitor.reads('Order: Pin spanner is marked as sent')

    const refund = { role: 'form', name: 'Refund' }
    await visitor.fillsIn('Amount', '1.50', refund)
    await visitor.fillsIn('Reason', 'One came scratched', refund)
    await visitor.presses('Refund…', refund)
    await visitor.presses('Yes, refund $1.50', refund)
    await visitor.reads('Refunded: $1.50')
    await visitor.reads('Partly refunded')
  })

  async function signsUp({ name, email, password }: Person): Promise<void> {
    await visitor.isAt('/signup')
    await visitor.fillsIn('Name', name, main)
    await visitor.fillsIn('Email', email, main)
    await visitor.fillsIn('Password', password, main)
    await visitor.presses('Make account')
    await visitor.finds({ role: 'button', name: 'Log Out', inside: navbar })
  }

  async function signsIn({ email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
    await visitor.fillsIn('Email', email, main)
    await visitor.fillsIn('Password', password, main)
    await visitor.presses('Log in', main)
  }

  async function signsInWithOrder(state: 'paid' | 'unpaid') {
    const api = await request.newContext({ baseURL: shop.url })
    try {
      const person = await makeAccount({ request: api })
      const orderId = await book({ request: api }, person, await toolNamed({ request: api }, 'Pin spanner'))
      if (state === 'paid') await payByApi({ request: api }, shop, person, orderId)
      await visitor.opens('/login')
      await signsIn(person)
      await visitor.finds({ role: 'button', name: 'Log Out', inside: navbar })
      return { person, orderId }
    } finally {
      await api.dispose()
    }
  }

  async function entersCard(number: string): Promise<void> {
    await visitor.fillsIn('Card number', number)
    await visitor.fillsIn('Expiry date', '12 / 34')
    await visitor.fillsIn('Security code', '123')
    await visitor.presses({ source: '^Pay \\$' })
  }

  async function paysWith(number: string): Promise<void> {
    await visitor.reads('This is a test. No real card is charged.')
    await entersCard(number)
    await visitor.reads('Congrats! payment completed')
    await visitor.reads('The payment is recorded.')
  }
})

/** Saves a screenshot of the browser, named after a failed journey. */
async function keepPicture(browser: Browser, journey: string): Promise<void> {
  const folder = join('test-results', 'browsers')
  mkdirSync(folder, { recursive: true })
  const name = `${browser.name} ${journey}`.replaceAll(/\W+/g, '-')
  const file = join(folder, `${name}.png`)
  writeFileSync(file, await browser.picture())
  console.log(`See ${file}.`)
}
