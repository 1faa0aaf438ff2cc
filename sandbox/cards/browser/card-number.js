const fours = [4, 4, 4, 4, 3]
const plain = { lengths: [16], groups: fours }
const brands = [
  { ...plain, brand: 'visa', start: /^4/ },
  { ...plain, brand: 'mastercard', start: /^(5[1-5]|2[2-7])/ },
  { brand: 'amex', start: /^3[47]/, lengths: [15], groups: [4, 6, 5] },
  { ...plain, brand: 'discover', start: /^(6011|64[4-9]|65)/ },
  { brand: 'diners', start: /^3(0|6|8|9)/, lengths: [14, 16], groups: [4, 6, 4] },
  { ...plain, brand: 'jcb', start: /^35/ },
  { brand: 'unionpay', start: /^(62|81)/, lengths: [16, 17, 18, 19], groups: fours },
]
const unknown = { ...plain, brand: 'unknown', start: /^/ }

/** Returns the brand of a possibly incomplete number; `unknown` until its first digits identify it. */
export function brandOf(digits) {
  return patternOf(digits).brand
}

/** Formats digits in the brand's groups, dropping excess digits. */
export function formatNumber(digits) {
  const { groups, lengths } = patternOf(digits)
  let rest = digits.slice(0, Math.max(...lengths))
  const parts = []
  // A long Diners Club number has groups of four, unlike the short form.
  const fits = rest.length <= groups.reduce((total, size) => total + size, 0)
  for (const size of fits ? groups : fours) {
    if (rest === '') break
    parts.push(rest.slice(0, size))
    rest = rest.slice(size)
  }
  return parts.join(' ')
}

/**
 * Returns undefined for a valid number, `incomplete_number` while more digits can make it valid, otherwise
 * `invalid_number`. Some brands have numbers of several lengths, so a valid number may be the beginning of a longer
 * one.
 */
export function numberProblem(digits) {
  const { lengths } = patternOf(digits)
  if (lengths.includes(digits.length) && hasCheckDigit(digits)) return undefined
  return digits.length < Math.max(...lengths) ? 'incomplete_number' : 'invalid_number'
}

function patternOf(digits) {
  return brands.find(({ start }) => start.test(digits)) ?? unknown
}

/**
 * Checks the Luhn digit (ISO/IEC 7812): every second digit from the right counts double, and the sum is divisible by
 * ten.
 */
function hasCheckDigit(digits) {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const worth = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return total + (worth > 9 ? worth - 9 : worth)
  }, 0)
  return sum % 10 === 0
}
