import * as z from 'zod/mini'
import { uploadedImage } from '../../../contract/images/uploaded-image.ts'
import { isFileAt } from '../../../domain/catalogue/own-picture.ts'
import { boundedFetch, ExchangeFailure } from '../../platform/bounded-fetch.ts'
import { ImageHostFailure, type ImageHosting, type Picture } from './image-host.ts'

/** imgbb's API, version 1 (https://api.imgbb.com). */
const apiAddress = 'https://api.imgbb.com/1/upload'
const pictureOrigin = 'https://i.ibb.co'
const defaultAnswerWithinMs = 10_000
/** A response is about 1 KB. */
const maxResponseBytes = 64 * 1024
const maxPictureBytes = 10 * 1024 * 1024

interface ImgbbPlace {
  /** Sent to imgbb only, never to a browser or the log. */
  readonly key: string
  /** URL to call instead of imgbb, for tests. */
  readonly at?: string
  /** Time limit of the whole exchange, from the connection to the last byte of the response. */
  readonly answerWithinMs?: number
}

/** Makes imgbb the picture hosting service (docs/providers/imgbb.md). */
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
      const response = await exchange(() =>
        boundedFetch({ withinMs: answerWithinMs, maxBytes: maxResponseBytes })(address, {
          method: 'POST',
          body: formOf(picture),
        }),
      )
      const answer = parseJson(await response.text())
      if (response.status !== 200) throw failureOf(response.status, answer)
      const uploaded = z.safeParse(uploadedImage, answer)
      if (!uploaded.success) throw unavailable('its answer is not as documented')
      const { url } = uploaded.data.data
      if (!isFileAt(url, pictureOrigin)) throw unavailable(`its answer names no picture at ${pictureOrigin}`)
      return url
    },
    async download(url) {
      if (!isFileAt(url, pictureOrigin)) return undefined
      const response = await exchange(() =>
        boundedFetch({ withinMs: answerWithinMs, maxBytes: maxPictureBytes })(url, { method: 'GET' }),
      )
      if (response.status === 404) return undefined
      if (response.status !== 200) throw unavailable(`it answered with status ${response.status}`)
      return new Uint8Array(await response.arrayBuffer())
    },
  }
}

/**
 * Returns the form for an upload. imgbb keeps the name in the address, so the address contains how the picture hangs.
 */
function formOf({ hash, hangs = '', sizes: [largest] }: Picture): FormData {
  const form = new FormData()
  const bytes = new Uint8Array(largest.bytes)
  form.append('image', new Blob([bytes], { type: 'image/webp' }), `${hash.slice(0, 16)}${hangs}.webp`)
  return form
}

async function exchange(send: () => Promise<Response>): Promise<Response> {
  try {
    return await send()
  } catch (error) {
    if (error instanceof ExchangeFailure) throw unavailable(error.message)
    throw error
  }
}

const refusal = z.object({
  error: z.object({ code: z.number(), message: z.optional(z.string()) }),
})

/** Maps imgbb's error codes. Code 100 means an unknown key or an exceeded rate limit. */
function failureOf(status: number, answer: unknown): ImageHostFailure {
  const parsedRefusal = z.safeParse(refusal, answer)
  if (status !== 400 || !parsedRefusal.success) return unavailable(`it answered with status ${status}`)
  const { code, message = '' } = parsedRefusal.data.error
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
    // Not JSON of imgbb, so the caller reports the status.
    return undefined
  }
}
