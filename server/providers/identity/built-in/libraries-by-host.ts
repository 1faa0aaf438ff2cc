import type { GoogleDesk } from './google-sign-in.ts'
import { type BuiltInSettings, createSignInLibrary, type SignInLibrary } from './sign-in-library.ts'
import type { SigningKey } from './signing-key.ts'
import { trustedOrigins } from './trusted-origins.ts'

/**
 * On this machine a shop has several names (localhost, 127.0.0.1), and a browser keeps cookies for each apart. A
 * sign-in that leaves for Google and comes back must stay at the name where it began, so each has a library that
 * knows it as its own. Elsewhere there is one name, the public one, whatever a request says.
 */
export function librariesByHost(
  settings: BuiltInSettings,
  key: SigningKey,
  library: SignInLibrary,
): GoogleDesk['libraryFor'] {
  const { origin: publicOrigin, protocol } = new URL(settings.publicUrl)
  const names = trustedOrigins(settings.publicUrl)
  const libraries = new Map([[publicOrigin, library]])
  return (request) => {
    const asked = `${protocol}//${request.headers.get('host') ?? ''}`
    const origin = names.find((name) => name === asked) ?? publicOrigin
    const known = libraries.get(origin) ?? createSignInLibrary({ ...settings, publicUrl: origin }, key)
    libraries.set(origin, known)
    return { library: known, origin }
  }
}
