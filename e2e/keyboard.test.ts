import { toolNamed } from './support/catalogue.ts'
import { beAdmin, beSignedIn, makeAccount, newPerson } from './support/customer.ts'
import { question, rowOf } from './support/dashboard.ts'
import { expect, test } from './support/journey.ts'
import { tabTo, typeInto } from './support/keyboard.ts'
import { openInside } from './support/open-inside.ts'
import { book } from './support/orders.ts'
import { payByApi } from './support/payment.ts'
import { bookButton, bookingField, navbar, payButton, signInForm, toast } from './support/screens.ts'
import { untilWhole } from './support/whole-page.ts'

test('A tool is found, booked and paid for by keyboard alone', async ({ page }) => {
  const person = newPerson()
  const tool = await toolNamed(page, 'Torque wrench 2–24 N·m')
  await page.goto('/tools')
  await test.step('The first Tab stop skips the navbar to the content', async () => {
    const skip = page.getByRole('link', { name: 'Skip to the content' })
    await page.keyboard.press('Tab')
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
  await tabTo(page, page.getByRole('link', { name: tool.name, exact: true }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/tool/${tool._id}`)
  await tabTo(page, bookButton(page))
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/login')
  await tabTo(page, page.getByRole('link', { name: 'Make an account' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/signup')
  const form = signInForm(page)
  await typeInto(page, form.name, person.name)
  await typeInto(page, form.email, person.email)
  await typeInto(page, form.password, person.password)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/')
  await tabTo(page, page.getByRole('link', { name: 'Continue booking' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/tool/${tool._id}`)
  await typeInto(page, bookingField(page, 'quantity'), String(tool.minOrderQuantity))
  await tabTo(page, bookButton(page))
  await page.keyboard.press('Space')
  await expect(toast(page, 'Successfully Booked')).toBeVisible()

  await tabTo(page, page.getByRole('link', { name: 'Pay now' }))
  await page.keyboard.press('Enter')
  await expect(payButton(page)).toBeEnabled()
  await typeInto(page, page.getByRole('textbox', { name: 'Card number' }), '4000002500003155')
  await typeInto(page, page.getByRole('textbox', { name: 'Expiry date' }), '1234')
  await typeInto(page, page.getByRole('textbox', { name: 'Security code' }), '123')
  await page.keyboard.press('Enter')
  const bank = page.getByRole('dialog', { name: '3-D Secure test page' })
  await expect(bank).toBeVisible()
  await tabTo(page, bank.getByRole('button', { name: 'Complete' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Congrats! payment completed', { exact: true })).toBeFocused()
})

test('Tools are filtered, compared and booked from the table by keyboard alone', async ({ page }) => {
  const main = page.getByRole('main')
  await page.goto('/tools?category=Wrenches+and+keys')
  await tabTo(page, main.getByRole('link', { name: 'Table', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/view=table/)
  await tabTo(page, main.getByRole('checkbox', { name: /^In stock/ }))
  await page.keyboard.press('Space')
  await expect(main.getByRole('link', { name: 'Remove In stock' })).toBeVisible()
  await expect(main.getByRole('checkbox', { name: /^In stock/ })).toBeFocused()

  for (const name of ['Combination wrench 15 mm', 'Hex key set 2–8 mm']) {
    await tabTo(page, main.getByRole('checkbox', { name: `Compare ${name}` }))
    await page.keyboard.press('Space')
  }
  await tabTo(page, main.getByRole('button', { name: 'Compare', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/compare?tools=combination-wrench,hex-key-set')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Compare tools')

  await page.goBack()
  await typeInto(page, main.getByRole('textbox', { name: 'Quantity of Hex key set 2–8 mm' }), '7')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/tool/hex-key-set?quantity=7')
  await expect(bookingField(page, 'quantity')).toHaveValue('7')
})

test('On a narrow phone every navbar link can be focused and is visible', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  for (const name of ['Truewheel', 'Home', 'Blogs', 'My Portfolio', 'Login']) {
    const link = navbar(page).getByRole('link', { name, exact: true })
    await tabTo(page, link)
    await expect(link).toBeInViewport({ ratio: 1 })
  }
})

test('My Orders: an order is cancelled by keyboard alone, and the focus stays in the dialog', async ({
  page,
}) => {
  await book(page, await beSignedIn(page), await toolNamed(page, 'Pin spanner'))
  await page.goto('/dashboard/myorders')
  await tabTo(page, page.getByRole('button', { name: 'Cancel' }))
  await page.keyboard.press('Enter')
  await tabTo(page, question(page).getByRole('button', { name: 'Cancel the order' }))
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Order: Pin spanner is deleted')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeFocused()
})

test('An admin sends an order and makes an admin by keyboard alone', async ({ page, shop, newCaller }) => {
  const caller = await newCaller()
  const customer = await makeAccount(caller)
  const order = await book(caller, customer, await toolNamed(caller, 'Digital calliper 150 mm'))
  await payByApi(caller, shop, customer, order)
  await beAdmin(page, shop.admin)

  await page.goto('/dashboard')
  await tabTo(page, page.getByRole('link', { name: 'Manage All Orders' }))
  await page.keyboard.press('Enter')
  await tabTo(page, rowOf(page, customer.email).getByRole('link', { name: 'Digital calliper 150 mm' }))
  await page.keyboard.press('Enter')
  // The customer has no address yet.
  await tabTo(page, page.getByRole('button', { name: 'Send without an address' }))
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Order: Digital calliper 150 mm is marked as sent')).toBeVisible()

  await tabTo(page, page.getByRole('link', { name: 'All Users' }))
  await page.keyboard.press('Enter')
  await typeInto(page, page.getByRole('main').getByRole('searchbox'), customer.email)
  await expect(page.getByRole('row')).toHaveCount(2)
  await tabTo(page, rowOf(page, customer.email).getByRole('button', { name: 'Make Admin' }))
  await page.keyboard.press('Enter')
  await expect(question(page).getByRole('button', { name: 'Make an admin' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Successfully made an admin')).toBeVisible()

  await test.step('Escape closes a dialog and restores the focus', async () => {
    await openInside(page, '/dashboard/manageproduct')
    await untilWhole(page, '/dashboard/manageproduct')
    const open = page.getByRole('button', { name: /^Delete/ }).first()
    await open.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(open).toBeFocused()
  })
})
