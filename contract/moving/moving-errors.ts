import { refusals } from '../refusals.ts'
import { movingErrorTexts } from './moving-error-texts.ts'

/** The refusals about what moved in from a former shop. */
export const movingErrors = refusals(movingErrorTexts, {
  REDIRECT_NOT_FOUND: 404,
  REDIRECT_TAKEN: 409,
  REDIRECT_REFUSED: 422,
  MOVED_CUSTOMER_NOT_FOUND: 404,
})
