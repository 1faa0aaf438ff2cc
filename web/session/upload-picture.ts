import { errors } from '../../contract/errors.ts'
import { ApiError } from '../api/api-error.ts'
import { uploadImage } from '../api/upload-image.ts'
import { dropSession } from './access-token/stored-session.ts'
import { idToken } from './identity/id-token.ts'

interface UploadWatch {
  readonly onProgress: (part: number) => void
  readonly signal: AbortSignal
}

/**
 * Uploads a picture and returns the address for `img`. Rejects like `uploadImage`. When the provider's
 * session is over, the shop's ends too: the guard leads to /login and back.
 */
export async function uploadPicture(file: File, watch: UploadWatch): Promise<string> {
  const token = await idToken()
  if (token === null) {
    dropSession()
    throw new ApiError({ ...errors.SESSION_ENDED, code: 'SESSION_ENDED' })
  }
  return uploadImage(file, { idToken: token, ...watch })
}
