import { newSecretToken } from './secret-token.ts'

/** The beginning of every API key, by which scanners of source code recognise a leaked one. */
const keyPrefix = 'twk_'

/** How many characters of a key people see: four after the prefix. */
const shownLength = 8

/** Generates an API key: 256 random bits. */
export function newApiKey(): string {
  return `${keyPrefix}${newSecretToken()}`
}

/** Returns the characters of a key that lists show. */
export function beginningOf(key: string): string {
  return key.slice(0, shownLength)
}

/** Returns whether a bearer token claims to be an API key. */
export function isApiKey(token: string): boolean {
  return token.startsWith(keyPrefix)
}

/** Returns whether a token has the form of a key, so that only such ones are looked up. */
export function hasFormOfKey(token: string): boolean {
  return /^twk_[\w-]{43}$/.test(token)
}

/** Replaces the secret part of every key in a text, for the log. */
export function withoutApiKeys(text: string): string {
  return text.replaceAll(/twk_[\w-]+/g, 'twk_…')
}
