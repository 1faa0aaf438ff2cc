import { refusals } from '../refusals.ts'
import { apiKeyErrorTexts } from './api-key-error-texts.ts'

/** The refusals of calls with an API key, and of managing keys. */
export const apiKeyErrors = refusals(apiKeyErrorTexts, {
  KEY_INVALID: 401,
  KEY_WITHOUT_OPERATION: 403,
  KEY_NOT_ACCEPTED: 403,
  API_KEY_NOT_FOUND: 404,
  API_KEY_CHANGED: 409,
  API_KEY_REVOKED: 409,
  API_KEY_OF_ANOTHER: 403,
  API_KEY_LIMIT: 409,
})
