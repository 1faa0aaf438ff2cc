import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

interface Site {
  readonly origin: string
  readonly rpId: string
}

interface Answered extends Partial<Site> {
  /** Whether the device verified the person; default: true. */
  readonly verified?: boolean
}

/** Flags of the authenticator's data (WebAuthn §6.1). */
const present = 0x01
const checked = 0x04
const hasCredential = 0x40

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()

/** A software authenticator with one passkey (ES256), which answers like a browser with a security key. */
export class Authenticator {
  readonly id = randomBytes(16)
  readonly #site: Site
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  #counter = 0

  constructor(site: Site) {
    this.#site = site
  }

  /** Answers the challenge for a new passkey (`navigator.credentials.create`). */
  register(challenge: string, answered: Answered = {}) {
    const { clientDataJSON, head } = this.#begin('webauthn.create', challenge, answered, hasCredential)
    const credential = Buffer.concat([
      Buffer.alloc(16),
      lengthOf(this.id),
      this.id,
      coseKey(this.#keys.publicKey),
    ])
    const authData = Buffer.concat([head, credential])
    const attestation = Buffer.concat([
      map(3),
      ...[text('fmt'), text('none'), text('attStmt'), map(0), text('authData'), byteString(authData)],
    ])
    return this.#answer({
      clientDataJSON,
      attestationObject: base64url(attestation),
      transports: ['internal'],
    })
  }

  /** Answers the challenge of a sign-in (`navigator.credentials.get`). */
  signIn(challenge: string, answered: Answered = {}) {
    const { clientDataJSON, head } = this.#begin('webauthn.get', challenge, answered, 0)
    const signed = Buffer.concat([head, sha256(Buffer.from(clientDataJSON, 'base64url'))])
    const signature = base64url(sign('sha256', signed, this.#keys.privateKey))
    return this.#answer({ clientDataJSON, authenticatorData: base64url(head), signature })
  }

  #begin(type: string, challenge: string, { verified = true, ...elsewhere }: Answered, more: number) {
    const { origin, rpId } = { ...this.#site, ...elsewhere }
    const clientData = JSON.stringify({ type, challenge, origin, crossOrigin: false })
    this.#counter += 1
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.#counter)
    const flags = Buffer.from([present | (verified ? checked : 0) | more])
    return {
      clientDataJSON: base64url(Buffer.from(clientData)),
      head: Buffer.concat([sha256(rpId), flags, counter]),
    }
  }

  #answer<Response>(response: Response) {
    const id = base64url(this.id)
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }
}

/** Encodes a public key as COSE does (RFC 9053 §7.1): EC2, ES256, P-256. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const kty = [0x01, 0x02]
  const alg = [0x03, 0x26]
  const curve = [0x20, 0x01]
  return Buffer.concat([
    map(5),
    Buffer.from([...kty, ...alg, ...curve, 0x21]),
    byteString(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    byteString(Buffer.from(y, 'base64url')),
  ])
}

// The few types of CBOR that an attestation needs (RFC 8949 §3).

function map(pairs: number): Buffer {
  return Buffer.from([0xa0 | pairs])
}

function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 | value.length]), Buffer.from(value)])
}

function byteString(bytes: Buffer): Buffer {
  const short = Buffer.from([0x58, bytes.length])
  const head = bytes.length < 256 ? short : Buffer.concat([Buffer.from([0x59]), lengthOf(bytes)])
  return Buffer.concat([head, bytes])
}

function lengthOf(bytes: Uint8Array): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(bytes.length)
  return length
}
