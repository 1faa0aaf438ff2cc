import { isIP } from 'node:net'
import { isEmail, typedEmail } from '../../contract/email.ts'

/** Reports an invalid setting, with a one-line message for the operator. */
export class SettingError extends Error {
  override readonly name = 'SettingError'
}

/** The parsed value of a setting, or the reason that its text is invalid. */
export type Reading<Value> = { readonly value: Value } | { readonly wrong: string }

/** Parses one kind of setting from its text, which is never empty. */
export type Kind<Value> = (text: string) => Reading<Value>

export const anyText: Kind<string> = (text) => ({ value: text })

/** Parses a whole number within bounds. */
export function wholeNumber(least: number, most: number): Kind<number> {
  return (text) => {
    const value = Number(text)
    if (!/^\d+$/.test(text) || value < least || value > most) {
      return { wrong: `must be a whole number from ${least} to ${most}` }
    }
    return { value }
  }
}

/** Parses a number above zero and at most `most`; decimals allowed. */
export function positiveNumber(most: number): Kind<number> {
  return (text) => {
    const value = Number(text)
    if (!Number.isFinite(value) || value <= 0 || value > most) {
      return { wrong: `must be a number above 0, at most ${most}` }
    }
    return { value }
  }
}

/** Parses one of a few words. */
export function oneOf<const Word extends string>(...words: readonly Word[]): Kind<Word> {
  return (text) => {
    const value = words.find((word) => word === text)
    return value === undefined ? { wrong: `must be ${words.join(' or ')}` } : { value }
  }
}

/** Parses a URL with one of the given schemes; drops trailing slashes. */
export function address(...schemes: readonly string[]): Kind<string> {
  return (text) => {
    const named = `must be an address that starts with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`
    if (!URL.canParse(text)) return { wrong: named }
    const url = new URL(text)
    if (!schemes.includes(url.protocol)) return { wrong: named }
    return { value: withoutSlashesAtEnd(text) }
  }
}

function withoutSlashesAtEnd(text: string): string {
  let end = text.length
  while (text[end - 1] === '/') end -= 1
  return text.slice(0, end)
}

/** Parses text of a given shape; `description` completes the error message. */
export function shaped(shape: RegExp, description: string): Kind<string> {
  return (text) => (shape.test(text) ? { value: text } : { wrong: `must be ${description}` })
}

/** Parses the email of an account, in the form in which accounts store it. */
export const emailAddress: Kind<string> = (text) =>
  isEmail(text) ? { value: typedEmail(text) } : { wrong: 'must be an e-mail address' }

/** Parses an origin: a scheme, a host and optionally a port. Drops a trailing slash. */
export function site(...schemes: readonly string[]): Kind<string> {
  const anyAddress = address(...schemes)
  return (text) => {
    const reading = anyAddress(text)
    if ('wrong' in reading) return reading
    const { origin, pathname, search, hash, username, password } = new URL(text)
    const behind = withoutSlashesAtEnd(pathname) + search + hash
    return behind + username + password === ''
      ? { value: origin }
      : { wrong: 'must be an address with nothing behind its host and port' }
  }
}

/** Parses the address of a bucket: a host with at most a path of plain names, and no password. */
export const bucket: Kind<string> = (text) => {
  const reading = address('https:', 'http:')(text)
  if ('wrong' in reading) return reading
  const { origin, pathname, search, hash, username, password } = new URL(text)
  const path = withoutSlashesAtEnd(pathname)
  return /^(?:\/[\w.-]+)*$/.test(path) && search + hash + username + password === ''
    ? { value: origin + path }
    : { wrong: 'must be an address with nothing but names of letters, digits, . _ and - behind its host' }
}

/** Parses a comma-separated list of at least one network address, network such as 10.0.0.0/8, or network name. */
export const networks: Kind<readonly string[]> = (text) => {
  const value = partsOf(text)
  return value.length > 0 && value.every(isNetwork)
    ? { value }
    : { wrong: 'must be network addresses or networks, with commas between them' }
}

/** The web server's names for private networks. */
const namedNetworks = ['loopback', 'linklocal', 'uniquelocal']

function isNetwork(text: string): boolean {
  const [, ip = '', bits] = /^([^/]+?)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const version = isIP(ip)
  if (version === 0) return namedNetworks.includes(text)
  return Number(bits ?? 1) >= 1 && Number(bits ?? 1) <= (version === 4 ? 32 : 128)
}

/** Parses a comma-separated list of at least one text of a given shape. */
export function commaListOf(shape: RegExp, description: string): Kind<readonly string[]> {
  return (text) => {
    const value = partsOf(text)
    const wrong = value.length === 0 || value.some((part) => !shape.test(part))
    return wrong ? { wrong: `must be ${description}` } : { value }
  }
}

function partsOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
