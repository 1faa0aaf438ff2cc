import { refusals } from '../refusals.ts'
import { receivableErrorTexts } from './receivable-error-texts.ts'

/** The refusals of open invoices and transfers. */
export const receivableErrors = refusals(receivableErrorTexts, {
  RECEIVABLE_NOT_FOUND: 404,
  RECEIVABLE_PAID: 409,
  RECEIVABLE_DISPUTED: 409,
  RECEIVABLE_NOT_DISPUTED: 409,
  TRANSFER_NOT_FOUND: 404,
  TRANSFER_COMPANY_UNKNOWN: 404,
  TRANSFER_REVERSED: 409,
  TRANSFER_RECORDED: 409,
  TRANSFER_IN_FUTURE: 422,
  PART_OF_OTHER_COMPANY: 422,
  PART_ABOVE_OPEN: 409,
  PARTS_ABOVE_TRANSFER: 422,
  RETURN_ABOVE_REST: 409,
})
