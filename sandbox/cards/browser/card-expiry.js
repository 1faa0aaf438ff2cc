/**
 * Returns the digits `MMYY` of typed, pasted or autofilled text. "5" means May, "13" means January of a year that
 * starts with 3. It also accepts "12/2030" and "2030-12".
 */
export function expiryDigits(text) {
  const [, month, year] = /^\s*(\d{1,2})\D+(?:20)?(\d{2})\s*$/.exec(text) ?? []
  if (month !== undefined) return month.padStart(2, '0') + year
  const [, isoYear, isoMonth] = /^\s*20(\d{2})\D(\d{2})\s*$/.exec(text) ?? []
  if (isoYear !== undefined) return isoMonth + isoYear
  const digits = text.replace(/\D/g, '')
  const startsPastTwelve = /^([2-9]|1[3-9])/.test(digits)
  return (startsPastTwelve ? `0${digits}` : digits).slice(0, 4)
}

/** Formats as "MM / YY". Does not add the slash while deleting. */
export function formatExpiry(digits, isDeleting) {
  if (digits.length < 2 || (digits.length === 2 && isDeleting)) return digits
  return `${digits.slice(0, 2)} / ${digits.slice(2)}`
}

/** Returns Stripe's error code for an expiry date as of today; undefined for a valid one. */
export function expiryProblem(digits, today = new Date()) {
  const month = Number(digits.slice(0, 2))
  if (digits.length >= 2 && (month < 1 || month > 12)) return 'invalid_expiry_month'
  if (digits.length < 4) return 'incomplete_expiry'
  const yearsLeft = 2000 + Number(digits.slice(2)) - today.getFullYear()
  if (yearsLeft < 0) return 'invalid_expiry_year_past'
  if (yearsLeft >= 50) return 'invalid_expiry_year'
  if (yearsLeft === 0 && month < today.getMonth() + 1) return 'invalid_expiry_month_past'
  return undefined
}
