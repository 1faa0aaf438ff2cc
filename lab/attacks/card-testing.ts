import { secretKeyOf } from '../../e2e/support/card-provider.ts'
import { type Shop, startShop } from '../../e2e/support/shop.ts'
import type { Figure, LongRun } from '../long-run.ts'
import { type CustomerByApi, signUp, toolsOf } from './customer-by-api.ts'

/** The hourly number of attempts that a real shop reported. */
const attempts = 1_674
/** The number of accounts that an address may create per minute; this attack takes about as long. */
const accountsOfAddress = 10

/**
 * Replays an hour of card testing. Confirms with the provider's secret key, which has no rate limit: browsers confirm
 * real cards directly with the provider, where the shop's limits do not apply. Each attacker tries another payment, and
 * then another account, until the shop refuses both.
 */
export const cardTesting: LongRun = {
  name: 'card-testing',
  about: `${attempts} cards that are declined are tried within an hour, at the normal limits.`,
  async run() {
    return [
      ...(await replay({ addresses: 1, mayReach: 25 })),
      ...(await replay({ addresses: 50, mayReach: 350 })),
    ]
  },
}

async function replay({
  addresses,
  mayReach,
}: {
  readonly addresses: number
  readonly mayReach: number
}): Promise<readonly Figure[]> {
  const shop = await startShop({ RATE_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '127.0.0.1' })
  try {
    const startedAt = performance.now()
    const attackers = Array.from(
      { length: addresses },
      (_, number) => new Attacker(shop, `10.0.0.${number + 1}`),
    )
    let reached = 0
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      if (await attackers[attempt % addresses]?.tryCard()) reached += 1
    }
    const seconds = Math.round((performance.now() - startedAt) / 1000)
    const accounts = attackers.reduce((sum, attacker) => sum + attacker.accounts, 0)
    const from = addresses === 1 ? 'one address' : `${addresses} addresses`
    const paid = await payAfterThreeDeclines(shop)
    return [
      {
        what: `cards that reached the bank, of ${attempts} from ${from} by ${accounts} accounts in ${seconds} s`,
        value: String(reached),
        bar: `at most ${mayReach}`,
        holds: reached <= mayReach,
      },
      {
        what: 'then a new customer at another address, after three declined cards',
        value: paid ? 'pays' : 'cannot pay',
        bar: 'pays',
        holds: paid,
      },
    ]
  } finally {
    await shop.stop()
  }
}

/** Tries stolen cards from one network address. */
class Attacker {
  readonly #shop: Shop
  readonly #address: string
  readonly #key: string
  #customer: CustomerByApi | undefined
  #intentId: string | undefined
  #isBlocked = false
  accounts = 0

  constructor(shop: Shop, address: string) {
    this.#shop = shop
    this.#address = address
    this.#key = secretKeyOf(shop)
  }

  /** Tries one card; returns whether the bank was asked. */
  async tryCard(): Promise<boolean> {
    while (!this.#isBlocked) {
      this.#intentId ??= await this.#openPayment()
      if (this.#intentId === undefined) continue
      if (await confirm(this.#shop, this.#key, this.#intentId, 'pm_card_visa_chargeDeclined')) return true
      this.#intentId = undefined
    }
    return false
  }

  /** Opens a payment, with a new account if the current one is refused; undefined if both are refused. */
  async #openPayment(): Promise<string | undefined> {
    const opened = this.#customer && (await openPayment(this.#shop, this.#customer))
    if (opened) return opened
    if (this.accounts === accountsOfAddress) this.#isBlocked = true
    else {
      this.accounts += 1
      const email = `tester-${this.accounts}@${this.#address.replaceAll('.', '-')}.example`
      this.#customer = await signUp(this.#shop, email, this.#address).catch(() => undefined)
    }
    return undefined
  }
}

/** Books a piece of a tool and opens its payment; undefined if the shop refuses either. */
async function openPayment(shop: Shop, customer: CustomerByApi): Promise<string | undefined> {
  const booked = await bookOne(shop, customer)
  if (!booked) return undefined
  const answer = await customer.call('POST', '/api/create-payment-intent', booked)
  const { clientSecret } = (await answer.json()) as { clientSecret?: string }
  return clientSecret?.replace(/_secret.*$/, '')
}

/** Books the first tool that the shop allows; undefined if it allows none. */
async function bookOne(shop: Shop, customer: CustomerByApi) {
  for (const { _id, availableQuantity, minOrderQuantity } of await toolsOf(shop)) {
    if (availableQuantity < minOrderQuantity) continue
    const answer = await customer.call('POST', '/api/booking', { Id: _id, quantity: minOrderQuantity })
    const { insertedId, price } = (await answer.json()) as { insertedId?: string; price?: number }
    if (insertedId !== undefined && price !== undefined) return { order: insertedId, price }
  }
  return undefined
}

/** Returns whether a new customer at a different address can pay after three declined cards. */
async function payAfterThreeDeclines(shop: Shop): Promise<boolean> {
  const customer = await signUp(shop, 'robin@example.com', '10.9.9.9')
  const booked = await bookOne(shop, customer)
  if (!booked) return false
  const open = async () => {
    const answer = await customer.call('POST', '/api/create-payment-intent', booked)
    const { clientSecret } = (await answer.json()) as { clientSecret?: string }
    return clientSecret?.replace(/_secret.*$/, '') ?? ''
  }
  const key = secretKeyOf(shop)
  for (let card = 1; card <= 3; card += 1) {
    if (!(await confirm(shop, key, await open(), 'pm_card_visa_chargeDeclined'))) return false
  }
  const transactionId = await open()
  await confirm(shop, key, transactionId, 'pm_card_visa')
  const body = { order: booked.order, transactionId }
  const recorded = await customer.call('PATCH', `/api/bookings/${booked.order}`, body)
  return recorded.ok
}

/** Confirms with a test card. Returns whether the provider asked the bank and the bank declined. */
async function confirm({ url }: Shop, key: string, intentId: string, card: string): Promise<boolean> {
  const answer = await fetch(`${url}/v1/payment_intents/${intentId}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: `payment_method=${card}`,
  })
  const { error } = (await answer.json()) as { error?: { charge?: string } }
  return error?.charge !== undefined
}
