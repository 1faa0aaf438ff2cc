import { onDemand } from '../../../../platform/on-demand.ts'
import { type BuiltInSettings, createSignInLibrary } from '../sign-in-library.ts'
import type { SigningKey } from '../signing-key.ts'
import type { PasskeySite } from './passkey-site.ts'

/** The passkey endpoints of the sign-in library, which makes the challenges and verifies the browser's answers. */
export interface PasskeyLibrary {
  handler(request: Request): Promise<Response>
}

/** Returns the library, which loads on the first call. */
export type LoadPasskeyLibrary = () => Promise<PasskeyLibrary>

/**
 * Makes the loader of the library with passkeys. Its code for certificates takes a third of the sign-in library's
 * loading time, so the start does not load it (docs/decisions/0014).
 */
export function passkeyLibrary(
  settings: BuiltInSettings,
  key: SigningKey,
  site: PasskeySite,
): LoadPasskeyLibrary {
  return onDemand(() => load(settings, key, site))
}

async function load(
  settings: BuiltInSettings,
  key: SigningKey,
  { rpId, origins }: PasskeySite,
): Promise<PasskeyLibrary> {
  const { passkey } = await import('@better-auth/passkey')
  const plugin = passkey({
    rpID: rpId,
    rpName: rpId,
    origin: [...origins],
    // Each passkey can sign in on its own: browsers find it without an email, and its device verifies the person.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    advanced: { webAuthnChallengeCookie: 'passkey_challenge' },
    schema: tables,
  })
  // The library logs a browser's invalid answer as an error, although the shop works correctly.
  const { log } = settings
  const warn = (line: string) => log.warn(line)
  const quiet = { info: (line: string) => log.info(line), warn, error: warn }
  return createSignInLibrary({ ...settings, log: quiet }, key, [plugin])
}

/** Maps the plugin's model to the shop's table (migration 0039). */
const tables = {
  passkey: {
    modelName: 'auth_passkeys',
    fields: {
      publicKey: 'public_key',
      userId: 'user_id',
      credentialID: 'credential_id',
      deviceType: 'device_type',
      backedUp: 'backed_up',
      createdAt: 'created_at',
    },
  },
} as const
