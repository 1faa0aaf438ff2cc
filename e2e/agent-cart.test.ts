import { expectAccessible } from './support/accessibility.ts'
import { toolNamed } from './support/catalogue.ts'
import { beSignedIn, type Caller, ok, signInAdmin } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { tabTo } from './support/keyboard.ts'
import { bearer, ordersOf } from './support/orders.ts'
import { fillCard, payButton } from './support/screens.ts'

const phone = { width: 320, height: 740 }

/** Fills a cart as a program does. Returns the address for the person. */
async function fillCart(
  program: Caller,
  lines: readonly (readonly [id: string, quantity: number])[],
): Promise<string> {
  const answer = await ok(
    await program.request.post('/api/ucp/carts', {
      data: { line_items: lines.map(([id, quantity]) => ({ item: { id }, quantity })) },
    }),
  )
  expect(answer.status()).toBe(201)
  const { continue_url: address } = await answer.json()
  const { pathname, search } = new URL(address)
  return pathname + search
}

test('A program fills a cart; on a phone the person sees what has changed, corrects it by keyboard, signs in and pays', async ({
  page,
  newCaller,
  shop,
}) => {
  const whip = await toolNamed(page, 'Chain whip')
  const vice = await toolNamed(page, 'Axle vice')
  const program = await newCaller()
  const address = await fillCart(program, [
    [whip._id, whip.minOrderQuantity],
    [vice._id, vice.availableQuantity + 5],
  ])
  await ok(
    await program.request.patch(`/api/tools/${whip._id}`, {
      headers: bearer(await signInAdmin(program, shop.admin)),
      data: { price: whip.price + 1 },
    }),
  )
  await page.setViewportSize(phone)
  const main = page.getByRole('main')
  const filled = main.getByRole('region', { name: 'Filled for you by a program' })

  await test.step('The empty basket gets the lines, and the page names both that have changed', async () => {
    await page.goto(address)
    await expect(filled).toContainText('These products are in your basket now.')
    await expect(filled.getByRole('listitem')).toHaveCount(2)
    await expect(filled).toContainText(`and costs $${(whip.price + 1).toFixed(2)} now.`)
    await expect(filled).toContainText(`only ${vice.availableQuantity} left`)
    await expect(page).toHaveURL('/basket')
    await expectAccessible(page)
  })

  await test.step('Opened again, nothing doubles', async () => {
    await page.goto(address)
    await expect(main.getByLabel('Quantity of Chain whip')).toHaveValue(String(whip.minOrderQuantity))
  })

  await test.step('The person corrects the line, signs in, and nothing is lost', async () => {
    await tabTo(page, main.getByRole('button', { name: /^Lower to/ }))
    await page.keyboard.press('Enter')
    await tabTo(page, main.getByRole('button', { name: 'Hold these for up to 24 hours' }))
    await page.keyboard.press('Enter')
    await page.waitForURL('/login')
  })

  await test.step('The person pays; one charge for both', async () => {
    const customer = await beSignedIn(page)
    await page.goto('/basket')
    await main.getByRole('button', { name: 'Hold these for up to 24 hours' }).click()
    await main.getByRole('link', { name: 'Pay now' }).click()
    await expect(payButton(page)).toBeEnabled()
    await fillCard(page, '4242 4242 4242 4242')
    await payButton(page).click()
    await expect(main.getByRole('heading', { name: 'Congrats! payment completed' })).toBeVisible()
    await expect(main.getByText('The payment is recorded.')).toBeVisible()
    const orders = await ordersOf(page, customer)
    expect(orders.map(({ paid }) => paid)).toEqual([true, true])
  })
})

test('A basket with lines is not touched before the person has chosen', async ({ page, newCaller }) => {
  const whip = await toolNamed(page, 'Chain whip')
  const torque = await toolNamed(page, 'Torque wrench 2–24 N·m')
  const address = await fillCart(await newCaller(), [[whip._id, whip.minOrderQuantity]])
  await page.goto(`/tool/${torque._id}`)
  await page.getByRole('button', { name: 'Add to basket' }).first().click()
  await page.goto(address)
  const main = page.getByRole('main')
  await expect(main.getByText('Your basket already has one line.')).toBeVisible()
  await expect(main.getByLabel('Quantity of Chain whip')).toHaveCount(0)
  await expectAccessible(page)
  await tabTo(page, main.getByRole('button', { name: 'Keep them, and add these' }))
  await page.keyboard.press('Enter')
  await expect(main.getByLabel('Quantity of Chain whip')).toBeVisible()
  await expect(main.getByLabel(`Quantity of ${torque.name}`)).toBeVisible()
})

test('A cart that does not exist leaves the basket usable', async ({ page }) => {
  await page.goto('/basket?cart=none')
  await expect(page.getByRole('alert')).toContainText('This basket is not there any more')
  await expect(page.getByRole('main').getByText('Your basket is empty.')).toBeVisible()
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the person sees what the cart contains', async ({ page, newCaller }) => {
    const whip = await toolNamed(page, 'Chain whip')
    await page.goto(await fillCart(await newCaller(), [[whip._id, 1]]))
    await expect(page.getByRole('link', { name: '1 × Chain whip' })).toBeVisible()
    await expect(page.getByText('turn JavaScript on')).toBeVisible()
  })
})
