import * as z from 'zod/mini'
import { uploadedImage } from '../../../contract/images/uploaded-image.ts'
import { isFileAt } from '../../../domain/own-picture.ts'
import { ImageHostFailure, type ImageHosting, type Picture } from './image-host.ts'

/** imgbb's API, version 1 (https://api.imgbb.com). */
const apiAddress = 'https://api.imgbb.com/1/upload'
const pictureOrigin = 'https://i.ibb.co'
const defaultAnswerWithinMs = 10_000
/** An answer has about 1 KB. */
const mostAnswerBytes = 64 * 1024

interface ImgbbPlace {
  /** Goes to imgbb only: never to a browser, never into a log line. */
  readonly key: string
  /** Where to call instead of imgbb itself; for tests. */
  readonly at?: string
  /** Time for the whole exchange, from the connection to the last byte of the answer. */
  readonly answerWithinMs?: number
}

/** imgbb as the service that keeps pictures (docs/providers/imgbb.md). */
export function imgbb({
  key,
  at = apiAddress,
  answerWithinMs = defaultAnswerWithinMs,
}: ImgbbPlace): ImageHosting {
  const address = new URL(at)
  address.searchParams.set('key', key)
  return {
    pictureOrigin,
    async upload(picture) {
      const { status, text } = await exchange(address, formOf(picture), answerWithinMs)
      const answer = parseJson(text)
      if (status !== 200) throw failureOf(status, answer)
      const uploaded = z.safeParse(uploadedImage, answer)
      if (!uploaded.success) throw unavailable('its answer is not as documented')
      const { url } = uploaded.data.data
      if (!isFileAt(url, pictureOrigin)) throw unavailable(`its answer names no picture at ${pictureOrigin}`)
      return url
    },
  }
}

function formOf({ hash, sizes: [largest] }: Picture): FormData {
  const form = new FormData()
  const bytes = new Uint8Array(largest.bytes)
  form.append('image', new Blob([bytes], { type: 'image/webp' }), `${hash.slice(0, 16)}.webp`)
  return form
}

interface Answer {
  readonly status: number
  readonly text: string
}

async function exchange(address: URL, body: FormData, withinMs: number): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(withinMs)
    // The key stands in the address, so it goes nowhere else: a redirect is an answer that we cannot use.
    const response = await fetch(address, { method: 'POST', body, signal, redirect: 'manual' })
    return { status: response.status, text: await readText(response) }
  } catch (error) {
    if (error instanceof ImageHostFailure) throw error
    throw unavailable(reasonOf(error, withinMs))
  }
}

async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.byteLength
    // Leaving the loop closes the connection.
    if (length > mostAnswerBytes) throw unavailable(`its answer is longer than ${mostAnswerBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** In our own words: those of the network library may carry the address, and with it the key. */
function reasonOf(error: unknown, withinMs: number): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') return `no answer within ${withinMs} ms`
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : ''
  return `no connection${code}`
}

const refusal = z.object({
  error: z.object({ code: z.number(), message: z.optional(z.string()) }),
})

/** imgbb answers 100 for a key that it does not know, and for one that has called too often as well. */
function failureOf(status: number, answer: unknown): ImageHostFailure {
  const told = z.safeParse(refusal, answer)
  if (status !== 400 || !told.success) return unavailable(`it answered with status ${status}`)
  const { code, message = '' } = told.data.error
  if (code === 100 && /rate limit/i.test(message)) return unavailable('its rate limit is reached (code 100)')
  if (code === 100)
    return new ImageHostFailure('IMAGE_HOST_CLOSED', 'it does not take IMGBB_API_KEY (code 100)')
  if (code === 130 || code === 310) {
    return new ImageHostFailure('IMAGE_NOT_TAKEN', `it did not take the picture (code ${code})`)
  }
  return unavailable(`it refused with code ${code}`)
}

function unavailable(reason: string): ImageHostFailure {
  return new ImageHostFailure('IMAGE_HOST_UNAVAILABLE', reason)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Something on the way has answered, or the service is in trouble: the status says which.
    return undefined
  }
}
