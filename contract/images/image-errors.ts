import { refusals } from '../refusals.ts'
import { imageErrorTexts } from './image-error-texts.ts'

/** The refusals of pictures. */
export const imageErrors = refusals(imageErrorTexts, {
  IMAGE_NOT_OURS: 400,
  IMAGE_MISSING: 400,
  IMAGE_TOO_LARGE: 413,
  IMAGE_NOT_SUPPORTED: 415,
  IMAGE_DAMAGED: 422,
  IMAGE_TOO_MANY_PIXELS: 422,
  IMAGE_NOT_TAKEN: 422,
  IMAGE_HOST_UNAVAILABLE: 503,
  IMAGE_HOST_CLOSED: 503,
})
