import { expectAccessible } from './support/accessibility.ts'
import { beAdmin } from './support/customer.ts'
import { rowOf } from './support/dashboard.ts'
import { expect, test } from './support/journey.ts'
import { toast } from './support/screens.ts'

test('An owner adds a webhook, is refused a private address at its field, and learns that the receiver cannot be reached', async ({
  page,
  shop,
  expectConsole,
}) => {
  expectConsole(/422/)
  await beAdmin(page, shop.admin)
  await page.goto('/dashboard/webhooks')
  const main = page.getByRole('main')
  await expect(main.getByText('There is no webhook yet.')).toBeVisible()
  await main.getByRole('button', { name: 'Add a webhook' }).click()
  const form = main.getByRole('form', { name: 'Add a webhook' })
  const address = form.getByLabel('Address of the receiver')
  await form.getByRole('button', { name: 'Save the webhook' }).click()
  await expect(form.getByText('Enter the address of the receiver')).toBeVisible()
  await expect(form.getByText('Choose at least one event.')).toBeVisible()
  await form.getByLabel('Everything about orders').check()
  await expect(form.getByLabel('Order sent or handed out')).toBeChecked()
  await address.fill('https://192.168.1.20/print')
  await form.getByRole('button', { name: 'Save the webhook' }).click()
  await expect(form.getByText('This address is in a private network')).toBeVisible()
  await expect(address).toBeFocused()
  await address.fill('http://hooks.invalid/print')
  await form.getByRole('button', { name: 'Save the webhook' }).click()
  await expect(form.getByText('the address must begin with https://')).toBeVisible()
  await expectAccessible(page)
  // Nothing that was typed is lost.
  await expect(form.getByLabel('Order sent or handed out')).toBeChecked()
  await address.fill('https://hooks.invalid/print')
  await form.getByLabel('What it is for').fill('Label printer')
  await form.getByRole('button', { name: 'Save the webhook' }).click()
  await expect(toast(page, 'The webhook to hooks.invalid is saved')).toBeVisible()
  await expect(main.getByText(/^whsec_/)).toBeVisible()
  await expectAccessible(page)
  await main.getByRole('button', { name: 'I have stored it' }).click()
  await expect(main.getByText(/^whsec_/)).toBeHidden()

  await rowOf(page, 'hooks.invalid').getByRole('link', { name: 'Deliveries' }).click()
  await main.getByRole('button', { name: 'Send a test' }).click()
  await expect(async () => {
    await page.reload()
    await expect(main.getByText(/No connection|private network/).first()).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await main.getByRole('button', { name: /^See it/ }).click()
  await expect(main.getByText('"webhook.test"')).toBeVisible()
  await expectAccessible(page)
})
