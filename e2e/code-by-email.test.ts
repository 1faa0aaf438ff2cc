import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { fillAddress } from './support/address.ts'
import { toolNamed } from './support/catalogue.ts'
import { newPerson } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { emailsTo } from './support/mail.ts'
import {
  bookButton,
  bookingField,
  figure,
  fillBooking,
  fillCard,
  payButton,
  signInForm,
  toast,
} from './support/screens.ts'
import type { Shop } from './support/shop.ts'

const phone = { width: 360, height: 740 }
const subject = 'Your code to log in'

const send = (page: Page) => page.getByRole('button', { name: 'Send me a code' })
const codeField = (page: Page) => page.getByLabel('Six-digit code', { exact: true })
const logIn = (page: Page) => page.getByRole('button', { name: 'Log in with the code' })

/** Returns the code of the latest email, as the email shows it: 123 456. */
function codeFor(shop: Shop, email: string): string {
  const body = emailsTo(shop, email).findLast((each) => each.subject === subject)?.body ?? ''
  const code = /Code: (\d{3} \d{3})/.exec(body)?.[1]
  if (code === undefined) throw new Error(`There is no code for ${email}.`)
  return code
}

async function pay(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Pay now' }).click()
  await expect(payButton(page)).toBeEnabled()
  await page.getByRole('textbox', { name: 'Name' }).first().fill('Robin Spoke')
  await fillCard(page, '4242 4242 4242 4242')
  await payButton(page).click()
  await expect(page.getByText('The payment is recorded.')).toBeVisible()
}

test('On a phone a visitor buys a tool with a code by email, and nothing typed is lost', async ({
  page,
  shop,
  expectConsole,
}) => {
  expectConsole('/auth/sign-in/code')
  const { email } = newPerson()
  await page.setViewportSize(phone)
  const tool = await toolNamed(page, 'Chain whip')
  await page.goto(`/tool/${tool._id}`)
  await fillBooking(page, {
    quantity: '2',
    phone: '555 0100',
    address: '7 Chain Lane, Springfield 62701, USA',
  })

  await test.step('The email is asked for in place, and an invalid one is named', async () => {
    await send(page).click()
    await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
    await page.keyboard.type('robin@example')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Provide a valid Email', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.keyboard.press('Enter')
    await expect(codeField(page)).toBeFocused()
    await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(page.getByRole('button', { name: /Send a new code \(in \d+ s\)/ })).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('A wrong code says how many tries are left, and its field has the focus', async () => {
    const right = codeFor(shop, email).replace(' ', '')
    await codeField(page).fill(right === '123456' ? '654321' : '123456')
    await logIn(page).click()
    await expect(page.getByText('This code is wrong. You have 4 tries left.')).toBeVisible()
    await expect(codeField(page)).toBeFocused()
    await expectAccessible(page)
  })
  await test.step('A reload keeps the step and the booking', async () => {
    await page.reload()
    await expect(codeField(page)).toBeVisible()
    await expect(bookingField(page, 'quantity')).toHaveValue('2')
  })
  await test.step('The code is pasted as the email shows it, and the booking goes on', async () => {
    await codeField(page).focus()
    await page.evaluate(
      async (text) => {
        const data = new DataTransfer()
        data.setData('text/plain', text)
        document.execCommand('insertText', false, text)
      },
      codeFor(shop, email),
    )
    await page.keyboard.press('Enter')
    await expect(toast(page, `You are logged in as ${email}.`)).toBeVisible()
    await expect(bookButton(page)).toBeFocused()
    await expect(bookingField(page, 'quantity')).toHaveValue('2')
    await expect(bookingField(page, 'address')).toHaveValue('7 Chain Lane, Springfield 62701, USA')
    await page.keyboard.press('Enter')
    await expect(figure(page, 'To pay')).toBeVisible()
  })
  await pay(page)
})

test('A visitor buys what is in the basket with a code by email', async ({ page, shop }) => {
  const { email } = newPerson()
  const main = page.getByRole('main')
  await page.goto('/tools')
  for (const name of ['Chain whip', 'Axle vice'])
    await main.getByRole('button', { name: `Add to basket ${name}`, exact: true }).click()
  await page.goto('/basket')
  await expect(main.getByRole('listitem')).toHaveCount(2)
  await send(page).click()
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await expect(codeField(page)).toBeFocused()
  await page.keyboard.type(codeFor(shop, email))
  await page.keyboard.press('Enter')
  const hold = main.getByRole('button', { name: 'Hold these for up to 24 hours' })
  await expect(hold).toBeFocused()
  await expect(main.getByRole('listitem')).toHaveCount(2)
  await page.keyboard.press('Enter')
  await expect(main.getByRole('heading', { name: /Held for you/ })).toBeFocused()
  await page.getByRole('link', { name: 'Pay now' }).click()
  await expect(payButton(page)).toBeEnabled()
  await main.getByLabel('Name', { exact: true }).fill('Robin Spoke')
  await fillAddress(main, {
    country: 'United States',
    street: '7 Chain Lane',
    postcode: '62701',
    city: 'Springfield',
  })
  await main.getByLabel('Phone', { exact: true }).fill('555 0100')
  await fillCard(page, '4242 4242 4242 4242')
  await payButton(page).click()
  await expect(main.getByText('The payment is recorded.')).toBeVisible()
})

test('/login and /signup accept a code, also in two tabs at once, and lead to the same page as a password', async ({
  page,
  shop,
  expectConsole,
}) => {
  expectConsole('/auth/sign-in/code')
  const { email } = newPerson()
  await page.goto('/signup')
  await signInForm(page).name.fill('Robin Spoke')
  await send(page).click()
  await expect(page.getByText('Email is Required')).toBeVisible()
  await signInForm(page).email.fill(email)
  await send(page).click()
  await expect(codeField(page)).toBeFocused()
  await test.step('Choosing another email shows the form again with the typed values', async () => {
    await page.getByRole('button', { name: 'Use another email' }).click()
    await expect(signInForm(page).name).toHaveValue('Robin Spoke')
    await expect(signInForm(page).email).toHaveValue(email)
    await send(page).click()
  })
  await codeField(page).fill(codeFor(shop, email))
  await logIn(page).click()
  await expect(page).toHaveURL('/')
  await page.goto('/dashboard/myprofile')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.goto('/dashboard/account')
  await test.step('The account can be given a password', async () => {
    await page.getByLabel('New password').fill('true wheels turn')
    await page.getByRole('button', { name: 'Set a password' }).click()
    await expect(toast(page, 'Your password is set')).toBeVisible()
    await expect(page.getByLabel('Current password')).toBeVisible()
  })
  await page.getByRole('button', { name: 'Log Out' }).click()

  await test.step('Two tabs wait for a code; entering it in one of them signs both in', async () => {
    const other = await page.context().newPage()
    for (const tab of [page, other]) {
      await tab.goto('/login?from=/dashboard/myorders')
      await signInForm(tab).email.fill(email)
      await send(tab).click()
      await expect(codeField(tab)).toBeVisible()
    }
    await codeField(page).fill(codeFor(shop, email))
    await codeField(other).fill(codeFor(shop, email))
    // The code is sent from both tabs before either has an answer, which would lead the other one away.
    const pressed = Promise.withResolvers<void>()
    for (const tab of [page, other])
      await tab.route('**/auth/sign-in/code', async (route) => {
        await pressed.promise
        await route.continue()
      })
    for (const tab of [page, other]) await logIn(tab).click()
    pressed.resolve()
    for (const tab of [page, other]) await expect(tab).toHaveURL('/dashboard/myorders')
    await other.close()
  })
})
