import { randomBytes } from 'node:crypto'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Logger } from 'pino'
import type { Settings } from './config/read-settings.ts'
import type { Database } from './data/database.ts'
import { type SandboxRecords, sandboxRecords } from './data/queries/sandbox-records.ts'
import { storedOnce } from './data/queries/stored-settings.ts'
import { limitCalls } from './http/limit-calls.ts'
import { inProcessFetch } from './platform/in-process-fetch.ts'
import type { Cards } from './providers/cards/cards.ts'
import { cardsOnDemand } from './providers/cards/cards-on-demand.ts'
import type { StripePlace } from './providers/cards/stripe-cards.ts'

const browserCallsAMinute = 120

/** Mounts the stand-in for the card provider into a server. */
export type MountCardSandbox = (
  app: FastifyInstance,
  options: { storage: SandboxRecords; secretKey: string; publishableKey: string },
) => void

/** Who charges the shop's cards: Stripe, or the sandbox in this process. */
export interface CardProvider {
  readonly cards: Cards
  readonly publishableKey: string
  readonly sandbox: boolean
  /** Puts into the shop's server what browsers need of it; nothing for Stripe. */
  mountOn(app: FastifyInstance): Promise<void>
  /** After everything else of the shop: a request or a job under way may still need it. */
  close(): Promise<void>
}

export async function openCardProvider(
  settings: Settings,
  database: Database,
  log: Logger,
  mountSandbox: MountCardSandbox,
): Promise<CardProvider> {
  if (settings.stripe === undefined) return openSandbox(settings, database, log, mountSandbox)
  const { secretKey, publishableKey } = settings.stripe
  return {
    cards: cardsAt({ secretKey }),
    publishableKey,
    sandbox: false,
    mountOn: async () => undefined,
    close: async () => undefined,
  }
}

/**
 * The sandbox stands twice on the same records: in the shop's server for browsers, and in a server that listens
 * nowhere for the shop's own calls, which are answered until the last request of a shop that stops is done.
 */
async function openSandbox(
  { rateLimitFactor }: Settings,
  database: Database,
  log: Logger,
  mountSandbox: MountCardSandbox,
): Promise<CardProvider> {
  const keys = await sandboxKeys(database)
  const options = { storage: sandboxRecords(database), ...keys }
  const inside = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
  })
  mountSandbox(inside, options)
  return {
    cards: cardsAt({ secretKey: keys.secretKey, call: inProcessFetch(inside) }),
    publishableKey: keys.publishableKey,
    sandbox: true,
    async mountOn(app) {
      await app.register(async (scope) => {
        await limitCalls(scope, {
          aMinute: browserCallsAMinute * rateLimitFactor,
          // Who holds the secret key is the owner.
          exempt: ({ headers }) => headers.authorization?.includes(keys.secretKey) ?? false,
        })
        mountSandbox(scope, options)
      })
    },
    close: async () => inside.close(),
  }
}

function cardsAt(place: StripePlace): Cards {
  return cardsOnDemand(async () => {
    const { stripeCards } = await import('./providers/cards/stripe-cards.ts')
    return stripeCards(place)
  })
}

/** The sandbox's keys are made once and kept, so that all processes and restarts have the same. */
async function sandboxKeys(database: Database): Promise<{ secretKey: string; publishableKey: string }> {
  const random = () => randomBytes(18).toString('hex')
  return {
    secretKey: await storedOnce(database, 'sandbox-secret-key', () => `sk_test_${random()}`),
    publishableKey: await storedOnce(database, 'sandbox-publishable-key', () => `pk_test_${random()}`),
  }
}
