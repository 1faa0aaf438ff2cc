import { fieldTexts } from './field-texts.ts'
import { said } from './languages/said.ts'
/** The maximum length of an email, and the message for a longer or invalid one (spec §5). */
export const emailRules = {
  longest: 254,
  get message() {
    return said(fieldTexts).email
  },
} as const

/**
 * The simple email pattern of spec §5: one @, a dot in the domain, no spaces. It accepts emails that a library's own
 * pattern refuses. It excludes control characters, because PostgreSQL cannot store NUL.
 */
export const emailPattern = /^[^\s@\p{Cc}]+@[^\s@.\p{Cc}]+(?:\.[^\s@.\p{Cc}]+)+$/u

/**
 * Returns the canonical form of an email, so that every spelling leads to the same account: composed characters, lower
 * case, and the ASCII form of the domain (RFC 6532 §3.1, RFC 5891). Server and browser agree, because both parse the
 * domain with the URL Standard's parser.
 */
export function keptEmail(email: string): string {
  // Normalizes twice, because lowercasing can produce characters that compose again.
  const folded = email.normalize('NFC').toLowerCase().normalize('NFC')
  const at = folded.lastIndexOf('@')
  return folded.slice(0, at + 1) + asciiDomain(folded.slice(at + 1))
}

/** Characters at which the URL parser would end the domain, or which it would decode. */
const partsOfAddresses = /[\s/\\?#:@%[\]<>^|]/

function asciiDomain(domain: string): string {
  if (/^\p{ASCII}*$/u.test(domain) || partsOfAddresses.test(domain)) return domain
  const address = `http://${domain}`
  return URL.canParse(address) ? new URL(address).hostname : domain
}

/** Invisible characters in pasted text. Joiners stay between letters of scripts that need them. */
const invisible = /(?![\u200C\u200D])\p{Cf}|[\u200C\u200D](?=\p{ASCII}|$)|(?<=^|\p{ASCII})[\u200C\u200D]/gu

/** The length up to which pasted text is cleaned; longer text is returned unchanged. */
const mostTyped = 1_000

/** The address of "Ada Lovelace <ada@example.com>", as email programs copy it. */
const afterName = /<(?:mailto:)?([^\s<>]{1,254}@[^\s<>]{1,254})>[\s.,;]{0,20}$/i

/** Quotation marks and brackets that no email begins with, and the punctuation of a sentence that none ends with. */
const before = /^[<("“”„‟«»‹›]{1,5}/
const after = /[>)"“”„‟«»‹›’'.,;:!?\s]{1,20}$/

/**
 * Returns a typed or pasted email without the name before it, link scheme, quotation marks, brackets, invisible
 * characters, surrounding spaces, and the punctuation of the sentence around it.
 */
export function pastedEmail(text: string): string {
  if (text.length > mostTyped) return text
  const plain = text.replaceAll(invisible, '').replaceAll('＠', '@').trim()
  const address = afterName.exec(plain)?.[1] ?? plain.replace(before, '').replace(after, '')
  const isLink = /^mailto:/i.test(address)
  const bare = isLink ? (address.slice('mailto:'.length).split('?', 1)[0] ?? '') : address
  // An apostrophe can begin an email, but not one that another follows at the end.
  return /^['‘].*['’][\s.,;]{0,20}$/s.test(plain) ? bare.replace(/^['‘]/, '') : bare
}

/** Returns a typed or pasted email in its canonical form. */
export function typedEmail(text: string): string {
  return keptEmail(pastedEmail(text))
}

/** Tells whether a person typed a valid email. */
export function isEmail(text: string): boolean {
  const email = typedEmail(text)
  return email.length <= emailRules.longest && emailPattern.test(email)
}
