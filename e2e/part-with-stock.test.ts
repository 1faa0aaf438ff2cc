import { expectAccessible } from './support/accessibility.ts'
import { beAdmin, beSignedIn } from './support/customer.ts'
import { dashboardForm } from './support/dashboard.ts'
import { expect, test } from './support/journey.ts'
import { tabTo, typeInto } from './support/keyboard.ts'
import { bookButton, figure, fillBooking, fillCard, payButton, toast } from './support/screens.ts'

test('A part gets stock and a minimum, is booked and paid, and moves up the board by keyboard', async ({
  page,
  shop,
  newVisitor,
}) => {
  const buyer = await newVisitor()
  await beSignedIn(buyer)
  await beAdmin(page, shop.admin)
  const parts: { _id: string; name: string; price: number }[] = await (
    await page.request.get('/api/items')
  ).json()
  const [first, second, part] = parts
  if (!first || !second || !part) throw new Error('The sample catalogue has parts.')

  await page.goto('/dashboard/parts')
  const main = page.getByRole('main')
  await tabTo(page, main.getByRole('link', { name: `Edit and restock ${part.name}` }))
  await page.keyboard.press('Enter')
  await expect(main.getByText('This part has no stock')).toBeVisible()
  const edit = dashboardForm(page, 'Edit')
  await typeInto(page, edit.getByLabel('Minimum order'), '2')
  await typeInto(page, edit.getByLabel('Available'), '6')
  await page.keyboard.press('Enter')
  await expect(toast(page, `Product: ${part.name} is saved`)).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Restock' })).toBeVisible()
  await expectAccessible(page)

  const shown = buyer.getByRole('main')
  await buyer.goto('/items')
  const card = shown.getByRole('listitem').filter({ hasText: part.name })
  await expect(card).toContainText('6 available')
  await card.getByRole('link', { name: `Buy Now ${part.name}` }).click()
  await expect(buyer.getByRole('heading', { level: 1, name: part.name })).toBeVisible()
  await fillBooking(buyer, {
    quantity: '2',
    phone: '+44 20 7946 0123',
    address: '1 Freewheel Lane, Wheelham WH1 2EL, United Kingdom',
  })
  await bookButton(buyer).click()
  await expect(toast(buyer, 'Successfully Booked')).toBeVisible()
  await expect(figure(buyer, 'Available')).toHaveText('4 pieces')
  await buyer.getByRole('link', { name: 'Pay now' }).click()
  await fillCard(buyer, '4242 4242 4242 4242')
  await payButton(buyer).click()
  await expect(buyer.getByText('The payment is recorded.')).toBeVisible()

  await page.goto('/dashboard/board?kind=part')
  const rows = main.getByRole('list', { name: 'The order' }).getByRole('listitem')
  await expect(rows.nth(2)).toContainText(part.name)
  const handle = main.getByRole('button', { name: `Move ${part.name}`, exact: true })
  await tabTo(page, handle)
  await page.keyboard.press('Space')
  await expect(page.getByText(`${part.name} is picked up from place 3.`)).toBeAttached()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText(`${part.name} is over place 2.`)).toBeAttached()
  await page.keyboard.press('Space')
  await expect(main.getByText(`${part.name} is at place 2 now.`)).toBeVisible()
  await expect(handle).toBeFocused()
  await expectAccessible(page)
  await buyer.goto('/items')
  await expect(shown.getByRole('heading', { level: 2 }).nth(1)).toHaveText(part.name)
  await expect(shown.getByRole('heading', { level: 2 }).nth(2)).toHaveText(second.name)
})
