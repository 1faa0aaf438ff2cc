import { initializeApp } from '@firebase/app'
import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
  updateProfile,
} from '@firebase/auth'
import type { FirebaseSettings } from '../../../contract/shop-settings.ts'
import type { Person } from '../access-token/stored-session.ts'
import { authErrorOf, saysSessionIsOver } from './firebase-errors.ts'
import { AuthError, type IdentityPort } from './identity-port.ts'

/** An unverified address may have been verified since, in a window that the shop does not see. */
const unverifiedForMs = 60_000

/** Firebase as the sign-in provider: its own SDK, which keeps its session in this browser and renews it. */
export function firebaseIdentity(settings: FirebaseSettings): IdentityPort {
  let made: Auth | undefined
  const auth = (windowSoon = false) => {
    made ??= authOf(settings, windowSoon)
    return made
  }
  return {
    signUp: accountMaker(auth),
    signIn: (email, password) => person(signInWithEmailAndPassword(auth(), email, password)),
    prepareGoogle: () => void auth(true),
    signInWithGoogle: (signal) => throughGoogle(auth(), signal),
    requestPasswordReset: (email) => requestPasswordReset(auth(), email),
    sendVerification: () => sendVerification(auth()),
    signOut: () => told(signOut(auth())),
    deleteAccount: () => removeUser(auth()),
    idToken: () => idToken(auth()),
    onChange: (listener) => onChange(auth(), listener),
  }
}

/**
 * @param windowSoon telephones open a window only if all that it needs is there at the click. Whoever is signed in
 * needs none of it, and must not wait for it when a token is renewed.
 */
function authOf({ emulator, ...project }: FirebaseSettings, windowSoon: boolean): Auth {
  const auth = initializeAuth(initializeApp(project), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
    ...(windowSoon && { popupRedirectResolver: browserPopupRedirectResolver }),
  })
  // The library would put its warning into the page, with styles that the page's policy forbids.
  if (emulator !== undefined) connectAuthEmulator(auth, `http://${emulator}`, { disableWarnings: true })
  return auth
}

/** Google, asking which account each time: others may use this browser. */
function google(): GoogleAuthProvider {
  const provider = new GoogleAuthProvider()
  provider.setCustomParameters({ prompt: 'select_account' })
  return provider
}

/**
 * The SDK notices only after eight seconds that its window was closed, and offers no way to give it up. Who does so
 * need not wait, and is not signed in by a window that goes on.
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
 * Makes accounts, each with its name. When only the naming fails, the account is there: the next try with the same
 * address and password names it, instead of being refused because the address is taken.
 */
function accountMaker(authNow: () => Auth): IdentityPort['signUp'] {
  let unnamed: { readonly user: User; readonly with: string } | undefined
  return async (name, email, password) => {
    const auth = authNow()
    const typed = JSON.stringify([email, password])
    try {
      const user =
        unnamed?.with === typed && auth.currentUser === unnamed.user
          ? unnamed.user
          : (await createUserWithEmailAndPassword(auth, email, password)).user
      unnamed = { user, with: typed }
      await updateProfile(user, { displayName: name })
      // The token that came with the account does not know the name.
      await user.getIdToken(true)
      unnamed = undefined
      // As the shop's own sign-in does. Nobody waits for it, and the account's page sends it again.
      sendEmailVerification(user).catch(() => null)
      return personOf(user)
    } catch (error) {
      throw authErrorOf(error)
    }
  }
}

/** Firebase's own page sets the new password. A project that tells unknown addresses apart is not believed. */
async function requestPasswordReset(auth: Auth, email: string): Promise<void> {
  try {
    await told(sendPasswordResetEmail(auth, email))
  } catch (error) {
    if (!(error instanceof AuthError && error.code === 'invalid-credential')) throw error
  }
}

/** Firebase lets a person do that within five minutes after the sign-in, as the shop does. */
async function removeUser(auth: Auth): Promise<void> {
  await auth.authStateReady()
  if (auth.currentUser) await told(deleteUser(auth.currentUser))
}

async function sendVerification(auth: Auth): Promise<void> {
  await auth.authStateReady()
  const user = auth.currentUser
  if (user === null) throw new AuthError('user-signed-out')
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
    if (saysSessionIsOver(error)) return null
    throw authErrorOf(error)
  }
}

function onChange(auth: Auth, listener: (signedIn: boolean) => void): () => void {
  let before: boolean | undefined
  return onAuthStateChanged(auth, (user) => {
    const signedIn = user !== null
    // The first call tells how it is, not that it has changed.
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
  return { email, name: displayName ?? '' }
}
