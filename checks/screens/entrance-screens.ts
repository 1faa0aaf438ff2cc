import type { Page } from '@playwright/test'
import { newPerson } from '../../e2e/support/customer.ts'
import { openGoogle } from '../../e2e/support/google-window.ts'
import { signInForm } from '../../e2e/support/screens.ts'
import { restockLinkTexts } from '../../web/features/restock/texts.ts'
import { links } from '../../web/routing/links.ts'
import { open, type Screen, screensOf, type Visit } from './screen.ts'
import { leadToLogin } from './storefront-screens.ts'

const invalidPerson = { name: 'Robin', email: 'robin@example', password: '12345' }

/** Logging in, signing up, and resetting a password. */
export const entranceScreens: readonly Screen[] = [
  ...screensOf('/login', 'stranger', {
    login: open(links.login()),
    'login-errors': ({ page }) => submitEmpty(page, links.login()),
    'login-refused': loginRefused,
    'login-at-google': loginAtGoogle,
    'login-for-a-booking': ({ page }) => leadToLogin(page),
  }),
  ...screensOf('/signup', 'stranger', {
    signup: open(links.signup),
    'signup-errors': signupErrors,
    'signup-for-a-booking': signupForBooking,
  }),
  ...screensOf('/forgot-password', 'stranger', {
    'forgot-password': open(links.forgotPassword),
    'forgot-password-sent': forgotPasswordSent,
  }),
  ...screensOf('/reset-password', 'stranger', {
    'reset-password': open(`${links.resetPassword}#token=from-a-mail&email=robin%40example.com`),
    'reset-password-no-link': open(links.resetPassword, 'ask for a new link.'),
    'reset-password-refused': resetPasswordRefused,
  }),
  ...screensOf('/verify-address', 'stranger', {
    'verify-address-log-in-first': open(`${links.verifyAddress}#token=from-a-mail`, 'Log in to the account'),
    'verify-address-no-link': open(links.verifyAddress, 'Open this page from the link in our email'),
  }),
  ...screensOf('/restock', 'stranger', {
    restock: open(`${links.restock}#token=abcdefghijklmnopqrstuvwxyz`, restockLinkTexts.question),
    'restock-no-link': open(links.restock, 'This address is incomplete'),
  }),
  ...screensOf('/verify-address', 'newcomer', {
    'verify-address-refused': open(`${links.verifyAddress}#token=from-a-mail`, 'has expired'),
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

async function loginAtGoogle({ page }: Visit): Promise<void> {
  await page.goto(links.login())
  await openGoogle(page)
  await page.getByRole('button', { name: 'Cancel' }).waitFor()
}

async function signupErrors({ page }: Visit): Promise<void> {
  await page.goto(links.signup)
  await signInForm(page).fill(invalidPerson)
  await signInForm(page).submit.click()
  await page.getByText('Provide a valid Email').waitFor()
}

async function forgotPasswordSent({ page }: Visit): Promise<void> {
  await page.goto(links.forgotPassword)
  await page.getByLabel('Email').fill('robin.of.the.long.name@workshop.example.com')
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await page.getByText('finds the link in the dashboard').waitFor()
}

async function resetPasswordRefused({ page }: Visit): Promise<void> {
  await page.goto(`${links.resetPassword}#token=from-a-mail`)
  await page.getByLabel('New password').fill('true wheels turn')
  await page.getByRole('button', { name: 'Set the password' }).click()
  await page.getByText('has expired').waitFor()
}

async function signupForBooking({ page }: Visit): Promise<void> {
  await leadToLogin(page)
  await page.getByRole('link', { name: 'Make an account' }).click()
  await page.waitForURL(links.signup)
}
