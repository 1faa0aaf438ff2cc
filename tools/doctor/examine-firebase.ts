import * as z from 'zod/mini'
import type { Settings } from '../../server/config/read-settings.ts'
import { ExchangeFailure } from '../../server/platform/bounded-fetch.ts'
import { ask, noAnswer, readAs } from './ask.ts'
import { type Finding, type Findings, ok, set, unset, wrong } from './finding.ts'

/** Firebase's URLs at Google; tests use others. */
interface FirebasePlaces {
  /** Identity Toolkit, which handles the browser's sign-ins. */
  readonly toolkit: string
  /** The keys that sign ID tokens. */
  readonly keys: string
  /** The first and last page of Google's window. */
  readonly window: (authDomain: string) => string
}

const google: FirebasePlaces = {
  toolkit: 'https://identitytoolkit.googleapis.com',
  keys: 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
  window: (authDomain) => `https://${authDomain}/__/auth/handler`,
}

type FirebaseSettings = NonNullable<Settings['firebase']>

/** Checks the project with the requests that a browser sends. Does not sign in and creates nothing. */
export async function examineFirebase(
  { firebase, publicUrl }: Settings,
  places: FirebasePlaces = google,
): Promise<Findings> {
  if (!firebase) {
    const built = unset('the shop signs people in itself.')
    return { FIREBASE_API_KEY: built, FIREBASE_AUTH_DOMAIN: built, FIREBASE_PROJECT_ID: built }
  }
  if (firebase.emulator !== undefined) return examineEmulator(firebase.emulator)
  const [apiKey, authDomain, projectId] = await Promise.all([
    answered(new URL(places.toolkit).host, () => examineApiKey(firebase, publicUrl, places)),
    answered(firebase.authDomain, () => examineWindow(firebase, places)),
    answered(new URL(places.keys).host, () => examineKeys(places)),
  ])
  return { FIREBASE_API_KEY: apiKey, FIREBASE_AUTH_DOMAIN: authDomain, FIREBASE_PROJECT_ID: projectId }
}

async function answered(host: string, examine: () => Promise<Finding>): Promise<Finding> {
  try {
    return await examine()
  } catch (error) {
    if (error instanceof ExchangeFailure) return wrong(noAnswer('Firebase', host, error))
    throw error
  }
}

const project = z.object({ authorizedDomains: z.array(z.string()) })

async function examineApiKey(
  { apiKey }: FirebaseSettings,
  publicUrl: string,
  { toolkit }: FirebasePlaces,
): Promise<Finding> {
  const address = new URL('/v1/projects', toolkit)
  address.searchParams.set('key', apiKey)
  const reply = await ask(address, { headers: { referer: `${publicUrl}/` } })
  const known = readAs(project, reply)
  if (reply.status !== 200 || !known) {
    return wrong(
      'Firebase does not take this key: copy apiKey again from the web app in its console, and see that Authentication is started there.',
    )
  }
  const { hostname } = new URL(publicUrl)
  return known.authorizedDomains.includes(hostname)
    ? ok('Firebase takes the key.')
    : wrong(
        `Firebase takes the key, but ${hostname} is none of the project's authorized domains: add it in the console, under Authentication, Settings.`,
      )
}

async function examineWindow({ authDomain }: FirebaseSettings, { window }: FirebasePlaces): Promise<Finding> {
  const { status } = await ask(window(authDomain))
  return status === 200
    ? ok("the page that Google's window needs answers there.")
    : wrong(
        `there is no page for Google's window (status ${status}): compare with authDomain in the console.`,
      )
}

const publishedKeys = z.object({ keys: z.array(z.unknown()).check(z.minLength(1)) })

async function examineKeys({ keys }: FirebasePlaces): Promise<Finding> {
  return readAs(publishedKeys, await ask(keys))
    ? ok("Google's keys answer. That the project is the key's own shows with the first sign-in.")
    : wrong("what answers in the place of Google's keys is none: look for a proxy that answers for Google.")
}

const emulatorReady = z.object({ authEmulator: z.object({ ready: z.literal(true) }) })

async function examineEmulator(emulator: string): Promise<Findings> {
  const finding = await examineEmulatorAt(emulator)
  const notAsked = set('is for the emulator, which takes any.')
  return {
    FIREBASE_API_KEY: notAsked,
    FIREBASE_AUTH_DOMAIN: notAsked,
    FIREBASE_PROJECT_ID: set('is for the emulator, which makes the project up.'),
    FIREBASE_AUTH_EMULATOR_HOST: finding,
  }
}

async function examineEmulatorAt(emulator: string): Promise<Finding> {
  try {
    return readAs(emulatorReady, await ask(`http://${emulator}/`))
      ? ok('the emulator answers: its accounts are worth nothing elsewhere.')
      : wrong('what answers there is not the emulator: look which port it says it has.')
  } catch (error) {
    if (!(error instanceof ExchangeFailure)) throw error
    return wrong(
      `nothing answers at ${emulator}: ${error.message}. Start it as docs/providers/firebase.md says.`,
    )
  }
}
