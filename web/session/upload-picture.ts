import { errors } from '../../contract/errors.ts'
import { ApiError } from '../api/api-error.ts'
import { uploadImage } from '../api/upload-image.ts'
import { proof } from './proof.ts'

interface UploadWatch {
  readonly onProgress: (part: number) => void
  readonly signal: AbortSignal
}

/** Uploads a picture for who is signed in and answers the address for `img`. Rejects as `uploadImage` does. */
export async function uploadPicture(file: File, watch: UploadWatch): Promise<string> {
  const proven = await proof()
  if (proven === null) throw new ApiError({ ...errors.SESSION_ENDED, code: 'SESSION_ENDED' })
  return uploadImage(file, { proof: proven, ...watch })
}
