import { foldLetters } from '../search/fold-text.ts'

const longestWords = 60
const longestHost = 80

/** A number of five digits or more, however it is divided: a phone, card, order or account number. */
const longNumber = /\d(?:[ ./()+_-]{0,3}\d){4}/

/**
 * Returns searched words as they are counted: folded and cut. Undefined for what may name a person: an email, a link, a
 * long number, or a text without a letter.
 */
export function countedWords(typed: string): string | undefined {
  const words = foldLetters(typed)
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
    .trim()
  if (!/\p{L}/u.test(words) || /@|:\/\/|www\./.test(words) || longNumber.test(words)) return undefined
  return [...words].slice(0, longestWords).join('').trim()
}

/**
 * Returns the host of a page that led to the shop as it is counted: lower case, without `www.` and port. Empty if it is
 * missing, an IP address or not a valid host; undefined for the shop itself.
 *
 * @param own the shop's hosts.
 */
export function countedHost(from: string, own: readonly string[]): string | undefined {
  const host = from
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/\.$/, '')
    .replace(/^www\./, '')
  if (own.some((each) => each.toLowerCase().replace(/^www\./, '') === host)) return undefined
  const isNamed = host.length <= longestHost && /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*$/.test(host)
  return isNamed ? host : ''
}
