import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { boundedFetch, ExchangeFailure } from '../../platform/bounded-fetch.ts'
import { ImageHostFailure } from './image-host.ts'
import type { PictureStore } from './picture-store.ts'

/** An S3-compatible bucket (docs/providers/s3.md). */
export interface S3Place {
  /** The address of the bucket, with an optional folder; the file's name is appended. */
  readonly url: string
  readonly region: string
  readonly accessKeyId: string
  /** Signs the calls; never sent or logged. */
  readonly secretAccessKey: string
}

/** The time limits of a call with its retries, in milliseconds. Tests inject their own. */
export interface S3Limits {
  readonly readMs: number
  readonly writeMs: number
}

/** A page waits for a picture, and a person for an upload; a proxy gives up after 60 s. */
const defaultLimits: S3Limits = { readMs: 5_000, writeMs: 10_000 }
/** Divides the time among attempts, so that a hanging call is retried. */
const attempts = 3
const firstPauseMs = 100
/** The largest picture has 960 by 1,920 pixels, as WebP far less than this. */
const maxBytes = 8 * 1024 * 1024

type Method = 'GET' | 'PUT' | 'DELETE'

/** Makes an S3-compatible bucket the store of pictures. Calls go only to the configured address. */
export function s3PictureStore(place: S3Place, limits: S3Limits = defaultLimits): PictureStore {
  return {
    async put(key, bytes) {
      const { status, reason } = await exchange(place, 'PUT', key, limits.writeMs, bytes)
      if (status !== 200) throw failureOf(status, reason)
    },
    async get(key) {
      const { status, reason, bytes } = await exchange(place, 'GET', key, limits.readMs)
      // A missing bucket is also answered with 404, but with another code.
      if (status === 404 && reason === 'NoSuchKey') return undefined
      if (status !== 200) throw failureOf(status, reason)
      return bytes
    },
    async remove(key) {
      const { status, reason } = await exchange(place, 'DELETE', key, limits.writeMs)
      if (status !== 204 && status !== 200 && reason !== 'NoSuchKey') throw failureOf(status, reason)
    },
  }
}

export interface S3Answer {
  readonly status: number
  /** The error code, such as `NoSuchKey`. */
  readonly reason: string | undefined
  readonly bytes: Uint8Array
}

/**
 * Sends one signed call, and retries while the storage is busy or does not answer; every call is idempotent.
 *
 * @throws ImageHostFailure without an answer.
 */
async function exchange(
  place: S3Place,
  method: Method,
  key: string,
  withinMs: number,
  body?: Uint8Array,
): Promise<S3Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await attemptOnce(place, method, key, Math.floor(withinMs / attempts), body)
    const again = typeof answer === 'string' || answer.status >= 500 || answer.status === 429
    if (!again || attempt === attempts) {
      if (typeof answer === 'string') throw new ImageHostFailure('IMAGE_HOST_UNAVAILABLE', `S3: ${answer}`)
      return answer
    }
    // Waits a random time, so that many processes do not retry at the same moment.
    await pause(firstPauseMs * attempt * (0.5 + Math.random()))
  }
}

/** Returns the answer, or the reason for its absence. */
async function attemptOnce(
  place: S3Place,
  method: Method,
  key: string,
  withinMs: number,
  body: Uint8Array | undefined,
): Promise<S3Answer | string> {
  try {
    return await askS3(place, method, key, withinMs, body)
  } catch (error) {
    if (error instanceof ExchangeFailure) return error.message
    throw error
  }
}

/**
 * Sends one signed call.
 *
 * @throws ExchangeFailure without a complete answer within the time.
 */
export async function askS3(
  { url, region, accessKeyId, secretAccessKey }: S3Place,
  method: Method,
  key: string,
  withinMs: number,
  body: Uint8Array = new Uint8Array(),
): Promise<S3Answer> {
  const signer = new AwsV4Signer({
    method,
    url: `${url}/${key}`,
    headers: {
      // Otherwise the library would not sign the content.
      'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
      ...(method === 'PUT' && { 'content-type': 'image/webp' }),
    },
    service: 's3',
    region,
    accessKeyId,
    secretAccessKey,
  })
  const { url: address, headers } = await signer.sign()
  const response = await boundedFetch({ withinMs, maxBytes })(address, {
    method,
    headers,
    ...(method === 'PUT' && { body: new Uint8Array(body) }),
  })
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { status: response.status, reason: reasonIn(response.status, bytes), bytes }
}

/** Returns the error code, a word such as SignatureDoesNotMatch; the text around it may contain keys and hosts. */
function reasonIn(status: number, bytes: Uint8Array): string | undefined {
  if (status < 400) return undefined
  return /<Code>([A-Za-z]{1,64})<\/Code>/.exec(Buffer.from(bytes.subarray(0, 2_000)).toString('utf8'))?.[1]
}

function failureOf(status: number, reason: string | undefined): ImageHostFailure {
  const told = `S3: it answered with status ${status}${reason === undefined ? '' : ` (${reason})`}`
  // The configuration is wrong, so a retry does not help: a key, a right, the bucket, its region or the clock.
  const closed = status >= 300 && status < 500 && status !== 408 && status !== 429
  return closed
    ? new ImageHostFailure('IMAGE_HOST_CLOSED', `${told}; npm run doctor says what to check`)
    : new ImageHostFailure('IMAGE_HOST_UNAVAILABLE', told)
}
