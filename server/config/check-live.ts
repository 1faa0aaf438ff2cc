import { type PasswordFlaw, passwordFlaw } from '../../domain/accounts/password-rules.ts'
import type { ProviderSettings } from './provider-settings.ts'
import { SettingError } from './setting-kinds.ts'

interface LiveSettings extends Pick<ProviderSettings, 'stripe'> {
  readonly publicUrl: string
  readonly adminEmail: string | undefined
  readonly adminPassword: string | undefined
  readonly rateLimitFactor: number
}

/** A higher factor would make password guessing practical. */
const maxRateLimitFactor = 10

const passwordSentences: Readonly<Record<PasswordFlaw, string>> = {
  'too short': 'must have at least 6 characters',
  'too long': 'must have at most 128 characters',
  'too common': 'must not be a common password',
}

/**
 * Checks the rules of live mode (product decisions: SHOP_MODE).
 *
 * @throws SettingError
 */
export function checkLive(settings: LiveSettings): void {
  const { stripe, publicUrl, adminEmail, adminPassword, rateLimitFactor } = settings
  if (stripe === undefined || !isLiveKey(stripe.secretKey)) {
    throw new SettingError(
      'STRIPE_SECRET_KEY must be a live key when SHOP_MODE=live, for example STRIPE_SECRET_KEY=sk_live_...',
    )
  }
  if (!publicUrl.startsWith('https://')) {
    throw new SettingError(
      'PUBLIC_URL must start with https:// when SHOP_MODE=live, for example PUBLIC_URL=https://shop.example.com',
    )
  }
  if (!adminEmail) {
    throw new SettingError('ADMIN_EMAIL is missing, for example ADMIN_EMAIL=owner@example.com')
  }
  const flaw = adminPassword === undefined ? undefined : passwordFlaw(adminPassword, adminEmail)
  if (flaw) {
    throw new SettingError(
      `ADMIN_PASSWORD ${passwordSentences[flaw]} when SHOP_MODE=live, for example ADMIN_PASSWORD=a long pass phrase`,
    )
  }
  if (rateLimitFactor > maxRateLimitFactor) {
    throw new SettingError(
      `RATE_LIMIT_FACTOR must be at most ${maxRateLimitFactor} when SHOP_MODE=live, for example RATE_LIMIT_FACTOR=1`,
    )
  }
}

/** Returns whether a Stripe key is live: the key contains its mode, as in `sk_live_…` and `rk_test_…`. */
export function isLiveKey(key: string): boolean {
  return /^[a-z]+_live_/.test(key)
}
