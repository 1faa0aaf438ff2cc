import { expectAccessible } from './support/accessibility.ts'
import { toolNamed } from './support/catalogue.ts'
import { beSignedIn } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { book, orderOf } from './support/orders.ts'
import { fillCard, payButton } from './support/screens.ts'

test('On a phone an Austrian address is entered while paying, and its country is changed afterwards', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const customer = await beSignedIn(page)
  const id = await book(page, customer, await toolNamed(page, 'Chain whip'))
  const main = page.getByRole('main')
  const field = (label: string) => main.getByLabel(label, { exact: true })
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  const payAt = () => payButton(page).evaluate((button) => button.getBoundingClientRect().top + scrollY)
  await page.goto(`/dashboard/payment/${id}`)
  await expect(payButton(page)).toBeEnabled()

  await test.step('The fields follow the country, and typing moves nothing', async () => {
    await field('Phone').fill('+43 1 234')
    await field('Street and number').fill('Ring 1')
    await field('Country').selectOption('US')
    await field('ZIP code').fill('1010')
    await field('Country').focus()
    await page.keyboard.type('Austria')
    await expect(field('Country')).toBeFocused()
    await expect(field('Postal code')).toHaveValue('1010')
    const before = await payAt()
    await field('Postal code').fill('80331')
    await field('City').fill('Wien')
    await expect(main.getByText('This postal code looks unusual for the country.')).toBeVisible()
    expect(await payAt()).toBe(before)
    await expectAccessible(page)
    await field('Postal code').fill('1010')
    await field('City').press('Tab')
    await expect(main.getByText('This postal code looks unusual for the country.')).toHaveCount(0)
    expect(await payAt()).toBe(before)
    expect(await width()).toBe(320)
  })

  await test.step('One press on Pay pays, and the order stores the parts of the address', async () => {
    await fillCard(page, '4242 4242 4242 4242')
    await payButton(page).click()
    await expect(main.getByText('The payment is recorded.')).toBeVisible()
    const { deliverTo } = (await orderOf(page, customer, id)) as { deliverTo?: object }
    expect(deliverTo).toMatchObject({
      address: 'Ring 1\n1010 Wien\nAustria',
      lines: ['Ring 1'],
      postcode: '1010',
      city: 'Wien',
      country: 'AT',
    })
  })

  await test.step('Later the person changes the country', async () => {
    const receipt = page.getByRole('region', { name: 'Receipt' })
    await expect(receipt).toContainText('Austria')
    await main.getByRole('button', { name: 'Change the address' }).click()
    await field('Country').selectOption({ label: 'Germany' })
    await field('Postal code').fill('80331')
    await field('City').fill('München')
    await main.getByRole('button', { name: 'Save the address' }).click()
    await expect(receipt).toContainText('80331 München')
    await expect(receipt).toContainText('Germany')
    await expect(receipt).not.toContainText('Austria')
    expect(await width()).toBe(320)
  })
})
