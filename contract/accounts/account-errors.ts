import { refusals } from '../refusals.ts'
import { accountErrorTexts } from './account-error-texts.ts'

/** The refusals of accounts and roles. */
export const accountErrors = refusals(accountErrorTexts, {
  ACCOUNT_BOUND_ELSEWHERE: 403,
  ACCOUNT_BLOCKED: 403,
  SECOND_FACTOR_REQUIRED: 403,
  OWN_SECOND_FACTOR: 409,
  OWN_ACCOUNT: 409,
  STAFF_NOT_BLOCKED: 409,
  BLOCKED_ACCOUNT_WITHOUT_ROLE: 409,
  DEMO_ACCOUNT: 409,
  USER_NOT_FOUND: 404,
  SIGN_IN_NOT_FOUND: 404,
  LAST_ADMIN: 409,
  SIGN_IN_AGAIN: 403,
})
