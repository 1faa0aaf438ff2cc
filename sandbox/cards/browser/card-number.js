const plain = { lengths: [16], groups: [4, 4, 4, 4] }
const brands = [
  { ...plain, brand: 'visa', start: /^4/ },
  { ...plain, brand: 'mastercard', start: /^(5[1-5]|2[2-7])/ },
  { brand: 'amex', start: /^3[47]/, lengths: [15], groups: [4, 6, 5] },
  { ...plain, brand: 'discover', start: /^(6011|64[4-9]|65)/ },
  { brand: 'diners', start: /^3(0|6|8)/, lengths: [14], groups: [4, 6, 4] },
  { ...plain, brand: 'jcb', start: /^35/ },
  { brand: 'unionpay', start: /^62/, lengths: [16, 17, 18, 19], groups: [4, 4, 4, 4, 3] },
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
  for (const size of groups) {
    if (rest === '') break
    parts.push(rest.slice(0, size))
    rest = rest.slice(size)
  }
  return parts.join(' ')
}

/** Returns `invalid_number` as soon as it is certain, else `incomplete_number`, else undefined. */
export function numberProblem(digits) {
  const { lengths } = patternOf(digits)
  if (digits.length < Math.min(...lengths)) return 'incomplete_number'
  if (lengths.includes(digits.length) && hasCheckDigit(digits)) return undefined
  return 'invalid_number'
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
