import { expectAccessible } from './support/accessibility.ts'
import { beAdmin, newPerson } from './support/customer.ts'
import { dashboardForm } from './support/dashboard.ts'
import { expect, test } from './support/journey.ts'
import { emailsTo } from './support/mail.ts'
import { choosePicture } from './support/picture-file.ts'
import { fillCard } from './support/screens.ts'

test.use({ shopSettings: { SAMPLE_CATALOGUE: 'off', RATE_LIMIT_FACTOR: '1' } })

const phone = { width: 360, height: 740 }
const saved = 'Saved. Every page shows it now.'

test('An owner in Munich opens a shop: euro, 19 %, delivery to two countries, pick-up, and customers without a password', async ({
  page: desk,
  shop,
  newVisitor,
}) => {
  await beAdmin(desk, shop.admin)
  const main = desk.getByRole('main')
  const settings = async (section: string, fill: () => Promise<unknown>) => {
    await desk.goto(`/dashboard/settings/${section}`)
    await expect(main.getByRole('button', { name: 'Save' })).toBeVisible()
    await fill()
    await main.getByRole('button', { name: 'Save' }).click()
    await expect(desk.getByText(saved)).toBeVisible()
  }

  await test.step('The owner enters company, money, tax, delivery and the counter', async () => {
    await settings('company', async () => {
      await main.getByLabel('Name of the shop').fill('Radl Werkstatt')
      await main.getByLabel('Who sells').fill('Radl Werkstatt GmbH')
      await main.getByLabel('Address').fill('Lindwurmstraße 5\n80337 München')
      await main.getByLabel('Email').fill('hallo@radl.example')
      await main.getByLabel('VAT number').fill('DE123456789')
    })
    await settings('money', async () => {
      await main.getByLabel('Currency').selectOption('EUR')
      await main.getByLabel('Time zone').selectOption('Europe/Berlin')
    })
    await settings('tax', async () => {
      await main.getByRole('button', { name: 'Fill in Europe’s standard rates' }).click()
      await main.getByLabel('You sell from').fill('Germany')
      await main.getByLabel('One Stop Shop of the EU').selectOption('yes')
    })
    await settings('rates', async () => {
      for (const [place, name, fee, freeFrom] of [
        [1, 'Germany', '5.90', '100'],
        [2, 'Austria', '9.90', ''],
      ] as const) {
        await main.getByRole('button', { name: 'Add a zone' }).click()
        const zone = main.getByRole('group', { name: `Zone ${place}` })
        await zone.getByLabel('Countries').fill(name)
        await zone.getByLabel('Costs').fill(fee)
        await zone.getByLabel('Free from goods for').fill(freeFrom)
        await zone.getByLabel('Name', { exact: true }).fill(name)
      }
      await main.getByLabel('Parcels leave from').fill('Germany')
    })
    await settings('pickup', async () => {
      await main.getByLabel('Place').fill('Radl Werkstatt\nLindwurmstraße 5\n80337 München')
      await main.getByLabel('Opening hours').fill('Monday to Friday, 9:00 to 17:00')
    })
  })

  await test.step('A tool is for sale', async () => {
    await desk.goto('/dashboard/addproduct')
    const form = dashboardForm(desk, 'Add Product')
    await choosePicture(form.getByLabel('Image'))
    await form.getByLabel('Product name').fill('Chain whip')
    await form.getByLabel('Description').fill('Holds a sprocket while its lock ring is turned.')
    await form.getByLabel('Minimum order').fill('1')
    await form.getByLabel('Available').fill('40')
    await expect(form.getByText(/^Tax included, plus delivery\./)).toBeVisible()
    await form.getByLabel('Price per piece').fill('47.60')
    await form.getByRole('button', { name: 'Add product' }).click()
    await expect(main.getByText('Chain whip is in the shop.')).toBeVisible()
  })

  const buyer = await newVisitor()
  await buyer.setViewportSize(phone)
  const goods = buyer.getByRole('main')
  const { email } = newPerson()

  await test.step('A visitor on a phone buys with a code, delivered to Austria', async () => {
    await buyer.goto('/tools')
    await goods.getByRole('link', { name: 'Chain whip', exact: true }).click()
    await expect(goods.getByText('incl. 19 % VAT, plus delivery')).toBeVisible()
    await goods.getByLabel('Deliver to').selectOption({ label: 'Austria' })
    await expect(goods.getByText('Delivery to Austria costs €9.90.')).toBeVisible()
    await expectAccessible(buyer)
    await goods.getByLabel('Phone').fill('+43 1 234567')
    await goods.getByRole('textbox', { name: 'Address', exact: true }).fill('Ring 1, 1010 Wien, Austria')
    await logInByCode()
    await goods.getByRole('button', { name: 'Book 1 for €57.50' }).click()
    await goods.getByRole('link', { name: 'Pay now' }).click()
    await expect(goods.getByRole('button', { name: 'Pay €57.50' })).toBeEnabled()
    await expect(goods.getByText('incl. 20 % VAT')).toBeVisible()
    await goods.getByRole('textbox', { name: 'Name' }).first().fill('Robin Spoke')
    await fillCard(buyer, '4242 4242 4242 4242')
    await expectAccessible(buyer)
    await goods.getByRole('button', { name: 'Pay €57.50' }).click()
    await expect(goods.getByText('The payment is recorded.')).toBeVisible()
    await expect(goods.getByRole('row', { name: 'Delivery €9.90' })).toBeVisible()
    await expect(goods.getByRole('row', { name: 'incl. 20 % VAT €9.58' })).toBeVisible()
  })

  await test.step('The same person picks a second order up', async () => {
    await buyer.getByRole('contentinfo').getByRole('link', { name: 'Tools' }).click()
    await goods.getByRole('link', { name: 'Chain whip', exact: true }).click()
    await goods.getByLabel(/^Pick up at Radl Werkstatt/).check()
    await goods.getByRole('button', { name: 'Book 1 for €47.60' }).click()
    await goods.getByRole('link', { name: 'Pay now' }).click()
    await expect(goods.getByRole('button', { name: 'Pay €47.60' })).toBeEnabled()
    await expect(goods.getByText('incl. 19 % VAT', { exact: true })).toBeVisible()
    await fillCard(buyer, '4242 4242 4242 4242')
    await goods.getByRole('button', { name: 'Pay €47.60' }).click()
    await expect(goods.getByText('The payment is recorded.')).toBeVisible()
  })

  await test.step('The owner hands the order out by its code', async () => {
    await desk.goto('/dashboard/manageallorders?state=to-prepare')
    await main.getByRole('button', { name: /^Mark as ready/ }).click()
    await expect(desk.getByText('Order: Chain whip is ready, and its customer is told')).toBeVisible()
    const mail = emailsTo(shop, email).find(({ subject }) => subject.startsWith('Ready to pick up'))
    const code = /\d{3} \d{3}/.exec(mail?.body ?? '')?.[0] ?? ''
    await desk.goto('/dashboard')
    await main.getByLabel('Code or order number').fill(code)
    await main.getByRole('button', { name: 'Find the order' }).click()
    await main.getByRole('button', { name: /^Hand out/ }).click()
    await expect(main.getByText(/^Handed out/)).toBeVisible()
    const receipts = emailsTo(shop, email).map(({ body }) => body)
    expect(receipts.join('\n')).toContain('€57.50, incl. 20 % VAT\nVAT 20 %: €9.58')
    expect(receipts.join('\n')).toContain('€47.60, incl. 19 % VAT\nVAT 19 %: €7.60')
  })

  async function logInByCode(): Promise<void> {
    await buyer.getByRole('button', { name: 'Send me a code' }).click()
    await buyer.getByLabel('Email', { exact: true }).fill(email)
    await buyer.keyboard.press('Enter')
    const code = buyer.getByLabel('Six-digit code', { exact: true })
    await expect(code).toBeFocused()
    const body = emailsTo(shop, email).findLast(({ subject }) => subject === 'Your code to log in')?.body
    await code.fill(/Code: (\d{3} \d{3})/.exec(body ?? '')?.[1] ?? '')
    await buyer.getByRole('button', { name: 'Log in with the code' }).click()
    await expect(buyer.getByRole('banner').getByRole('button', { name: 'Log Out' })).toBeVisible()
  }
})
