import { cleanCode } from '../../contract/clean-text.ts'
import { foldLetters } from '../search/fold-text.ts'

/** Banks break and pad the text of a transfer, so that the hyphen and the zeros may be missing. */
const invoiceNumber = /(?<![a-z0-9])inv[ ._/-]{0,3}0{0,8}([1-9]\d{0,8})(?!\d)/gi

/** A bare number with a zero before it, such as `00042`. */
const bareNumber = /(?<![a-z0-9.,])0{1,8}([1-9]\d{0,8})(?![\d.,])/gi

/** A bare number as long as a printed one, with signs of a list around it, but not an amount such as `00042,50`. */
const listedNumber = /(?<![a-z0-9])(?=\d{5})0{1,8}([1-9]\d{0,8})(?!\d|[.,]\d{1,2}(?!\d))/gi

/** Shorter references, such as `7`, are in many texts by accident. */
const shortestReference = 3

/** Returns the numbers of invoices in the text of a transfer, without prefix. */
export function numbersIn(text: string): ReadonlySet<number> {
  const plain = cleanCode(text)
  const found = [invoiceNumber, bareNumber, listedNumber].flatMap((form) => [...plain.matchAll(form)])
  return new Set(found.map(([, digits]) => Number(digits)))
}

/** Returns whether a text contains the customer's reference as a whole word, in any case and with any spaces. */
export function namesReference(text: string, reference: string): boolean {
  const wanted = words(reference)
  return wanted.trim().length >= shortestReference && words(text).includes(wanted)
}

/** Returns the letters and digits in words, with one space around each, so that whole words are compared. */
function words(text: string): string {
  return ` ${foldLetters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')} `
}
