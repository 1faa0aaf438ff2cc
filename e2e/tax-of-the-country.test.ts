import { expectAccessible } from './support/accessibility.ts'
import { toolNamed } from './support/catalogue.ts'
import { beAdmin, beSignedIn } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { bearer } from './support/orders.ts'

test('The owner fills in Europe’s rates, and an order to Austria has its tax', async ({
  page,
  shop,
  newCaller,
}) => {
  await beAdmin(page, shop.admin)
  await page.goto('/dashboard/settings/tax')
  const form = page.getByRole('form', { name: 'Tax' })
  await form.getByRole('button', { name: 'Fill in Europe’s standard rates' }).focus()
  await page.keyboard.press('Enter')
  await expect(form.getByRole('group', { name: 'Rate of Austria' }).getByLabel('Percent')).toHaveValue('20')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(
    form.getByText('Enter the country that you sell from, because the rates depend on it.'),
  ).toBeVisible()
  await form.getByLabel('You sell from').fill('Germany')
  await form.getByLabel('One Stop Shop of the EU').selectOption('yes')
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 740 })
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved. Every page shows it now.')).toBeVisible()

  const buyer = await newCaller()
  const tool = await toolNamed(buyer, 'Chain whip')
  // The server's page, as it is read without JavaScript.
  const html = await (await buyer.request.get(`/tool/${tool._id}`)).text()
  expect(html).toContain('incl. 19 % VAT')

  await page.context().clearCookies()
  const customer = await beSignedIn(page)
  const goods = { Id: tool._id, tool: tool.name, quantity: tool.minOrderQuantity }
  const data = { ...goods, customer: customer.email, userName: customer.name, deliverTo: { country: 'AT' } }
  const booked = await page.request.post('/api/booking', { headers: bearer(customer), data })
  expect(booked.ok(), await booked.text()).toBe(true)
  const { insertedId } = await booked.json()
  await page.goto(`/dashboard/payment/${insertedId}`)
  await expect(page.getByText('incl. 20 % VAT')).toBeVisible()
})
