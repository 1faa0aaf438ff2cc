import type { Page } from '@playwright/test'
import { toolNamed } from '../../e2e/support/catalogue.ts'
import { newPerson } from '../../e2e/support/customer.ts'
import { emailsTo } from '../../e2e/support/mail.ts'
import { signInForm } from '../../e2e/support/screens.ts'
import type { Shop } from '../../e2e/support/shop.ts'
import { links } from '../../web/routing/links.ts'
import { codeTexts } from '../../web/texts/sign-in-code.ts'
import { type Screen, screensOf, type Visit } from './screen.ts'

/** Logging in with a code by email, on each page that offers it: the email, the code, a wrong code. */
export const codeScreens: readonly Screen[] = [
  ...screensOf('/login', 'stranger', {
    'login-code': ({ page }) => waitForCode(page, links.login()),
    'login-code-wrong': (visit) => wrongCode(visit, links.login()),
  }),
  ...screensOf('/signup', 'stranger', { 'signup-code': ({ page }) => waitForCode(page, links.signup) }),
  ...screensOf('/basket', 'stranger', {
    'basket-code-email': ({ page }) => askInBasket(page),
    'basket-code': async ({ page }) => {
      await askInBasket(page)
      await sendInPlace(page)
    },
  }),
  ...screensOf('/tool/:toolId', 'stranger', {
    'tool-code-email': ({ page }) => askOnTool(page),
    'tool-code-wrong': async ({ page, shop }) => {
      await askOnTool(page)
      await enterWrongCode(page, shop, await sendInPlace(page))
    },
  }),
]

const send = (page: Page) => page.getByRole('button', { name: codeTexts.send })
const codeField = (page: Page) => page.getByLabel(codeTexts.code, { exact: true })

async function waitForCode(page: Page, address: string): Promise<string> {
  const { email } = newPerson()
  await page.goto(address)
  await signInForm(page).email.fill(email)
  await send(page).click()
  await codeField(page).waitFor()
  return email
}

async function wrongCode({ page, shop }: Visit, address: string): Promise<void> {
  await enterWrongCode(page, shop, await waitForCode(page, address))
}

async function enterWrongCode(page: Page, shop: Shop, email: string): Promise<void> {
  const isRight = emailsTo(shop, email).some(({ body }) => body.includes('123 456'))
  await codeField(page).fill(isRight ? '654321' : '123456')
  await page.getByRole('button', { name: codeTexts.submit }).click()
  await page.getByText('tries left').waitFor()
}

async function askInBasket(page: Page): Promise<void> {
  await page.goto(links.tools)
  for (const place of [0, 1]) await page.getByRole('button', { name: 'Add to basket' }).nth(place).click()
  await page.goto(links.basket)
  await askInPlace(page)
}

async function askOnTool(page: Page): Promise<void> {
  await page.goto(links.tool((await toolNamed(page, 'Chain whip'))._id))
  await askInPlace(page)
}

async function askInPlace(page: Page): Promise<void> {
  await send(page).click()
  await page.getByText(codeTexts.emailHint).waitFor()
}

async function sendInPlace(page: Page): Promise<string> {
  const { email } = newPerson()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await send(page).click()
  await codeField(page).waitFor()
  return email
}
