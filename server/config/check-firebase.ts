import type { FirebaseSettings } from '../../contract/shop/shop-settings.ts'
import { SettingError } from './setting-kinds.ts'

interface FirebaseAndOthers {
  readonly mode: 'demo' | 'live'
  readonly adminPassword: string | undefined
  readonly google: object | undefined
  readonly firebase: FirebaseSettings | undefined
}

/**
 * Checks Firebase's settings against the others. The emulator's ID tokens prove nothing, so they are refused in live
 * mode and for a project that could have real accounts (a project whose id starts with demo- has none).
 *
 * @throws SettingError
 */
export function checkFirebase({ mode, adminPassword, google, firebase }: FirebaseAndOthers): void {
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
