import * as z from 'zod/mini'
import { uploadedImage } from '../../../contract/uploaded-image.ts'
import { isFileAt } from '../../../domain/own-picture.ts'
import { boundedFetch, ExchangeFailure } from '../../platform/bounded-fetch.ts'
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
      const response = await exchange(address, formOf(picture), answerWithinMs)
      const answer = parseJson(await response.text())
      if (response.status !== 200) throw failureOf(response.status, answer)
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

async function exchange(address: URL, body: FormData, withinMs: number): Promise<Response> {
  try {
    return await boundedFetch({ withinMs, mostBytes: mostAnswerBytes })(address, { method: 'POST', body })
  } catch (error) {
    if (error instanceof ExchangeFailure) throw unavailable(error.message)
    throw error
  }
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
