import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Settings } from '../config/read-settings.ts'
import type { Database } from '../data/database.ts'
import { type SandboxRecords, sandboxRecords } from '../data/queries/sandbox-records.ts'
import { getOrCreateSetting } from '../data/queries/stored-settings.ts'
import type { CardEvent, Cards } from '../providers/cards/cards.ts'
import { cardsOnDemand } from '../providers/cards/cards-on-demand.ts'
import type { StripePlace } from '../providers/cards/stripe-cards.ts'
import { type Mounted, nothingMounted, openStandIn } from './stand-in.ts'

const browserCallsAMinute = 120

/** Mounts the card sandbox into a server. */
export type MountCardSandbox = (
  app: FastifyInstance,
  options: {
    storage: SandboxRecords
    secretKey: string
    publishableKey: string
    tell: (event: CardEvent) => void
  },
) => void

/** The shop's card provider: Stripe, or the sandbox in this process. */
export interface CardProvider extends Mounted {
  readonly cards: Cards
  readonly publishableKey: string
  readonly sandbox: boolean
  /** Subscribes to declined cards in the form of Stripe's webhook, because the sandbox has none. */
  onDecline(listener: (event: CardEvent) => void): void
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
    cards: cardsAt({ secretKey, otherWays: settings.paymentElement }),
    publishableKey,
    sandbox: false,
    onDecline: () => undefined,
    ...nothingMounted,
  }
}

async function openSandbox(
  { rateLimitFactor, paymentElement }: Settings,
  database: Database,
  log: Logger,
  mountSandbox: MountCardSandbox,
): Promise<CardProvider> {
  const keys = await sandboxKeys(database)
  let onDecline: (event: CardEvent) => void = () => undefined
  const tell = (event: CardEvent) => {
    if (event.type === 'charge.failed') onDecline(event)
  }
  const options = { storage: sandboxRecords(database), ...keys, tell }
  const browsers = {
    aMinute: browserCallsAMinute * rateLimitFactor,
    // Calls with the secret key come from the shop's owner.
    exempt: ({ headers }: FastifyRequest) => headers.authorization?.includes(keys.secretKey) ?? false,
  }
  const standIn = openStandIn((app) => mountSandbox(app, options), browsers, log)
  return {
    cards: cardsAt({ secretKey: keys.secretKey, call: standIn.call, otherWays: paymentElement }),
    publishableKey: keys.publishableKey,
    sandbox: true,
    onDecline(listener) {
      onDecline = listener
    },
    mountOn: standIn.mountOn,
    close: standIn.close,
  }
}

function cardsAt(place: StripePlace): Cards {
  return cardsOnDemand(async () => {
    const { stripeCards } = await import('../providers/cards/stripe-cards.ts')
    return stripeCards(place)
  })
}

/** Returns the sandbox's keys, generated once and stored, so that all processes and restarts share them. */
async function sandboxKeys(database: Database): Promise<{ secretKey: string; publishableKey: string }> {
  const random = () => randomBytes(18).toString('hex')
  return {
    secretKey: await getOrCreateSetting(database, 'sandbox-secret-key', () => `sk_test_${random()}`),
    publishableKey: await getOrCreateSetting(
      database,
      'sandbox-publishable-key',
      () => `pk_test_${random()}`,
    ),
  }
}
