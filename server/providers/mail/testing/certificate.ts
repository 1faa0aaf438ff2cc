import { generateKeyPairSync, sign } from 'node:crypto'

/** A key with a self-signed certificate, as PEM. */
export interface Certified {
  readonly key: string
  readonly cert: string
}

const ecdsaWithSha256 = [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02]
const commonName = [0x55, 0x04, 0x03]
const subjectAltName = [0x55, 0x1d, 0x11]

/** Makes a certificate for IPv4 addresses, valid from 2020 to 2049 (RFC 5280), only with Node. */
export function certificateFor(...addresses: readonly string[]): Certified {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = sequence(der(0x06, Buffer.from(ecdsaWithSha256)))
  const name = sequence(
    der(0x31, sequence(der(0x06, Buffer.from(commonName)), der(0x0c, Buffer.from('mail server of a test')))),
  )
  const alternatives = sequence(
    ...addresses.map((address) => der(0x87, Buffer.from(address.split('.').map(Number)))),
  )
  const extension = sequence(der(0x06, Buffer.from(subjectAltName)), der(0x04, alternatives))
  const toSign = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    algorithm,
    name,
    sequence(der(0x17, Buffer.from('200101000000Z')), der(0x17, Buffer.from('491231235959Z'))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(extension)),
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', toSign, privateKey))
  const base64 = sequence(toSign, algorithm, signature).toString('base64')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${base64.replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  }
}

/** Encodes one value with its tag and length (X.690). */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const size = content.length
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 0xff]
  return Buffer.concat([Buffer.from([tag, ...length]), content])
}

function sequence(...parts: readonly Buffer[]): Buffer {
  return der(0x30, ...parts)
}
