import { errors } from '../../contract/errors.ts'
import { ApiError } from '../api/api-error.ts'
import { uploadImage } from '../api/upload-image.ts'
import { dropSession } from './access-token/stored-session.ts'
import { proof } from './identity/proof.ts'

interface UploadWatch {
  readonly onProgress: (part: number) => void
  readonly signal: AbortSignal
}

/**
 * Uploads a picture for who is signed in and answers the address for `img`. Rejects as `uploadImage` does. Where
 * the provider's session is over, so is the shop's: the guards lead to /login and back.
 */
export async function uploadPicture(file: File, watch: UploadWatch): Promise<string> {
  const proven = await proof()
  if (proven === null) {
    dropSession()
    throw new ApiError({ ...errors.SESSION_ENDED, code: 'SESSION_ENDED' })
  }
  return uploadImage(file, { proof: proven, ...watch })
}
