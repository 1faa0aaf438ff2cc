import * as z from 'zod/mini'
import { errors } from '../../contract/errors.ts'
import { imageField, mostImageBytes, purposeField, uploadPath } from '../../contract/images/images.ts'
import { uploadedImage } from '../../contract/images/uploaded-image.ts'
import { ApiError } from './api-error.ts'
import { refusalOf, unreachable, unusableAnswer } from './refusal.ts'

// The page's security policy forbids evaluating strings as code, which zod would otherwise try.
z.config({ jitless: true })

/** The server's own time limit for an upload. */
const mostMs = 180_000

interface UploadRequest {
  /** The uploader's ID token of the identity provider. */
  readonly idToken: string
  /** Receives the sent fraction, from 0 to 1. At 1 the host still processes the picture. */
  readonly onProgress?: (part: number) => void
  readonly signal?: AbortSignal
  /** The purpose of the picture: a product's picture is also cut out. */
  readonly purpose?: 'product' | 'other' | undefined
}

/** The image host's answer: the address for `img`, and, from this shop, both forms of a product's picture. */
export type UploadedPicture = z.output<typeof uploadedImage>['data']

/**
 * Uploads a picture to the image host (spec §7) and returns the host's answer. Rejects with an ApiError whose message
 * is for the user, or with an AbortError when the signal aborts.
 */
export async function uploadImage(file: File, request: UploadRequest): Promise<UploadedPicture> {
  if (file.size > mostImageBytes) {
    throw new ApiError({ ...errors.IMAGE_TOO_LARGE, code: 'IMAGE_TOO_LARGE' })
  }
  request.signal?.throwIfAborted()
  const { status, body } = await send(file, request)
  if (status < 200 || status > 299) throw refusalOf(status, body)
  const answer = z.safeParse(uploadedImage, body)
  if (!answer.success) throw unusableAnswer(status)
  return answer.data.data
}

/** Uses XMLHttpRequest, because fetch reports no upload progress. */
function send(file: File, { idToken, onProgress, signal, purpose }: UploadRequest) {
  const form = new FormData()
  if (purpose) form.append(purposeField, purpose)
  form.append(imageField, file)
  const request = new XMLHttpRequest()
  const abort = () => request.abort()
  return new Promise<{ status: number; body: unknown }>((resolve, reject) => {
    request.open('POST', uploadPath)
    request.setRequestHeader('authorization', `Bearer ${idToken}`)
    request.timeout = mostMs
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total)
    }
    request.onload = () => resolve({ status: request.status, body: parseJson(request.responseText) })
    request.onerror = () => reject(unreachable(undefined))
    request.ontimeout = () => reject(unreachable(undefined))
    request.onabort = () => reject(new DOMException('The upload was called off', 'AbortError'))
    signal?.addEventListener('abort', abort)
    request.send(form)
  }).finally(() => signal?.removeEventListener('abort', abort))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A proxy between browser and shop sent this; the status tells why.
    return undefined
  }
}
