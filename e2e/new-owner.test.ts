import type { Locator, TestInfo } from '@playwright/test'
import { stringify } from 'csv-stringify/sync'
import sharp from 'sharp'
import { beAdmin, beSignedIn } from './support/customer.ts'
import { dashboardForm } from './support/dashboard.ts'
import { expect, test } from './support/journey.ts'
import { linkIn } from './support/mail.ts'
import { choosePicture } from './support/picture-file.ts'
import { bookButton, fillBooking, fillCard, payButton } from './support/screens.ts'

test.use({ shopSettings: { SAMPLE_CATALOGUE: 'off', RATE_LIMIT_FACTOR: '1' } })

const products = Array.from({ length: 10 }, (_, index) => ({
  kind: 'tool',
  name: `Wrench ${index + 1}`,
  price: '9.50',
  minOrderQuantity: '1',
  availableQuantity: '12',
  img: `Photo ${index + 1}.png`,
  shortDescription: 'Made for the journey.',
}))

async function picture(index: number): Promise<Buffer> {
  const background = { r: 20 * index, g: 90, b: 160, alpha: 1 }
  return sharp({ create: { width: 300, height: 300, channels: 4, background } })
    .png()
    .toBuffer()
}

/** Performs the owner's actions, and reports the number of presses and seconds of each task. */
class Hand {
  readonly #testInfo: TestInfo
  readonly #began = performance.now()
  #since = performance.now()
  #presses = 0
  #all = 0

  constructor(testInfo: TestInfo) {
    this.#testInfo = testInfo
  }

  async press(control: Locator): Promise<void> {
    this.#presses += 1
    await control.click()
  }

  ends(task: string): void {
    this.#all += this.#presses
    this.#note(task, this.#presses, this.#since)
    this.#presses = 0
    this.#since = performance.now()
  }

  endsAll(): void {
    this.#note('all', this.#all, this.#began)
  }

  #note(task: string, presses: number, since: number): void {
    const seconds = ((performance.now() - since) / 1000).toFixed(1)
    this.#testInfo.annotations.push({ type: task, description: `${presses} presses, ${seconds} s` })
  }
}

test('A new owner sets up an empty shop without editing a file: texts, tools, a part, an order, an offer, figures', async ({
  page,
  shop,
  newVisitor,
}, testInfo) => {
  const buyer = await newVisitor()
  const customer = await beSignedIn(buyer)
  await beAdmin(page, shop.admin)
  const main = page.getByRole('main')
  const menu = page.getByRole('navigation', { name: 'Dashboard' })
  const home = page.getByRole('banner').getByRole('link', { name: 'Dashboard' })
  const button = (name: string | RegExp) => main.getByRole('button', { name })
  await page.goto('/dashboard')
  const hand = new Hand(testInfo)
  await expect(main.getByText('0 of 6 done')).toBeVisible()

  await test.step('own name and legal texts', async () => {
    await hand.press(main.getByRole('link', { name: 'Enter the details' }))
    await main.getByLabel('Name of the shop').fill('Oficina da Roda')
    await main.getByLabel('Address').fill('Rua da Roda 1\n1000-001 Lisboa')
    await main.getByLabel('Email').fill('ola@roda.example')
    await hand.press(button('Save'))
    await expect(page.getByRole('banner').getByRole('link', { name: 'Oficina da Roda' })).toBeVisible()
    hand.ends('own name and address')
    await hand.press(home)
    await hand.press(main.getByRole('link', { name: 'Write the texts' }))
    const texts = main.getByRole('navigation', { name: 'Texts' })
    for (const text of ['Delivery', 'Returns', 'Privacy', 'Terms', 'Contact']) {
      // Opens the first text from the list, and each other one from the previous text.
      const place = (await texts.count()) === 0 ? main : texts
      await hand.press(place.getByRole('link', { name: new RegExp(`^${text}`) }))
      await expect(main.getByRole('heading', { level: 1, name: `Texts: ${text}` })).toBeVisible()
      await main.getByRole('textbox', { name: 'Text in Markdown' }).fill(`# ${text}\n\nBy {{company-name}}.`)
      await hand.press(button('Publish'))
      await expect(main.getByRole('table', { name: 'Versions' }).getByRole('row')).not.toHaveCount(0)
    }
    hand.ends('legal texts')
  })

  await test.step('ten products by CSV with their pictures', async () => {
    const pictures = await Promise.all(
      products.map(async (_, index) => ({
        name: `photo ${index + 1}.PNG`,
        mimeType: 'image/png',
        buffer: await picture(index),
      })),
    )
    const csv = Buffer.from(stringify(products, { header: true }))
    await hand.press(menu.getByRole('link', { name: 'Import' }))
    await main
      .getByLabel('CSV file and pictures')
      .setInputFiles([{ name: 'first.csv', mimeType: 'text/csv', buffer: csv }, ...pictures])
    await expect(main.getByText('first.csv and 10 pictures')).toBeVisible()
    await hand.press(button('Compare with the shop'))
    await hand.press(button('Apply 10 changes'))
    await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Apply 10 changes' }))
    await expect(main.getByText('0 products changed, 10 added.')).toBeVisible()
    const tools: { name: string; img: string }[] = await (await page.request.get('/api/tools')).json()
    expect(tools.map(({ name }) => name)).toEqual(products.map(({ name }) => name))
    expect(new Set(tools.map(({ img }) => img)).size).toBe(10)
    expect(tools.every(({ img }) => img.includes('/images/'))).toBe(true)
    hand.ends('ten products')
  })

  await test.step('a part', async () => {
    await hand.press(menu.getByRole('link', { name: 'Parts' }))
    await hand.press(main.getByRole('link', { name: 'Add the first part' }))
    const form = dashboardForm(page, 'Add Product')
    await choosePicture(form.getByLabel('Image'))
    await form.getByLabel('Product name').fill('Inner tube')
    await form.getByLabel('Price per piece').fill('4.20')
    await hand.press(form.getByRole('button', { name: 'Add product' }))
    await expect(main.getByText('Inner tube is in the shop.')).toBeVisible()
    await hand.press(home)
    await expect(main.getByText('3 of 6 done')).toBeVisible()
    hand.ends('a part')
  })

  await test.step('one order sold and paid', async () => {
    await buyer.goto('/tools')
    await buyer.getByRole('main').getByRole('link', { name: 'Buy Now Wrench 3' }).click()
    await expect(buyer.getByRole('heading', { level: 1, name: 'Wrench 3' })).toBeVisible()
    await fillBooking(buyer, {
      quantity: '2',
      phone: '+44 20 7946 0123',
      address: '1 Freewheel Lane, Wheelham WH1 2EL, United Kingdom',
    })
    await expect(bookButton(buyer)).toHaveText('Book 2 for $19.00')
    await bookButton(buyer).click()
    await buyer.getByRole('link', { name: 'Pay now' }).click()
    await fillCard(buyer, '4242 4242 4242 4242')
    await payButton(buyer).click()
    await expect(buyer.getByText('The payment is recorded.')).toBeVisible()
  })

  await test.step('sent with a tracking number, and refunded', async () => {
    await page.reload()
    hand.ends('waiting for a customer')
    await hand.press(button(/^Send Order|^Send[^a-z]/))
    await main.getByLabel('Carrier').fill('UPS')
    await main.getByLabel('Tracking number').fill('1Z 999')
    await hand.press(button('Mark as sent'))
    await expect(button(/^Undo sending/)).toBeVisible()
    hand.ends('sent')
    await hand.press(main.getByRole('link', { name: /Wrench 3/ }).first())
    const refund = dashboardForm(page, 'Refund')
    await refund.getByLabel('Amount', { exact: true }).fill('9.50')
    await refund.getByLabel('Reason').fill('One came scratched')
    await hand.press(refund.getByRole('button', { name: 'Refund…' }))
    await hand.press(refund.getByRole('button', { name: 'Yes, refund $9.50' }))
    await expect(main.getByText('Partly refunded')).toBeVisible()
    hand.ends('refunded')
  })

  await test.step('a quote that turns into an order', async () => {
    await buyer.goto('/quote')
    const ask = dashboardForm(buyer, 'Write to us')
    await ask.getByLabel('Name').fill(customer.name)
    await ask.getByLabel('Email').fill(customer.email)
    await ask.getByLabel('Message').fill('I am looking for: Wrench 5')
    await ask.getByRole('button').click()
    await expect(ask.getByRole('status')).toContainText(customer.email)

    await hand.press(home)
    await hand.press(main.getByRole('link', { name: /^Offer/ }))
    const form = dashboardForm(page, 'Offer')
    await hand.press(form.getByRole('button', { name: 'Add Wrench 5' }))
    await form.getByLabel('Pieces').fill('4')
    await form.getByLabel('Price of one').fill('8.00')
    await hand.press(form.getByRole('button', { name: 'Send the offer' }))
    await expect(main.getByText('Offered', { exact: true })).toBeVisible()
    hand.ends('offered')

    await buyer.goto(linkIn(shop, customer.email, /^Our offer/))
    const offer = buyer.getByRole('main')
    await offer.getByRole('button', { name: 'Accept the offer' }).click()
    await expect(offer.getByText('The offer is accepted.')).toBeVisible()
    await offer.getByRole('link', { name: 'Pay in My Orders' }).click()
    await expect(offer.getByText('32.00').first()).toBeVisible()
  })

  await test.step('the figures of the week', async () => {
    await hand.press(home)
    const strip = main.getByRole('region', { name: 'Figures' })
    for (const figure of ['$19.00', '50\u00a0%', '1 of 2', '$9.50', '1 refund'])
      await expect(strip.getByText(figure, { exact: true }).first()).toBeVisible()
    hand.ends('figures of the week')
  })
  hand.endsAll()
})
