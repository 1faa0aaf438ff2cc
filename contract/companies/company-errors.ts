import { refusals } from '../refusals.ts'
import { companyErrorTexts } from './company-error-texts.ts'

/** The refusals of companies. */
export const companyErrors = refusals(companyErrorTexts, {
  COMPANY_NOT_FOUND: 404,
  NO_COMPANY: 404,
  COMPANY_ALREADY: 409,
  COMPANY_CHANGED: 409,
  COMPANY_NAME_FIXED: 409,
  COMPANY_DECIDED: 409,
  COMPANY_NOT_GRANTED: 409,
  COMPANY_FULL: 409,
  COMPANY_MEMBER_NOT_FOUND: 404,
  COMPANY_INVITATION_NOT_FOUND: 404,
  COMPANY_INVITED_ALREADY: 409,
  EMAIL_NOT_PROVEN: 403,
  VAT_NUMBER_WRONG: 422,
  VAT_NUMBER_MISSING: 409,
})
