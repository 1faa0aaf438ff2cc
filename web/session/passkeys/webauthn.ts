import { isRecord } from '../../api/is-record.ts'
import { AuthError, type AuthErrorCode } from '../identity/identity-port.ts'
import type { PasskeyRequest } from './passkey-port.ts'

// WebAuthn uses bytes, which JSON contains as base64url (WebAuthn §5.1.8, §5.1.9). The browsers' own converters are
// missing in browsers of 2024.

/** Makes a passkey for the provider's challenge. Returns the answer as JSON. */
export async function createPasskey(options: unknown): Promise<object> {
  ensureSupported()
  const { user, challenge, excludeCredentials, ...rest } = recordOf(options)
  const publicKey = {
    ...rest,
    challenge: bytesOf(challenge),
    user: { ...recordOf(user), id: bytesOf(recordOf(user).id) },
    excludeCredentials: credentialsOf(excludeCredentials),
    // The provider's JSON contains the remaining members in the browser's form.
  } as unknown as PublicKeyCredentialCreationOptions
  const made = await asked(navigator.credentials.create({ publicKey }))
  const response = made.response as AuthenticatorAttestationResponse
  return answerOf(made, {
    clientDataJSON: textOf(response.clientDataJSON),
    attestationObject: textOf(response.attestationObject),
    transports: response.getTransports?.() ?? [],
  })
}

/** Asks for a passkey with the provider's challenge. Returns the answer as JSON. */
export async function requestPasskey(
  options: unknown,
  signal: AbortSignal,
  request: PasskeyRequest,
): Promise<object> {
  ensureSupported()
  const { challenge, allowCredentials, ...rest } = recordOf(options)
  const publicKey = {
    ...rest,
    challenge: bytesOf(challenge),
    allowCredentials: credentialsOf(allowCredentials),
  } as unknown as PublicKeyCredentialRequestOptions
  const mediation = request === 'autofill' ? 'conditional' : 'optional'
  const used = await asked(navigator.credentials.get({ publicKey, signal, mediation }))
  const response = used.response as AuthenticatorAssertionResponse
  return answerOf(used, {
    clientDataJSON: textOf(response.clientDataJSON),
    authenticatorData: textOf(response.authenticatorData),
    signature: textOf(response.signature),
    ...(response.userHandle && { userHandle: textOf(response.userHandle) }),
  })
}

function ensureSupported(): void {
  if (typeof PublicKeyCredential === 'undefined' || !navigator.credentials) {
    throw new AuthError('passkey-unsupported')
  }
}

/**
 * The browser's error codes (WebAuthn §5.1.3, §5.1.4). A cancelled request and a missing passkey have the same code.
 */
const codes: Readonly<Record<string, AuthErrorCode>> = {
  NotAllowedError: 'passkey-cancelled',
  AbortError: 'passkey-cancelled',
  InvalidStateError: 'passkey-exists',
  NotSupportedError: 'passkey-unsupported',
  ConstraintError: 'passkey-unsupported',
  SecurityError: 'passkey-elsewhere',
}

async function asked(request: Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const credential = await request
    if (credential instanceof PublicKeyCredential) return credential
  } catch (cause) {
    const name = cause instanceof DOMException ? cause.name : ''
    throw new AuthError(codes[name] ?? 'unavailable', { cause })
  }
  throw new AuthError('passkey-cancelled')
}

function answerOf({ rawId, type }: PublicKeyCredential, response: object): object {
  const id = textOf(rawId)
  return { id, rawId: id, type, clientExtensionResults: {}, response }
}

function credentialsOf(list: unknown): readonly object[] {
  if (!Array.isArray(list)) return []
  return list.map((credential) => ({ ...recordOf(credential), id: bytesOf(recordOf(credential).id) }))
}

function recordOf(value: unknown): Record<string, unknown> {
  if (!isRecord(value)) throw new AuthError('unavailable')
  return value
}

function bytesOf(text: unknown): Uint8Array {
  if (typeof text !== 'string') throw new AuthError('unavailable')
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (character) => character.charCodeAt(0))
}

function textOf(bytes: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(bytes))
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
