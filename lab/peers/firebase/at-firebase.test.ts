import type { Page } from '@playwright/test'
import { deletion } from '../../../e2e/support/account.ts'
import { builtFile } from '../../../e2e/support/built-file.ts'
import { newPerson } from '../../../e2e/support/customer.ts'
import { openGoogle } from '../../../e2e/support/google-window.ts'
import { expect } from '../../../e2e/support/journey.ts'
import { signInForm, toast } from '../../../e2e/support/screens.ts'
import { logOut, signUp } from '../../../e2e/support/sign-in-scenario.ts'
import { authProblems } from '../../../web/texts/sign-in-form.ts'
import type { Emulator } from './emulator.ts'
import { firebase, test } from './shop-at-firebase.ts'

test('A project with email enumeration protection answers a known and an unknown address alike', async ({
  page,
  newVisitor,
  emulator,
  expectConsole,
}) => {
  expectConsole(firebase.refusal.signIn)
  const person = newPerson()
  await signUp(await newVisitor(), person)
  await setEnumerationProtection(emulator, true)
  try {
    await page.goto('/login')
    const form = signInForm(page)
    for (const email of [person.email, newPerson().email]) {
      await form.fill({ email, password: 'something else' })
      const answered = page.waitForResponse((answer) => answer.url().includes(firebase.refusal.signIn))
      await form.submit.click()
      expect(await (await answered).text()).toContain('INVALID_LOGIN_CREDENTIALS')
      await expect(page.getByRole('alert')).toHaveText(authProblems['invalid-credential'])
      await expect(form.submit).toBeEnabled()
    }
  } finally {
    await setEnumerationProtection(emulator, false)
  }
})

test('An account that is disabled at Firebase cannot sign in, and the page says why', async ({
  page,
  newVisitor,
  emulator,
  expectConsole,
}) => {
  expectConsole(firebase.refusal.signIn)
  const person = newPerson()
  await signUp(await newVisitor(), person)
  await disableAccount(emulator, person.email)
  await page.goto('/login')
  await signInForm(page).fill(person)
  await signInForm(page).submit.click()
  await expect(page.getByRole('alert')).toHaveText(authProblems['user-disabled'])
})

test('A Google window that was cancelled on the page does not sign in, even if the person completes it later', async ({
  page,
  expectConsole,
}) => {
  firebase.expectAfterGoogleWindow(expectConsole)
  await page.goto('/login')
  const window = await openGoogle(page)
  await window.locator('.js-new-account').first().waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Continue With Google' })).toBeFocused()
  const signedIn = page.waitForResponse(/accounts:lookup/)
  await firebase.chooseAtGoogle(window, firebase.personAtGoogle())
  await signedIn
  await expect.poll(() => storedUsers(page)).toBe(0)
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
})

test('ADMIN_EMAIL becomes the admin through Google, but not through a password', async ({
  page,
  newVisitor,
  shop,
  expectConsole,
}) => {
  firebase.expectAfterGoogleWindow(expectConsole)
  const named = { ...newPerson('Olive Owner'), email: shop.admin.email }
  const stranger = await newVisitor()
  await signUp(stranger, named)
  await stranger.goto('/dashboard')
  const menuOf = (at: typeof page) => at.getByRole('navigation', { name: 'Dashboard' })
  await expect(menuOf(stranger).getByRole('link', { name: 'My Orders' })).toBeVisible()
  await page.goto('/login')
  await firebase.chooseAtGoogle(await openGoogle(page), named)
  await page.waitForURL('/')
  await page.goto('/dashboard')
  await expect(menuOf(page).getByRole('link', { name: 'All Users' })).toBeVisible()
})

test('The owner’s Google sign-in ends a squatter’s shop session even while Firebase accepts the squatter’s tokens', async ({
  page,
  newVisitor,
  expectConsole,
}) => {
  firebase.expectAfterGoogleWindow(expectConsole)
  expectConsole('status of 401')
  expectConsole('status of 403')
  const owner = firebase.personAtGoogle()
  const squatter = await newVisitor()
  const lookedUp = squatter.waitForResponse(/accounts:lookup/)
  await signUp(squatter, owner)
  const answer = { contentType: 'application/json', body: await (await lookedUp).text() }
  await page.goto('/login')
  await firebase.chooseAtGoogle(await openGoogle(page), owner)
  await page.waitForURL('/')
  // Firebase gives this answer if the sign-up happened within the same second.
  await squatter.route(/accounts:lookup/, (route) => route.fulfill(answer))
  await squatter.goto('/dashboard/myorders')
  await expect(squatter).toHaveURL('/')
  expect(await squatter.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
})

test('Firebase’s emails verify a new address and reset a password, and the new password signs in', async ({
  page,
  newVisitor,
  emulator,
  expectConsole,
}) => {
  expectConsole(firebase.refusal.signIn)
  // A project without enumeration protection reports an unknown account; the page does not.
  expectConsole('/v1/accounts:sendOobCode')
  const person = newPerson()
  await signUp(await newVisitor(), person)
  await expect.poll(() => linksTo(emulator, person.email, 'VERIFY_EMAIL')).toHaveLength(1)
  await page.goto('/forgot-password')
  for (const email of [newPerson().email, person.email]) {
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send me a link' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'is on its way' })).toContainText(email)
    await page.goto('/forgot-password')
  }
  const [link] = await linksTo(emulator, person.email, 'PASSWORD_RESET')
  await fetch(`${link}&newPassword=spokes+and+nipples`)
  await page.goto('/login')
  await signInForm(page).fill(person)
  await signInForm(page).submit.click()
  await expect(page.getByRole('alert')).toHaveText(authProblems['invalid-credential'])
  await signInForm(page).fill({ ...person, password: 'spokes and nipples' })
  await signInForm(page).submit.click()
  await expect(logOut(page)).toBeVisible()
})

test('Deleting the account at the shop deletes it at Firebase, and the address can sign up again', async ({
  page,
  expectConsole,
}) => {
  expectConsole(firebase.refusal.signIn)
  const person = newPerson()
  await signUp(page, person)
  await page.goto('/dashboard/account')
  await page.getByRole('button', { name: 'Delete account' }).click()
  await deletion(page).getByRole('textbox').fill(person.email)
  await deletion(page).getByRole('button', { name: 'Delete for good' }).click()
  await expect(toast(page, 'Your account is deleted')).toBeVisible()
  await page.goto('/login')
  await signInForm(page).fill(person)
  await signInForm(page).submit.click()
  await expect(page.getByRole('alert')).toHaveText(authProblems['invalid-credential'])
  await signUp(page, person)
})

test('The shop warns about the emulator at start, and serves no sign-in itself', async ({ page, shop }) => {
  expect(shop.output()).toContain('ANYONE CAN SIGN IN AS ANYONE')
  expect((await page.request.get('/auth/token')).status()).toBe(404)
})

test('The browser loads nothing of Firebase before /login', async ({ page, emulator }) => {
  const identity = builtFile('web/session/identity/firebase-identity.ts')
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const firebaseRequests = () =>
    requested.filter(
      (url) =>
        /firebase|apis\.google\.com/.test(url) ||
        [emulator.host, identity].some((part) => url.includes(part)),
    )
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.goto('/tools', { waitUntil: 'networkidle' })
  expect(firebaseRequests()).toEqual([])
  const identityModule = page.waitForResponse(`**${identity}`)
  await page.goto('/login')
  await (await identityModule).finished()
  await page.waitForLoadState('networkidle')
  expect(firebaseRequests()).toEqual([expect.stringContaining(identity)])
})

test.describe('On a phone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  })

  test('Google’s script is loaded before the click, and never for a signed-in visitor', async ({ page }) => {
    const fromGoogle: string[] = []
    page.on('request', (request) => {
      if (request.url().startsWith('https://apis.google.com')) fromGoogle.push(request.url())
    })
    await signUp(page, newPerson())
    expect(fromGoogle.length).toBeGreaterThan(0)
    fromGoogle.length = 0
    await page.clock.setFixedTime(Date.now() + 14 * 60_000 + 50_000)
    const renewed = page.waitForResponse(/\/api\/users\//)
    await page.goto('/dashboard/myorders')
    expect((await renewed).status()).toBe(200)
    expect(fromGoogle).toEqual([])
  })
})

test('An ID token of another project or for another address is refused', async ({ page, emulator }) => {
  const email = newPerson().email
  const putUser = (idToken: string, address = email) =>
    page.request.put(`/api/users/${address}`, {
      headers: { authorization: `Bearer ${idToken}` },
      data: { email: address },
    })
  const idToken = (projectId: string) => unsigned(email, projectId)
  expect((await putUser(idToken('demo-another'))).status()).toBe(401)
  expect((await putUser(idToken(emulator.projectId), 'owner@example.com')).status()).toBe(403)
  expect((await putUser(idToken(emulator.projectId))).status()).toBe(200)
})

/** Returns the number of users that the SDK has stored in this browser. */
function storedUsers(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('firebaseLocalStorageDb')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const counting = opening.result
            .transaction('firebaseLocalStorage')
            .objectStore('firebaseLocalStorage')
            .count()
          counting.onsuccess = () => resolve(counting.result)
        }
      }),
  )
}

/** Returns the links in the emails that Firebase would have sent. */
async function linksTo({ host, projectId }: Emulator, email: string, kind: string): Promise<string[]> {
  const { oobCodes } = await callEmulator(`http://${host}/emulator/v1/projects/${projectId}/oobCodes`, 'GET')
  const sent: { email: string; requestType: string; oobLink: string }[] = oobCodes
  return sent.filter((one) => one.email === email && one.requestType === kind).map(({ oobLink }) => oobLink)
}

/** Returns an unsigned ID token, like the emulator's. */
function unsigned(email: string, projectId: string): string {
  const now = Math.floor(Date.now() / 1000)
  const claims = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: `subject of ${email}`,
    auth_time: now,
    iat: now,
    exp: now + 3_600,
    email,
    firebase: { sign_in_provider: 'password' },
  }
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`
}

const asOwner = { authorization: 'Bearer owner', 'content-type': 'application/json' }

async function setEnumerationProtection({ host, projectId }: Emulator, enableImprovedEmailPrivacy: boolean) {
  await callEmulator(`http://${host}/emulator/v1/projects/${projectId}/config`, 'PATCH', {
    emailPrivacyConfig: { enableImprovedEmailPrivacy },
  })
}

/** Disables an account, like an owner in Firebase's console. */
async function disableAccount({ host, projectId }: Emulator, email: string): Promise<void> {
  const accounts = `http://${host}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`
  const { users } = await callEmulator(`${accounts}:lookup`, 'POST', { email: [email] })
  await callEmulator(`${accounts}:update`, 'POST', { localId: users[0].localId, disableUser: true })
}

async function callEmulator(address: string, method: string, body?: object) {
  const answer = await fetch(address, {
    method,
    headers: asOwner,
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`The emulator answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}
