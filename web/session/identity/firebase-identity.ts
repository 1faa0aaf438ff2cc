import { initializeApp } from '@firebase/app'
import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
  updatePassword,
  updateProfile,
} from '@firebase/auth'
import { keptEmail, pastedEmail, typedEmail } from '../../../contract/email.ts'
import type { FirebaseSettings } from '../../../contract/shop/shop-settings.ts'
import type { Person } from '../access-token/stored-session.ts'
import { authErrorOf, isSessionOver } from './firebase-errors.ts'
import { AuthError, type IdentityPort } from './identity-port.ts'

/**
 * How long an ID token with an unverified email is used; short, because another window may verify the email meanwhile.
 */
const unverifiedForMs = 60_000

/** Implements the identity provider with Firebase's SDK, which stores and renews its session in this browser. */
export function firebaseIdentity(settings: FirebaseSettings): IdentityPort {
  let made: Auth | undefined
  const auth = (windowSoon = false) => {
    made ??= authOf(settings, windowSoon)
    return made
  }
  return {
    signUp: accountMaker(auth),
    signIn: (email, password) => signInAs(auth(), email, password),
    prepareGoogle: () => void auth(true),
    signInWithGoogle: (signal) => throughGoogle(auth(), signal),
    requestPasswordReset: (email) => requestPasswordReset(auth(), typedEmail(email)),
    hasPassword: async () => withPassword(await signedIn(auth())),
    changePassword: (current, replacement) => changePassword(auth(), current, replacement),
    sendVerification: () => sendVerification(auth()),
    signOut: () => told(signOut(auth())),
    deleteAccount: () => removeUser(auth()),
    idToken: () => idToken(auth()),
    onChange: (listener) => onChange(auth(), listener),
  }
}

/**
 * @param windowSoon preloads the code of Google's window, because mobile browsers open a window only if the code is
 * ready at the click. False for a signed-in person, who does not need it and must not wait for it when a token is
 * renewed.
 */
function authOf({ emulator, ...project }: FirebaseSettings, windowSoon: boolean): Auth {
  const auth = initializeAuth(initializeApp(project), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
    ...(windowSoon && { popupRedirectResolver: browserPopupRedirectResolver }),
  })
  // The SDK's warning would use inline styles, which the page's policy forbids.
  if (emulator !== undefined) connectAuthEmulator(auth, `http://${emulator}`, { disableWarnings: true })
  return auth
}

/** Requests the choice of a Google account each time, because several people may use this browser. */
function google(): GoogleAuthProvider {
  const provider = new GoogleAuthProvider()
  provider.setCustomParameters({ prompt: 'select_account' })
  return provider
}

/**
 * Signs in with Google's window. The SDK detects a closed window only after eight seconds and cannot be cancelled. So
 * the signal ends the wait, and a window that continues afterwards cannot sign in.
 */
async function throughGoogle(auth: Auth, signal: AbortSignal): Promise<Person> {
  const entering = person(signInWithPopup(auth, google(), browserPopupRedirectResolver))
  const givenUp = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new AuthError('popup-closed-by-user')))
  })
  entering.then(() => (signal.aborted ? signOut(auth) : undefined)).catch(() => null)
  return Promise.race([entering, givenUp])
}

/**
 * Returns a function that creates an account and sets its name. If only the naming fails, the account exists: the next
 * attempt with the same email and password sets the name, and is not refused because the email is taken.
 */
function accountMaker(authNow: () => Auth): IdentityPort['signUp'] {
  let unnamed: { readonly user: User; readonly with: string } | undefined
  return async (name, email, password) => {
    const auth = authNow()
    const typed = JSON.stringify([email, password])
    const kept = typedEmail(email)
    try {
      const user =
        unnamed?.with === typed && auth.currentUser === unnamed.user
          ? unnamed.user
          : (await createUserWithEmailAndPassword(auth, kept, password)).user
      unnamed = { user, with: typed }
      await updateProfile(user, { displayName: name })
      // The token issued at the creation lacks the name.
      await user.getIdToken(true)
      unnamed = undefined
      // Does not wait for the email, like the built-in provider; the account page can send it again.
      sendEmailVerification(user).catch(() => null)
      return personOf(user)
    } catch (error) {
      throw authErrorOf(error)
    }
  }
}

/** Tries the email as typed too, because accounts from before emails had a canonical form may contain it. */
async function signInAs(auth: Auth, typed: string, password: string): Promise<Person> {
  const kept = typedEmail(typed)
  try {
    return await person(signInWithEmailAndPassword(auth, kept, password))
  } catch (error) {
    const asTyped = pastedEmail(typed)
    const isOther = asTyped.toLowerCase() !== kept
    if (!isOther || !(error instanceof AuthError) || error.code !== 'invalid-credential') throw error
    return person(signInWithEmailAndPassword(auth, asTyped, password))
  }
}

/**
 * Requests an email for a new password, which Firebase's own page sets. Ignores the refusal of an unknown email, so
 * that nothing reveals whether an account exists.
 */
async function requestPasswordReset(auth: Auth, email: string): Promise<void> {
  try {
    await told(sendPasswordResetEmail(auth, email))
  } catch (error) {
    if (!(error instanceof AuthError && error.code === 'invalid-credential')) throw error
  }
}

/** Firebase, like the shop, allows a deletion within five minutes after the sign-in. */
async function removeUser(auth: Auth): Promise<void> {
  await auth.authStateReady()
  if (auth.currentUser) await told(deleteUser(auth.currentUser))
}

async function signedIn(auth: Auth): Promise<User> {
  await auth.authStateReady()
  if (auth.currentUser === null) throw new AuthError('user-signed-out')
  return auth.currentUser
}

function withPassword({ providerData }: User): boolean {
  return providerData.some(({ providerId }) => providerId === EmailAuthProvider.PROVIDER_ID)
}

/** Firebase changes a password only shortly after a sign-in, so the current password signs in again first. */
async function changePassword(auth: Auth, current: string, replacement: string): Promise<void> {
  const user = await signedIn(auth)
  try {
    await told(reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', current)))
  } catch (error) {
    const wrong = error instanceof AuthError && error.code === 'invalid-credential'
    throw wrong ? new AuthError('current-password-wrong', { cause: error }) : error
  }
  await told(updatePassword(user, replacement))
}

async function sendVerification(auth: Auth): Promise<void> {
  const user = await signedIn(auth)
  if (!user.emailVerified) await told(sendEmailVerification(user))
}

async function idToken(auth: Auth): Promise<string | null> {
  try {
    await auth.authStateReady()
    const user = auth.currentUser
    if (user === null) return null
    const { token, claims, issuedAtTime } = await user.getIdTokenResult()
    const old = Date.now() - Date.parse(issuedAtTime) > unverifiedForMs
    return claims.email_verified !== true && old ? await user.getIdToken(true) : token
  } catch (error) {
    if (isSessionOver(error)) return null
    throw authErrorOf(error)
  }
}

function onChange(auth: Auth, listener: (signedIn: boolean) => void): () => void {
  let before: boolean | undefined
  return onAuthStateChanged(auth, (user) => {
    const signedIn = user !== null
    // The first call reports the initial state, not a change.
    if (before !== undefined && before !== signedIn) listener(signedIn)
    before = signedIn
  })
}

async function person(entering: Promise<{ readonly user: User }>): Promise<Person> {
  const { user } = await told(entering)
  return personOf(user)
}

async function told<Result>(asked: Promise<Result>): Promise<Result> {
  try {
    return await asked
  } catch (error) {
    throw authErrorOf(error)
  }
}

function personOf({ email, displayName }: User): Person {
  if (email === null) throw new AuthError('unavailable')
  return { email: keptEmail(email), name: displayName ?? '' }
}
