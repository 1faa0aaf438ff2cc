import { FirebaseError } from '@firebase/app'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { firebaseIdentity } from './firebase-identity.ts'

const project = { apiKey: 'AIzaSyExample', authDomain: 'my-shop.firebaseapp.com', projectId: 'my-shop' }
const refused = (code: string) => new FirebaseError(`auth/${code}`, `Firebase: Error (auth/${code}).`)

/** Returns an SDK user with a token of the given age. */
function user({
  email = 'ada@example.com' as string | null,
  verified = true,
  tokenAgeMs = 0,
  ways = ['password'],
} = {}) {
  return {
    email,
    displayName: 'Ada',
    emailVerified: verified,
    providerData: ways.map((providerId) => ({ providerId })),
    getIdToken: vi.fn(async (_force?: boolean) => 'a new token'),
    getIdTokenResult: vi.fn(async () => ({
      token: 'the kept token',
      claims: { email_verified: verified },
      issuedAtTime: new Date(Date.now() - tokenAgeMs).toUTCString(),
    })),
  }
}

const sdk = vi.hoisted(() => ({
  auth: { currentUser: null as unknown, authStateReady: vi.fn(async () => undefined) },
  initializeApp: vi.fn(() => 'app'),
  connectAuthEmulator: vi.fn(),
  initializeAuth: vi.fn(),
  createUserWithEmailAndPassword: vi.fn(),
  signInWithEmailAndPassword: vi.fn(),
  signInWithPopup: vi.fn(),
  signOut: vi.fn(),
  sendPasswordResetEmail: vi.fn(),
  sendEmailVerification: vi.fn(),
  deleteUser: vi.fn(),
  updateProfile: vi.fn(),
  reauthenticateWithCredential: vi.fn(),
  updatePassword: vi.fn(),
  onAuthStateChanged: vi.fn(),
}))
vi.mock('@firebase/app', async (original) => ({
  ...(await original<typeof import('@firebase/app')>()),
  initializeApp: sdk.initializeApp,
}))
vi.mock('@firebase/auth', () => ({
  ...sdk,
  initializeAuth: (...given: unknown[]) => {
    sdk.initializeAuth(...given)
    return sdk.auth
  },
  browserLocalPersistence: 'local',
  indexedDBLocalPersistence: 'indexed',
  browserPopupRedirectResolver: 'popup',
  EmailAuthProvider: {
    PROVIDER_ID: 'password',
    credential: (email: string, password: string) => `${email} ${password}`,
  },
  GoogleAuthProvider: class {
    setCustomParameters = vi.fn()
  },
}))

beforeEach(() => {
  vi.resetAllMocks()
  sdk.auth.currentUser = null
  sdk.initializeApp.mockReturnValue('app')
  sdk.sendEmailVerification.mockResolvedValue(undefined)
})

describe("Firebase's identity provider in the browser", () => {
  test("deletes the signed-in account, and reports Firebase's refusal", async () => {
    const ada = user()
    sdk.auth.currentUser = ada
    sdk.deleteUser.mockResolvedValueOnce(undefined)
    await firebaseIdentity(project).deleteAccount?.()
    expect(sdk.deleteUser).toHaveBeenCalledWith(ada)
    sdk.deleteUser.mockRejectedValueOnce(refused('network-request-failed'))
    await expect(firebaseIdentity(project).deleteAccount?.()).rejects.toMatchObject({
      code: 'network-request-failed',
    })
  })

  test('deletes the account also right after the page was opened', async () => {
    const ada = user()
    sdk.auth.authStateReady.mockImplementationOnce(async () => {
      sdk.auth.currentUser = ada
    })
    await firebaseIdentity(project).deleteAccount?.()
    expect(sdk.deleteUser).toHaveBeenCalledWith(ada)
  })

  test("signs up, sets the account's name, and gets a token that contains it", async () => {
    const ada = user()
    sdk.createUserWithEmailAndPassword.mockResolvedValue({ user: ada })
    const person = await firebaseIdentity(project).signUp('Ada', 'ada@example.com', 'hunter2!')
    expect(person).toEqual({ email: 'ada@example.com', name: 'Ada' })
    expect(sdk.updateProfile).toHaveBeenCalledWith(ada, { displayName: 'Ada' })
    expect(ada.getIdToken).toHaveBeenCalledWith(true)
  })

  test('sends a new account a verification link, and the account works without it', async () => {
    const ada = user()
    sdk.createUserWithEmailAndPassword.mockResolvedValue({ user: ada })
    sdk.sendEmailVerification.mockRejectedValue(refused('too-many-requests'))
    await firebaseIdentity(project).signUp('Ada', 'ada@example.com', 'hunter2!')
    expect(sdk.sendEmailVerification).toHaveBeenCalledExactlyOnceWith(ada)
  })

  test('names an account at the next attempt if naming failed, instead of refusing it as taken', async () => {
    const ada = user()
    sdk.createUserWithEmailAndPassword.mockImplementationOnce(async () => {
      sdk.auth.currentUser = ada
      return { user: ada }
    })
    sdk.updateProfile.mockRejectedValueOnce(refused('network-request-failed'))
    const port = firebaseIdentity(project)
    const signUp = (password: string) => port.signUp('Ada', 'ada@example.com', password)
    await expect(signUp('hunter2!')).rejects.toMatchObject({ code: 'network-request-failed' })
    sdk.createUserWithEmailAndPassword.mockRejectedValue(refused('email-already-in-use'))
    await expect(signUp('another')).rejects.toMatchObject({ code: 'email-already-in-use' })
    await expect(signUp('hunter2!')).resolves.toMatchObject({ name: 'Ada' })
    await expect(signUp('hunter2!')).rejects.toMatchObject({ code: 'email-already-in-use' })
  })

  test('stops waiting for a cancelled window, which can no longer sign in', async () => {
    let choose: (chosen: unknown) => void = () => undefined
    sdk.signInWithPopup.mockReturnValueOnce(new Promise((resolve) => (choose = resolve)))
    const giveUp = new AbortController()
    const attempt = firebaseIdentity(project).signInWithGoogle(giveUp.signal)
    giveUp.abort()
    await expect(attempt).rejects.toMatchObject({ code: 'popup-closed-by-user' })
    expect(sdk.signOut).not.toHaveBeenCalled()
    choose({ user: user() })
    await vi.waitFor(() => expect(sdk.signOut).toHaveBeenCalledExactlyOnceWith(sdk.auth))
  })

  test('lets Firebase send a password link to its own page, without revealing known addresses', async () => {
    const port = firebaseIdentity(project)
    await port.requestPasswordReset('ada@example.com')
    expect(sdk.sendPasswordResetEmail).toHaveBeenCalledWith(sdk.auth, 'ada@example.com')
    sdk.sendPasswordResetEmail.mockRejectedValueOnce(refused('user-not-found'))
    await expect(port.requestPasswordReset('nobody@example.com')).resolves.toBeUndefined()
    sdk.sendPasswordResetEmail.mockRejectedValueOnce(refused('too-many-requests'))
    await expect(port.requestPasswordReset('ada@example.com')).rejects.toMatchObject({
      code: 'too-many-requests',
    })
    expect([port.resetPassword, port.verifyAddress]).toEqual([undefined, undefined])
  })

  test('changes the password after signing in again with the current one', async () => {
    const ada = user()
    sdk.auth.currentUser = ada
    await firebaseIdentity(project).changePassword('hunter2!', 'three new words')
    expect(sdk.reauthenticateWithCredential).toHaveBeenCalledWith(ada, 'ada@example.com hunter2!')
    expect(sdk.updatePassword).toHaveBeenCalledExactlyOnceWith(ada, 'three new words')
  })

  test.each(['invalid-credential', 'wrong-password'])(
    'does not change the password when Firebase refuses the current one (%s)',
    async (code) => {
      sdk.auth.currentUser = user()
      sdk.reauthenticateWithCredential.mockRejectedValue(refused(code))
      const changing = firebaseIdentity(project).changePassword('not hers', 'three new words')
      await expect(changing).rejects.toMatchObject({ name: 'AuthError', code: 'current-password-wrong' })
      expect(sdk.updatePassword).not.toHaveBeenCalled()
    },
  )

  test('passes on other refusals of a change', async () => {
    const port = firebaseIdentity(project)
    const change = () => port.changePassword('hunter2!', 'three new words')
    await expect(change()).rejects.toMatchObject({ code: 'user-signed-out' })
    sdk.auth.currentUser = user()
    sdk.reauthenticateWithCredential.mockRejectedValueOnce(refused('too-many-requests'))
    await expect(change()).rejects.toMatchObject({ code: 'too-many-requests' })
    sdk.updatePassword.mockRejectedValueOnce(refused('weak-password'))
    await expect(change()).rejects.toMatchObject({ code: 'weak-password' })
  })

  test('says whether the account has a password besides Google', async () => {
    const port = firebaseIdentity(project)
    await expect(port.hasPassword()).rejects.toMatchObject({ code: 'user-signed-out' })
    sdk.auth.currentUser = user({ ways: ['google.com'] })
    expect(await port.hasPassword()).toBe(false)
    sdk.auth.currentUser = user({ ways: ['google.com', 'password'] })
    expect(await port.hasPassword()).toBe(true)
  })

  test('lets Firebase send a verification link for an unverified address', async () => {
    const port = firebaseIdentity(project)
    await expect(port.sendVerification()).rejects.toMatchObject({ code: 'user-signed-out' })
    sdk.auth.currentUser = user({ verified: true })
    await port.sendVerification()
    expect(sdk.sendEmailVerification).not.toHaveBeenCalled()
    const ada = user({ verified: false })
    sdk.auth.currentUser = ada
    await port.sendVerification()
    expect(sdk.sendEmailVerification).toHaveBeenCalledWith(ada)
  })

  test.each([
    ['email-already-in-use', 'email-already-in-use'],
    ['invalid-email', 'invalid-email'],
    ['weak-password', 'weak-password'],
    ['password-does-not-meet-requirements', 'password-does-not-meet-requirements'],
    ['invalid-credential', 'invalid-credential'],
    ['user-not-found', 'invalid-credential'],
    ['wrong-password', 'invalid-credential'],
    ['user-disabled', 'user-disabled'],
    ['account-exists-with-different-credential', 'account-exists-with-different-credential'],
    ['too-many-requests', 'too-many-requests'],
    ['popup-closed-by-user', 'popup-closed-by-user'],
    ['cancelled-popup-request', 'popup-closed-by-user'],
    ['user-cancelled', 'user-cancelled'],
    ['popup-blocked', 'popup-blocked'],
    ['network-request-failed', 'network-request-failed'],
    ['timeout', 'network-request-failed'],
    ['operation-not-allowed', 'not-offered'],
    ['unauthorized-domain', 'not-offered'],
    ['internal-error', 'unavailable'],
  ])('maps its refusal %s to %s, in every call', async (code, expected) => {
    const error = { name: 'AuthError', code: expected }
    const port = firebaseIdentity(project)
    sdk.signInWithEmailAndPassword.mockRejectedValue(refused(code))
    sdk.signInWithPopup.mockRejectedValue(refused(code))
    sdk.createUserWithEmailAndPassword.mockRejectedValue(refused(code))
    await expect(port.signIn('a@b.co', 'x')).rejects.toMatchObject(error)
    await expect(port.signInWithGoogle(new AbortController().signal)).rejects.toMatchObject(error)
    await expect(port.signUp('A', 'a@b.co', 'x')).rejects.toMatchObject(error)
  })

  test("passes on an error that is not Firebase's", async () => {
    sdk.signInWithEmailAndPassword.mockRejectedValue(new TypeError('odd'))
    await expect(firebaseIdentity(project).signIn('a@b.co', 'x')).rejects.toMatchObject({
      name: 'AuthError',
      code: 'unavailable',
    })
  })

  test('rejects an account without an email, because the shop sends emails to people', async () => {
    sdk.signInWithPopup.mockResolvedValue({ user: user({ email: null }) })
    await expect(
      firebaseIdentity(project).signInWithGoogle(new AbortController().signal),
    ).rejects.toMatchObject({ code: 'unavailable' })
  })
})

describe("Firebase's ID token", () => {
  test('exists while a person is signed in, once the SDK has read its storage', async () => {
    expect(await firebaseIdentity(project).idToken()).toBeNull()
    sdk.auth.authStateReady.mockImplementation(async () => {
      sdk.auth.currentUser = user()
    })
    expect(await firebaseIdentity(project).idToken()).toBe('the kept token')
  })

  test.each([
    ['an unverified address, after a minute', { verified: false, tokenAgeMs: 90_000 }, 'a new token'],
    ['an unverified address, at once', { verified: false, tokenAgeMs: 0 }, 'the kept token'],
    ['a verified address', { verified: true, tokenAgeMs: 90_000 }, 'the kept token'],
  ])('is refreshed only when the address may have been verified since: %s', async (_what, has, token) => {
    sdk.auth.currentUser = user(has)
    expect(await firebaseIdentity(project).idToken()).toBe(token)
  })

  test.each(['user-token-expired', 'user-disabled', 'user-not-found', 'invalid-user-token'])(
    'is null when Firebase answers %s',
    async (code) => {
      const ada = user()
      ada.getIdTokenResult.mockRejectedValue(refused(code))
      sdk.auth.currentUser = ada
      expect(await firebaseIdentity(project).idToken()).toBeNull()
    },
  )

  test('rejects while Firebase does not respond', async () => {
    const ada = user()
    ada.getIdTokenResult.mockRejectedValue(refused('network-request-failed'))
    sdk.auth.currentUser = ada
    await expect(firebaseIdentity(project).idToken()).rejects.toMatchObject({
      code: 'network-request-failed',
    })
  })
})

test('Listeners are called for a sign-in or sign-out, but not for the initial state', () => {
  const events: boolean[] = []
  const stop = () => undefined
  sdk.onAuthStateChanged.mockImplementation((_auth, changed) => {
    for (const someone of [null, null, user(), user(), null]) changed(someone)
    return stop
  })
  expect(firebaseIdentity(project).onChange((signedIn) => events.push(signedIn))).toBe(stop)
  expect(events).toEqual([true, false])
})

test('The code for Google’s window is preloaded before the click if the sign-in is offered, except for a signed-in person', async () => {
  const withWindow = expect.objectContaining({ popupRedirectResolver: 'popup' })
  await firebaseIdentity(project).idToken()
  expect(sdk.initializeAuth).not.toHaveBeenCalledWith('app', withWindow)
  const port = firebaseIdentity(project)
  port.prepareGoogle?.()
  expect(sdk.initializeAuth).toHaveBeenLastCalledWith('app', withWindow)
  await port.idToken()
  expect(sdk.initializeAuth).toHaveBeenCalledTimes(2)
})

test('The emulator is used only if the settings name it, and is not part of the project', async () => {
  await firebaseIdentity(project).idToken()
  expect(sdk.connectAuthEmulator).not.toHaveBeenCalled()
  await firebaseIdentity({ ...project, emulator: '127.0.0.1:9099' }).idToken()
  expect(sdk.connectAuthEmulator).toHaveBeenCalledWith(sdk.auth, 'http://127.0.0.1:9099', {
    disableWarnings: true,
  })
  expect(sdk.initializeApp).toHaveBeenLastCalledWith(project)
})
