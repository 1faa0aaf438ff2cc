import * as z from 'zod/mini'
import { errors } from '../../contract/errors.ts'
import { imageField, mostImageBytes, uploadPath } from '../../contract/images.ts'
import { uploadedImage } from '../../contract/uploaded-image.ts'
import { ApiError } from './api-error.ts'
import { refusalOf, unreachable, unusableAnswer } from './refusal.ts'

// As in the client: the page's security policy forbids making code from text.
z.config({ jitless: true })

/** The shop's server lets nobody send for longer. */
const mostMs = 180_000

interface UploadRequest {
  /** The sign-in provider's ID token of the person who uploads. */
  readonly idToken: string
  /** Is told how much has been sent, from 0 to 1; at 1 the host still has to look at it. */
  readonly onProgress?: (part: number) => void
  readonly signal?: AbortSignal
}

/**
 * Uploads a picture to the image host (spec §7) and answers the address for `img`. Rejects with an ApiError
 * whose message is for the person, with an AbortError when the signal says so.
 */
export async function uploadImage(file: File, request: UploadRequest): Promise<string> {
  if (file.size > mostImageBytes) {
    throw new ApiError({ ...errors.IMAGE_TOO_LARGE, code: 'IMAGE_TOO_LARGE' })
  }
  request.signal?.throwIfAborted()
  const { status, body } = await send(file, request)
  if (status < 200 || status > 299) throw refusalOf(status, body)
  const answer = z.safeParse(uploadedImage, body)
  if (!answer.success) throw unusableAnswer(status)
  return answer.data.data.url
}

/** With XMLHttpRequest, because fetch tells nothing of what has been sent. */
function send(file: File, { idToken, onProgress, signal }: UploadRequest) {
  const form = new FormData()
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
    // Something between the shop and the browser has answered; the status says what.
    return undefined
  }
}
