/** The longest email, and the message for one that is longer or breaks the pattern (spec §5). */
export const emailRules = { longest: 254, message: 'Provide a valid Email' } as const

/**
 * The simple email pattern of spec §5: one @, a dot in the domain, no spaces. Everything else is accepted, even
 * emails that a library's own pattern refuses. Control characters are excluded: PostgreSQL cannot store NUL.
 */
export const emailPattern = /^[^\s@\p{Cc}]+@[^\s@.\p{Cc}]+(?:\.[^\s@.\p{Cc}]+)+$/u

/**
 * Returns the form in which an email is kept, so that the same person is the same account: composed characters, small
 * letters, and the ASCII form of the domain (RFC 6532 §3.1, RFC 5891). Server and browser give the same, because the
 * domain goes through the URL Standard's parser.
 */
export function keptEmail(email: string): string {
  // Twice, because a small letter can be a composed character again.
  const folded = email.normalize('NFC').toLowerCase().normalize('NFC')
  const at = folded.lastIndexOf('@')
  return folded.slice(0, at + 1) + asciiDomain(folded.slice(at + 1))
}

/** Characters at which the parser of addresses would end the domain, or that it would decode. */
const partsOfAddresses = /[\s/\\?#:@%[\]<>^|]/

function asciiDomain(domain: string): string {
  if (/^\p{ASCII}*$/u.test(domain) || partsOfAddresses.test(domain)) return domain
  const address = `http://${domain}`
  return URL.canParse(address) ? new URL(address).hostname : domain
}

/** Invisible characters that come with pasted text; joiners stay between letters of scripts that need them. */
const invisible = /(?![\u200C\u200D])\p{Cf}|[\u200C\u200D](?=\p{ASCII}|$)|(?<=^|\p{ASCII})[\u200C\u200D]/gu

/** More characters than anyone types around an email; longer text is not changed. */
const mostTyped = 1_000

/**
 * Returns a typed or pasted email without the link scheme and brackets of a mail program, invisible characters, spaces
 * around it, and the marks of the sentence from which it was copied.
 */
export function pastedEmail(text: string): string {
  if (text.length > mostTyped) return text
  return text
    .replaceAll(invisible, '')
    .trim()
    .replace(/^<?(?:mailto:)?/i, '')
    .replace(/[>.,;\s]{1,20}$/, '')
}

/** Returns the email that a person typed or pasted, as it is kept. */
export function typedEmail(text: string): string {
  return keptEmail(pastedEmail(text))
}

/** Tells whether a person typed a valid email. */
export function isEmail(text: string): boolean {
  const email = typedEmail(text)
  return email.length <= emailRules.longest && emailPattern.test(email)
}
