import { ApiError, type ApiErrorCode } from '../../api/api-error.ts'
import { partMissingText } from '../../texts/problems.ts'
import type { BookingValues } from './booking-values.ts'
import { bookingTexts } from './texts.ts'

/** Why a booking failed. */
export interface BookingProblem {
  /** A sentence for the user. */
  readonly message: string
  /** The error of each field; empty if no field is the reason. */
  readonly fields: Readonly<Partial<Record<'quantity' | 'phone' | 'code', string>>>
}

/** Returns a problem without the fields that were changed since they were sent; undefined if none is left. */
export function remainingOf(
  problem: BookingProblem,
  sent: BookingValues,
  values: BookingValues,
): BookingProblem | undefined {
  const { quantity, phone, code } = problem.fields
  if (quantity === undefined && phone === undefined && code === undefined) return problem
  const fields = {
    ...(quantity && values.quantity === sent.quantity && { quantity }),
    ...(phone && values.phone === sent.phone && { phone }),
    ...(code && values.code === sent.code && { code }),
  }
  return Object.keys(fields).length > 0 ? { ...problem, fields } : undefined
}

/** Refusals that another quantity can resolve. */
const ofQuantity: readonly ApiErrorCode[] = [
  'QUANTITY_BELOW_MINIMUM',
  'QUANTITY_ABOVE_AVAILABLE',
  'ORDER_CANNOT_BE_PAID',
  'UNPAID_SHARE_LIMIT',
]

/** Describes a failed booking. `booksOnce`: {host} makes one booking per attempt. */
export function problemOf(error: unknown, booksOnce: boolean): BookingProblem {
  // Any other error means that the form's code failed to load.
  if (!(error instanceof ApiError)) return { message: partMissingText, fields: {} }
  const { code, message, fields } = error
  if (code === 'UNREACHABLE') {
    return { message: booksOnce ? bookingTexts.unreachable : bookingTexts.unreachableElsewhere, fields: {} }
  }
  const quantity = ofQuantity.includes(code) ? message : fields.quantity
  const phone = fields.userPhone
  const { code: ofCode } = fields
  return {
    message,
    fields: { ...(quantity && { quantity }), ...(phone && { phone }), ...(ofCode && { code: ofCode }) },
  }
}
