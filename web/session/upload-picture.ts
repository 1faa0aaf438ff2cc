import { errors } from '../../contract/errors.ts'
import { ApiError } from '../api/api-error.ts'
import { uploadImage } from '../api/upload-image.ts'
import type { UploadFile } from '../ui/fields/use-image-upload.ts'
import { dropSession } from './access-token/stored-session.ts'
import { idToken } from './identity/id-token.ts'

/**
 * Uploads a picture and returns the address for `img`. Rejects like `uploadImage`. If the provider's session has ended,
 * also ends the shop's: the guard then redirects to /login and back.
 */
export const uploadPicture: UploadFile = async (file, { onForms, purpose = 'other', ...watch }) => {
  const token = await idToken()
  if (token === null) {
    dropSession()
    throw new ApiError({ ...errors.SESSION_ENDED, code: 'SESSION_ENDED' })
  }
  const { url, photograph, cutOut } = await uploadImage(file, { idToken: token, purpose, ...watch })
  if (photograph) onForms?.({ photograph, cutOut })
  return url
}
