import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

// Signature version 4, written from Amazon's documentation and without the library with which the shop signs.

export interface SignedCall {
  readonly method: string
  /** Path and query as sent. */
  readonly target: string
  readonly headers: IncomingHttpHeaders
  readonly body: Uint8Array
}

export interface S3Key {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly region: string
}

const authorization =
  /^AWS4-HMAC-SHA256 Credential=([^/,]+)\/(\d{8})\/([^/,]+)\/s3\/aws4_request, ?SignedHeaders=([a-z\d;-]+), ?Signature=([\da-f]{64})$/
const mustBeSigned = ['host', 'x-amz-content-sha256', 'x-amz-date']
const maxSkewMs = 15 * 60_000

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Uint8Array, data: string) => createHmac('sha256', key).update(data).digest()

/** Returns the error code with which S3 refuses a call; undefined for a correctly signed call. */
export function refusalOf(call: SignedCall, key: S3Key, now: number): string | undefined {
  const { headers, body } = call
  const [, accessKeyId, day, region, signed, signature = ''] =
    authorization.exec(headers.authorization ?? '') ?? []
  if (accessKeyId === undefined || day === undefined || signed === undefined) return 'AccessDenied'
  if (accessKeyId !== key.accessKeyId) return 'InvalidAccessKeyId'
  if (region !== key.region) return 'AuthorizationHeaderMalformed'
  const names = signed.split(';')
  if (!mustBeSigned.every((name) => names.includes(name))) return 'AccessDenied'
  const date = String(headers['x-amz-date'])
  const sentAt = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, '$1-$2-$3:$4:$5'))
  if (!date.startsWith(day) || !(Math.abs(now - sentAt) <= maxSkewMs)) return 'RequestTimeTooSkewed'
  if (headers['x-amz-content-sha256'] !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const expected = signatureOf(call, names, { date, day }, key)
  const isSame = timingSafeEqual(Buffer.from(signature, 'hex'), Buffer.from(expected, 'hex'))
  return isSame ? undefined : 'SignatureDoesNotMatch'
}

function signatureOf(
  { method, target, headers }: SignedCall,
  names: readonly string[],
  { date, day }: { readonly date: string; readonly day: string },
  { secretAccessKey, region }: S3Key,
): string {
  const [path = '', query = ''] = target.split('?')
  const canonical = [
    method,
    path,
    query.split('&').toSorted().join('&'),
    ...names.map((name) => `${name}:${String(headers[name] ?? '').trim()}`),
    '',
    names.join(';'),
    headers['x-amz-content-sha256'],
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')
  const signingKey = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${secretAccessKey}`, day))
  return hmac(signingKey, toSign).toString('hex')
}
