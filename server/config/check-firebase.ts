import type { FirebaseSettings } from '../../contract/shop-settings.ts'
import { SettingError } from './setting-kinds.ts'

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
