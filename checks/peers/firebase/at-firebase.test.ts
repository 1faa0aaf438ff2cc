import type { Page } from '@playwright/test'
import { deletion } from '../../../e2e/support/account.ts'
import { newPerson } from '../../../e2e/support/customer.ts'
import { openGoogle } from '../../../e2e/support/google-window.ts'
import { expect } from '../../../e2e/support/journey.ts'
import { signInForm, toast } from '../../../e2e/support/screens.ts'
import { logOut, signUp } from '../../../e2e/support/signing-in-story.ts'
import { authProblems } from '../../../web/texts/sign-in-form.ts'
import type { Emulator } from './emulator.ts'
import { firebase, test } from './shop-at-firebase.ts'

test('A project that protects addresses tells nobody who has an account, in the same words', async ({
  page,
  newVisitor,
  emulator,
  expectConsole,
}) => {
  expectConsole(firebase.refusal.signIn)
  const person = newPerson()
  await signUp(await newVisitor(), person)
  await protectAddresses(emulator, true)
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
    await protectAddresses(emulator, false)
  }
})

test('An account that was closed at Firebase is told so, and does not enter', async ({
  page,
  newVisitor,
  emulator,
  expectConsole,
}) => {
  expectConsole(firebase.refusal.signIn)
  const person = newPerson()
  await signUp(await newVisitor(), person)
  await closeAccount(emulator, person.email)
  await page.goto('/login')
  await signInForm(page).fill(person)
  await signInForm(page).submit.click()
  await expect(page.getByRole('alert')).toHaveText(authProblems['user-disabled'])
})

test('A window of Google’s that was given up on the page signs nobody in, also when it goes on', async ({
  page,
  expectConsole,
}) => {
  firebase.expectInGoogle(expectConsole)
  await page.goto('/login')
  const window = await openGoogle(page)
  await window.locator('.js-new-account').first().waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Continue With Google' })).toBeFocused()
  const signedIn = page.waitForResponse(/accounts:lookup/)
  await firebase.chooseAtGoogle(window, firebase.personAtGoogle())
  await signedIn
  await expect.poll(() => firebaseKeeps(page)).toBe(0)
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
})

test('ADMIN_EMAIL becomes the admin when Google vouches for it, and not by a password', async ({
  page,
  newVisitor,
  shop,
  expectConsole,
}) => {
  firebase.expectInGoogle(expectConsole)
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

test('Who has put a password to somebody’s address is out at the shop also while Firebase believes the tokens', async ({
  page,
  newVisitor,
  expectConsole,
}) => {
  firebase.expectInGoogle(expectConsole)
  expectConsole('status of 401')
  expectConsole('status of 403')
  const owner = firebase.personAtGoogle()
  const squatter = await newVisitor()
  const known = squatter.waitForResponse(/accounts:lookup/)
  await signUp(squatter, owner)
  const answer = { contentType: 'application/json', body: await (await known).text() }
  await page.goto('/login')
  await firebase.chooseAtGoogle(await openGoogle(page), owner)
  await page.waitForURL('/')
  // As Firebase answers who has signed up within the same second.
  await squatter.route(/accounts:lookup/, (route) => route.fulfill(answer))
  await squatter.goto('/dashboard/myorders')
  await expect(squatter).toHaveURL('/')
  expect(await squatter.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
})

test('Firebase’s mails prove a new address and set another password, which then enters', async ({
  page,
  newVisitor,
  emulator,
  expectConsole,
}) => {
  expectConsole(firebase.refusal.signIn)
  // A project that does not protect addresses says that there is no such account; the page does not.
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

test('With the account at the shop goes the one at Firebase, and the address begins anew', async ({
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

test('The shop says at start who signs people in and what the emulator is worth, and serves no sign-in itself', async ({
  page,
  shop,
}) => {
  expect(shop.output()).toContain('ANYONE CAN SIGN IN AS ANYONE')
  expect((await page.request.get('/auth/token')).status()).toBe(404)
})

test('Nothing of Firebase comes before somebody wants to sign in', async ({ page, emulator }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const ofFirebase = () =>
    asked.filter((url) => /firebase|apis\.google\.com/.test(url) || url.includes(emulator.host))
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.goto('/tools', { waitUntil: 'networkidle' })
  expect(ofFirebase()).toEqual([])
  const wanted = page.waitForResponse(/firebase-identity-/)
  await page.goto('/login')
  await (await wanted).finished()
  await page.waitForLoadState('networkidle')
  expect(ofFirebase()).toEqual([expect.stringContaining('/assets/firebase-identity-')])
})

test.describe('On a telephone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  })

  test('What Google’s window needs is there before the click, and nobody who is signed in waits for it', async ({
    page,
  }) => {
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

test('A proof of another project, or for another address, opens nothing', async ({ page, emulator }) => {
  const email = newPerson().email
  const put = (proof: string, address = email) =>
    page.request.put(`/api/users/${address}`, {
      headers: { authorization: `Bearer ${proof}` },
      data: { email: address },
    })
  const proof = (projectId: string) => unsigned(email, projectId)
  expect((await put(proof('demo-another'))).status()).toBe(401)
  expect((await put(proof(emulator.projectId), 'owner@example.com')).status()).toBe(403)
  expect((await put(proof(emulator.projectId))).status()).toBe(200)
})

/** How many people the SDK has kept in this browser. */
function firebaseKeeps(page: Page): Promise<number> {
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

/** The links in the mails that Firebase would have sent. */
async function linksTo({ host, projectId }: Emulator, email: string, kind: string): Promise<string[]> {
  const { oobCodes } = await told(`http://${host}/emulator/v1/projects/${projectId}/oobCodes`, 'GET')
  const sent: { email: string; requestType: string; oobLink: string }[] = oobCodes
  return sent.filter((one) => one.email === email && one.requestType === kind).map(({ oobLink }) => oobLink)
}

/** As the emulator makes them. */
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

async function protectAddresses({ host, projectId }: Emulator, enableImprovedEmailPrivacy: boolean) {
  await told(`http://${host}/emulator/v1/projects/${projectId}/config`, 'PATCH', {
    emailPrivacyConfig: { enableImprovedEmailPrivacy },
  })
}

/** As an owner does in Firebase's console. */
async function closeAccount({ host, projectId }: Emulator, email: string): Promise<void> {
  const accounts = `http://${host}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`
  const { users } = await told(`${accounts}:lookup`, 'POST', { email: [email] })
  await told(`${accounts}:update`, 'POST', { localId: users[0].localId, disableUser: true })
}

async function told(address: string, method: string, body?: object) {
  const answer = await fetch(address, {
    method,
    headers: asOwner,
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`The emulator answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}
