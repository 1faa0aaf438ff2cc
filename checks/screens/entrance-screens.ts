import type { Page } from '@playwright/test'
import { newPerson } from '../../e2e/support/customer.ts'
import { signInForm } from '../../e2e/support/screens.ts'
import { links } from '../../web/routing/links.ts'
import { open, type Screen, screensOf, type Visit } from './screen.ts'
import { leadToLogin } from './storefront-screens.ts'

const nobody = { name: 'Robin', email: 'robin@example', password: '12345' }

/** Logging in and making an account. */
export const entranceScreens: readonly Screen[] = [
  ...screensOf('/login', 'stranger', {
    login: open(links.login()),
    'login-errors': ({ page }) => submitEmpty(page, links.login()),
    'login-refused': loginRefused,
    'login-for-a-booking': ({ page }) => leadToLogin(page),
  }),
  ...screensOf('/signup', 'stranger', {
    signup: open(links.signup),
    'signup-errors': signupErrors,
    'signup-for-a-booking': signupForBooking,
  }),
]

async function submitEmpty(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await signInForm(page).submit.click()
  await page.getByText('Email is Required').waitFor()
}

async function loginRefused({ page }: Visit): Promise<void> {
  await page.goto(links.login())
  await signInForm(page).fill(newPerson())
  await signInForm(page).submit.click()
  await page.getByRole('main').getByRole('alert').waitFor()
}

async function signupErrors({ page }: Visit): Promise<void> {
  await page.goto(links.signup)
  await signInForm(page).fill(nobody)
  await signInForm(page).submit.click()
  await page.getByText('Provide a valid Email').waitFor()
}

async function signupForBooking({ page }: Visit): Promise<void> {
  await leadToLogin(page)
  await page.getByRole('link', { name: 'Make an account' }).click()
  await page.waitForURL(links.signup)
}
