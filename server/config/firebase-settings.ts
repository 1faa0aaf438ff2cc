import type { FirebaseSettings } from '../../contract/shop-settings.ts'
import { SettingError } from './setting-error.ts'
import { settingsTable } from './settings-table.ts'

/** What is set of Firebase's four settings, each one by itself in order. */
export interface GivenFirebase {
  readonly FIREBASE_API_KEY: string | undefined
  readonly FIREBASE_AUTH_DOMAIN: string | undefined
  readonly FIREBASE_PROJECT_ID: string | undefined
  readonly FIREBASE_AUTH_EMULATOR_HOST: string | undefined
}

const together = ['FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN', 'FIREBASE_PROJECT_ID'] as const

/**
 * Firebase's settings: all three of a project, or none.
 *
 * @throws SettingError that names what is missing.
 */
export function firebaseSettings(given: GivenFirebase): FirebaseSettings | undefined {
  const {
    FIREBASE_API_KEY: apiKey,
    FIREBASE_AUTH_DOMAIN: authDomain,
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_AUTH_EMULATOR_HOST: emulator,
  } = given
  if (apiKey && authDomain && projectId) {
    return { apiKey, authDomain, projectId, ...(emulator !== undefined && { emulator }) }
  }
  if (Object.values(given).every((value) => value === undefined)) return undefined
  const missing = together.find((name) => given[name] === undefined) ?? together[0]
  throw new SettingError(
    `${missing} is missing beside the other Firebase settings, for example ${missing}=${settingsTable[missing].example}`,
  )
}

interface BesideFirebase {
  readonly mode: 'demo' | 'live'
  readonly adminPassword: string | undefined
  readonly google: object | undefined
  readonly firebase: FirebaseSettings | undefined
}

/**
 * Rules between Firebase's settings and others. The emulator's proofs are worth nothing, so they are never taken
 * where money is real, nor for a project that could have real accounts (Firebase calls those with demo- fake).
 *
 * @throws SettingError
 */
export function checkFirebase({ mode, adminPassword, google, firebase }: BesideFirebase): void {
  if (firebase === undefined) return
  if (adminPassword !== undefined) {
    throw new SettingError(
      'ADMIN_PASSWORD is for the built-in sign-in: remove it, and sign up at Firebase with ADMIN_EMAIL',
    )
  }
  if (google !== undefined) {
    throw new SettingError(
      'GOOGLE_CLIENT_ID is for the built-in sign-in: remove it, and switch Google on at Firebase',
    )
  }
  if (firebase.emulator === undefined) return
  if (mode === 'live') {
    throw new SettingError('FIREBASE_AUTH_EMULATOR_HOST must not be set when SHOP_MODE=live: remove it')
  }
  if (!firebase.projectId.startsWith('demo-')) {
    throw new SettingError(
      'FIREBASE_PROJECT_ID must start with demo- beside FIREBASE_AUTH_EMULATOR_HOST, for example FIREBASE_PROJECT_ID=demo-shop',
    )
  }
}
