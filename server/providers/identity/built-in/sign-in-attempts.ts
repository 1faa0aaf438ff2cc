import { createHmac } from 'node:crypto'
import { done } from '../../../../domain/outcome.ts'
import type { Database } from '../../../data/database.ts'
import {
  type Allowance,
  deleteAttemptsBefore,
  giveAttemptBack,
  takeAttempt,
} from '../../../data/queries/attempts.ts'
import { hourMs, minuteMs } from '../../../platform/clock.ts'
import { knownBrowsers } from './known-browser.ts'
import { tooManyRequests } from './refusal.ts'

/** Wrong passwords for one account, from wherever they come: so many at once, then one each time this has passed. */
const guesses = { atOnce: 20, everyMs: minuteMs }

/** Longer than any of the provider's limits looks back. */
const keptMs = hourMs

interface AttemptSettings {
  readonly database: Database
  readonly secret: string
  readonly publicUrl: string
  readonly rateLimitFactor: number
}

/**
 * Slows down guessing at one account, from however many client addresses. Addresses without an account are counted
 * alike, so that nothing tells them apart. A browser in which somebody has signed in to the account before counts
 * for itself: strangers cannot lock its owner out there, and elsewhere the owner waits a minute at a time, or
 * resets the password by mail.
 */
export function signInAttempts({ database, secret, publicUrl, rateLimitFactor }: AttemptSettings) {
  const browsers = knownBrowsers({ secret, https: publicUrl.startsWith('https:') })
  const rate = {
    atOnce: Math.max(1, Math.round(guesses.atOnce * rateLimitFactor)),
    everyMs: Math.max(1, Math.round(guesses.everyMs / rateLimitFactor)),
  }
  function allowanceFor(email: string, browser: string | undefined): Allowance {
    // The table of attempts holds no addresses.
    const account = createHmac('sha256', secret).update(`attempts at ${email}`).digest('base64url')
    return { ...rate, key: browser ? `sign-in:${account}:${browser}` : `sign-in:${account}` }
  }
  return {
    /** Makes one attempt to sign in with this address, or refuses to; only a wrong password counts in the end. */
    async attempt(request: Request, email: string, signIn: () => Promise<Response>): Promise<Response> {
      const browser = browsers.idOf(request, email)
      const allowance = allowanceFor(email, browser)
      const taken = await database.write(async (transaction) =>
        done(await takeAttempt(transaction, allowance, Date.now())),
      )
      if (!taken.ok) throw new Error(`An attempt could not be counted: ${taken.code}`)
      if (taken.value > 0) return tooManyRequests(taken.value / 1_000)
      const answer = await signIn()
      if (answer.status !== 401) {
        await database.write(async (transaction) => done(await giveAttemptBack(transaction, allowance)))
      }
      if (answer.ok) answer.headers.append('set-cookie', browsers.cookieFor(email, browser))
      return answer
    },
    /** The cookie by which this browser is known to the account from now on. */
    knownFromNowOn: (email: string) => browsers.cookieFor(email, undefined),
  }
}

export type SignInAttempts = ReturnType<typeof signInAttempts>

/** Forgets attempts that no limit looks at any more. */
export async function forgetAttempts(database: Database): Promise<void> {
  await database.write(async (transaction) =>
    done(await deleteAttemptsBefore(transaction, Date.now() - keptMs)),
  )
}
