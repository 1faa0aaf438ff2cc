import { createHmac, randomInt } from 'node:crypto'
import { minuteMs } from '../../../../platform/clock.ts'

/** The life of a code (ASVS 6.5.5), its wrong tries, and how long a person waits before asking for another one. */
export const codeRules = { livesMs: 10 * minuteMs, tries: 5, againAfterS: 30 } as const

const digits = 6

/** Makes a code, for example 042917. */
export function newCode(): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0')
}

/** Returns the digits of a typed or pasted code such as "123 456" or "123-456"; undefined if it is not six digits. */
export function digitsOf(typed: string): string | undefined {
  const plain = typed.replaceAll(/[\s-]/g, '')
  return /^\d{6}$/.test(plain) ? plain : undefined
}

interface Asked {
  /** The shop's signing secret. */
  readonly secret: string
  readonly browser: string
  readonly email: string
}

/** Hashes the browser and the email that a code belongs to, so that the table has neither. */
export function hashOfAsked({ secret, browser, email }: Asked): string {
  return keyed(secret, `sign-in codes of ${browser} for ${email}`)
}

/**
 * Hashes a code with its browser and email. The key is enough for six digits of ten minutes: who has the shop's secret
 * can sign ID tokens for everyone anyway, and a slow hash of a million codes would not last ten minutes.
 */
export function hashOfCode(secret: string, askedBy: string, code: string): string {
  return keyed(secret, `sign-in code of ${askedBy}: ${code}`)
}

function keyed(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url')
}
