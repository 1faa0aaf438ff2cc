import { isRecord } from '../../api/is-record.ts'
import { bodyOf, personOf, read, refusalOf, send } from '../identity/built-in-requests.ts'
import { AuthError } from '../identity/identity-port.ts'
import type { Passkey, PasskeyPort } from './passkey-port.ts'
import { createPasskey, requestPasskey } from './webauthn.ts'

/**
 * Shorter than the lifetime of a challenge, five minutes: a challenge that waits in the email field is replaced before
 * it expires.
 */
const challengeLastsMs = 4 * 60_000

/** Implements passkeys with the built-in identity provider. */
export const builtInPasskeys: PasskeyPort = {
  async signIn(signal, asked) {
    const response = await (asked === 'autofill' ? chosenInField(signal) : chosenInWindow(signal))
    return personOf(await send('POST', '/passkey/verify-authentication', { response }))
  },
  async list() {
    const body = await got('/passkeys')
    if (!isRecord(body) || !Array.isArray(body.passkeys)) throw new AuthError('unavailable')
    // The shop's own server sends this answer (server/data/queries/auth/passkeys.ts).
    return body.passkeys as readonly Passkey[]
  },
  async add(name) {
    const response = await createPasskey(await got('/passkey/generate-register-options'))
    await send('POST', '/passkey/verify-registration', { name, response })
  },
  rename: async (id, name) => void (await send('POST', '/passkeys/rename', { id, name })),
  remove: async (id) => void (await send('POST', '/passkeys/remove', { id })),
  async secondFactor() {
    const body = await got('/second-factor')
    if (!isRecord(body) || typeof body.codesLeft !== 'number') throw new AuthError('unavailable')
    return { on: body.on === true, codesLeft: body.codesLeft }
  },
  switchOn: async () => codesOf(await send('POST', '/second-factor/on', {})),
  switchOff: async () => void (await send('POST', '/second-factor/off', {})),
  renewCodes: async () => codesOf(await send('POST', '/second-factor/codes', {})),
  recover: async (code) => personOf(await send('POST', '/second-factor/recover', { code })),
}

function codesOf(body: unknown): readonly string[] {
  const codes = isRecord(body) && Array.isArray(body.codes) ? body.codes : []
  return codes.filter((code) => typeof code === 'string')
}

const signInChallenge = '/passkey/generate-authenticate-options'

async function chosenInWindow(signal: AbortSignal): Promise<object> {
  return requestPasskey(await got(signInChallenge), signal, 'window')
}

/** Waits for a choice in the email field, and replaces the challenge whenever it gets old. */
async function chosenInField(signal: AbortSignal): Promise<object> {
  for (;;) {
    const old = AbortSignal.timeout(challengeLastsMs)
    try {
      return await requestPasskey(await got(signInChallenge), AbortSignal.any([signal, old]), 'autofill')
    } catch (error) {
      if (!old.aborted || signal.aborted) throw error
    }
  }
}

async function got(path: string): Promise<unknown> {
  const response = await read(path)
  const body = await bodyOf(response)
  if (!response.ok) throw refusalOf(response, body)
  return body
}
