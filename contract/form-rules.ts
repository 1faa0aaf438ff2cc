import { fieldTexts } from './field-texts.ts'
import { said } from './languages/said.ts'
import { writtenNumber } from './written-number.ts'

// Rules of forms whose messages are in the language of the request, or of the browser's build.

/** Returns the rule for the longest text. */
export function longestText(value: number) {
  return {
    value,
    get message() {
      return said(fieldTexts).atMostCharacters(String(value))
    },
  }
}

/** Returns the rule for the least number. */
export function leastNumber(value: number) {
  return {
    value,
    get message() {
      return said(fieldTexts).atLeast(writtenNumber(value))
    },
  }
}

/** Returns the rule for the highest number. */
export function mostNumber(value: number) {
  return {
    value,
    get message() {
      return said(fieldTexts).atMost(writtenNumber(value))
    },
  }
}

/** Returns the parameters of a check with `leastNumber`'s message. */
export function atLeast(value: number) {
  return { error: () => said(fieldTexts).atLeast(writtenNumber(value)) }
}

/** Returns the parameters of a check with `mostNumber`'s message. */
export function atMost(value: number) {
  return { error: () => said(fieldTexts).atMost(writtenNumber(value)) }
}

/** Returns the parameters of a check with `longestText`'s message. */
export function atMostCharacters(value: number) {
  return { error: () => said(fieldTexts).atMostCharacters(String(value)) }
}
