import { expiryDigits, expiryProblem, formatExpiry } from './card-expiry.js'
import { formatNumber, numberProblem } from './card-number.js'
import { inChosenLocale } from './messages.js'

/** Stripe.js's messages for typing errors. */
const messages = {
  incomplete_cvc: "Your card's security code is incomplete.",
  incomplete_expiry: "Your card's expiration date is incomplete.",
  incomplete_number: 'Your card number is incomplete.',
  invalid_expiry_month: "Your card's expiration date is invalid.",
  invalid_expiry_month_past: "Your card's expiration date is in the past.",
  invalid_expiry_year: "Your card's expiration year is invalid.",
  invalid_expiry_year_past: "Your card's expiration year is in the past.",
  invalid_number: 'Your card number is invalid.',
}

/** Returns the error of a change event or a call for an error code. */
export function validationError(code) {
  return inChosenLocale({ type: 'validation_error', code, message: messages[code] })
}

const digitsOf = (text) => text.replace(/\D/g, '')
const securityCodeLength = (brand) => (brand === 'amex' ? 4 : 3)

/**
 * The three fields of a card. `digits` parses the text, `format` formats it, `problem` validates it; the brand comes
 * from the number field.
 */
export const cardFields = {
  number: {
    autocomplete: 'cc-number',
    label: 'Credit or debit card number',
    placeholder: '1234 1234 1234 1234',
    digits: digitsOf,
    format: (digits) => formatNumber(digits),
    problem: numberProblem,
  },
  expiry: {
    autocomplete: 'cc-exp',
    label: 'Credit or debit card expiration date',
    placeholder: 'MM / YY',
    digits: expiryDigits,
    format: formatExpiry,
    problem: (digits) => expiryProblem(digits),
  },
  cvc: {
    autocomplete: 'cc-csc',
    label: 'Credit or debit card CVC/CVV',
    placeholder: 'CVC',
    digits: digitsOf,
    format: (digits, _isDeleting, brand) =>
      digits.slice(0, brand === 'unknown' ? 4 : securityCodeLength(brand)),
    problem: (digits, brand) => (digits.length < securityCodeLength(brand) ? 'incomplete_cvc' : undefined),
  },
}
