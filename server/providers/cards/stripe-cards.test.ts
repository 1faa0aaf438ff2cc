import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { patienceMs } from '../../../tools/test-run/patience.ts'
import {
  type FaultName,
  type FaultyProvider,
  faults,
  isEndless,
  patienceWith,
  redirectsTo,
  startFaultyProvider,
} from '../../testing/faulty-provider.ts'
import { type Cards, CardsForbidden, CardsUnavailable } from './cards.ts'
import { stripeCards } from './stripe-cards.ts'

const secretKey = 'sk_test_of_the_faulty_provider'
const refund = { intentId: 'pi_1', amountCents: 500, refundId: 'r1', attempt: 1 }

describe('The card provider', () => {
  let provider: FaultyProvider
  let cards: Cards
  beforeEach(async () => {
    provider = await startFaultyProvider(faults['says nothing'])
    cards = cardsThatWait(patienceMs)
  })
  afterEach(() => provider.stop())

  function cardsThatWait(answerWithinMs: number): Cards {
    return stripeCards({
      secretKey,
      at: { host: '127.0.0.1', port: provider.port },
      answerWithinMs,
      retries: 0,
    })
  }

  const calls: Readonly<Record<string, () => Promise<unknown>>> = {
    'Opening an intent': () =>
      cards.createIntent({ amountCents: 500, currency: 'usd', orderId: 'order-1', idempotencyKey: 'key-1' }),
    'Reading an intent': () => cards.readIntent('pi_1'),
    'Cancelling an intent': () => cards.cancelIntent('pi_1'),
    'Refunding an intent': () => cards.refund(refund),
    'Listing the refunds of an intent': () => cards.listRefunds('pi_1'),
    'Listing the disputes of an intent': () => cards.listDisputes('pi_1'),
    'Listing what happened': () => cards.listEvents(0),
  }
  const matrix = Object.keys(calls).flatMap((call) =>
    (Object.keys(faults) as FaultName[]).map((fault) => [call, fault] as const),
  )

  /** Returns the shop's reading of the outcome; asserts that the printable error does not contain the key. */
  async function outcome(call: string): Promise<string> {
    const error = await calls[call]?.().then(
      () => undefined,
      (thrown: unknown) => thrown,
    )
    if (!(error instanceof CardsUnavailable)) return 'a success, or an unexpected failure'
    expect(`${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`).not.toContain(secretKey)
    return 'unavailable'
  }

  test.each(matrix)('%s counts as unavailable when the provider %s', async (call, fault) => {
    provider.fault = faults[fault]
    cards = cardsThatWait(patienceWith(fault))
    expect(await outcome(call)).toBe('unavailable')
    // A short time limit may expire before the call arrives.
    if (!isEndless(fault)) expect(provider.calls).toHaveLength(1)
  })

  test.each(Object.keys(calls))(
    '%s does not send the key elsewhere when the provider redirects',
    async (call) => {
      const elsewhere = await startFaultyProvider(faults['answers with something else'])
      for (const status of [301, 302, 303, 307, 308]) {
        provider.fault = redirectsTo(elsewhere.address, status)
        expect(await outcome(call)).toBe('unavailable')
      }
      expect(elsewhere.calls).toEqual([])
      await elsewhere.stop()
    },
  )

  test.each(Object.keys(calls))('%s is unavailable when no server listens', async (call) => {
    await provider.stop()
    expect(await outcome(call)).toBe('unavailable')
  })
})

/** Replaces Stripe without a network: answers each call by its idempotency key, and records the keys. */
function stubStripe(answer: (key: string, body: URLSearchParams) => Response, retries = 0) {
  const keys: string[] = []
  const cards = stripeCards({
    secretKey,
    retries,
    call: async (_address, init) => {
      const key = new Headers(init?.headers).get('idempotency-key') ?? ''
      keys.push(key)
      return answer(key, new URLSearchParams(String(init?.body)))
    },
  })
  return { cards, keys }
}
const failure = (status: number, type: string, headers: Record<string, string> = {}) =>
  Response.json({ error: { type, message: 'No.' } }, { status, headers })
const intent = { object: 'payment_intent', id: 'pi_1', client_secret: 's', status: 'requires_payment_method' }
const newIntent = { amountCents: 500, currency: 'usd', orderId: 'order-1', idempotencyKey: 'key' }

test.each([
  ['needs_response', 'open'],
  ['under_review', 'open'],
  ['warning_needs_response', 'open'],
  ['won', 'won'],
  ['warning_closed', 'won'],
  ['lost', 'lost'],
])('A dispute that Stripe calls %s is %s', async (status, ours) => {
  const dispute = {
    object: 'dispute',
    id: 'dp_1',
    amount: 500,
    currency: 'usd',
    reason: 'fraudulent',
    status,
  }
  const data = [{ ...dispute, created: 5, evidence_details: { due_by: 9 } }]
  const { cards } = stubStripe(() =>
    Response.json({ object: 'list', data, has_more: false, url: '/v1/disputes' }),
  )
  expect(await cards.listDisputes('pi_1')).toEqual([
    {
      id: 'dp_1',
      amountCents: 500,
      currency: 'usd',
      reason: 'fraudulent',
      status: ours,
      openedAt: 5_000,
      answerBy: 9_000,
    },
  ])
})

test.each([
  ['requires_action', 'waiting'],
  ['processing', 'processing'],
  ['succeeded', 'succeeded'],
  ['canceled', 'cancelled'],
])('An intent that Stripe calls %s is %s; only a failed charge counts as declined', async (status, ours) => {
  const asked: string[] = []
  const cards = stripeCards({
    secretKey,
    call: async (address) => {
      asked.push(String(address))
      const latest_charge = { id: 'ch_1', status: status === 'requires_action' ? 'failed' : 'succeeded' }
      return Response.json({ ...intent, amount: 500, currency: 'usd', metadata: {}, status, latest_charge })
    },
  })
  const failedChargeId = ours === 'waiting' ? 'ch_1' : undefined
  expect(await cards.readIntent('pi_1')).toMatchObject({ status: ours, failedChargeId })
  expect(asked).toEqual([expect.stringContaining('expand[0]=latest_charge')])
})

test('A refund has its amount, the refunds of an intent are listed oldest first, and canceled ones count as failed', async () => {
  const asked: URLSearchParams[] = []
  const refundOf = (id: string, status: string) => ({
    object: 'refund',
    id,
    amount: 500,
    currency: 'usd',
    status,
  })
  const { cards } = stubStripe((key, body) => {
    asked.push(body)
    if (key !== '') return Response.json(refundOf('re_1', 'pending'))
    const data = [refundOf('re_2', 'canceled'), refundOf('re_1', 'succeeded')]
    return Response.json({ object: 'list', data, has_more: false, url: '/v1/refunds' })
  })
  expect(await cards.refund(refund)).toMatchObject({ id: 're_1', status: 'pending' })
  const [made] = asked
  expect([made?.get('payment_intent'), made?.get('amount'), made?.get('metadata[refund]')]).toEqual([
    'pi_1',
    '500',
    'r1',
  ])
  const listed = (await cards.listRefunds('pi_1')).map(({ id, status }) => [id, status])
  expect(listed).toEqual([
    ['re_1', 'succeeded'],
    ['re_2', 'failed'],
  ])
})

test('The message of an unavailable provider is not passed on, because it may quote typed data', async () => {
  const { cards } = stubStripe(() => failure(500, 'api_error'))
  await expect(cards.readIntent('pi_1')).rejects.toThrow(/^StripeAPIError$/)
})

test('A call without permission is distinguished from an unavailable provider', async () => {
  const { cards } = stubStripe(() => failure(403, 'invalid_request_error'))
  await expect(cards.listDisputes('pi_1')).rejects.toBeInstanceOf(CardsForbidden)
  const away = stubStripe(() => failure(500, 'api_error'))
  await expect(away.cards.listDisputes('pi_1')).rejects.not.toBeInstanceOf(CardsForbidden)
})

describe('An idempotency key', () => {
  test.each([
    ['a server error', 500, 'api_error'],
    ['a refusal', 400, 'invalid_request_error'],
  ])(
    'whose stored response is %s is replaced by the next key, so that the order can be paid',
    async (_what, status, type) => {
      const replayed = { 'idempotent-replayed': 'true' }
      const { cards, keys } = stubStripe((key) =>
        key === 'key-again-3'
          ? Response.json({ ...intent, amount: 500, currency: 'usd', metadata: {} })
          : failure(status, type, replayed),
      )
      expect((await cards.createIntent(newIntent)).id).toBe('pi_1')
      expect(keys).toEqual(['key', 'key-again-2', 'key-again-3'])
    },
  )

  test('is not replaced after a first failure', async () => {
    const { cards, keys } = stubStripe(() => failure(500, 'api_error'))
    await expect(cards.createIntent(newIntent)).rejects.toBeInstanceOf(CardsUnavailable)
    expect(keys).toEqual(['key'])
  })

  test('is replaced by a new key a limited number of times', async () => {
    const { cards, keys } = stubStripe(() => failure(500, 'api_error', { 'idempotent-replayed': 'true' }))
    await expect(cards.createIntent(newIntent)).rejects.toBeInstanceOf(CardsUnavailable)
    expect(keys).toHaveLength(10)
  })

  test("is replaced at most once per payment attempt while Stripe fails, although Stripe's library retries", async () => {
    const failed = new Set<string>()
    const { cards, keys } = stubStripe((key) => {
      const headers = failed.has(key) ? { 'idempotent-replayed': 'true' } : undefined
      failed.add(key)
      return failure(500, 'api_error', headers)
    }, 1)
    await expect(cards.createIntent(newIntent)).rejects.toBeInstanceOf(CardsUnavailable)
    expect(keys).toEqual(['key', 'key', 'key-again-2'])
    await expect(cards.createIntent(newIntent)).rejects.toBeInstanceOf(CardsUnavailable)
    expect(keys.at(-1)).toBe('key-again-3')
  })

  test('of a refund in progress does not count as a refusal', async () => {
    const busy = stubStripe(() => failure(409, 'invalid_request_error'))
    await expect(busy.cards.refund(refund)).rejects.toBeInstanceOf(CardsUnavailable)
    const refusing = stubStripe(() => failure(400, 'invalid_request_error'))
    expect(await refusing.cards.refund(refund)).toMatchObject({ message: 'No.' })
  })

  test('reports the earlier failure of its refund, and belongs to one attempt', async () => {
    const { cards, keys } = stubStripe((key) =>
      failure(500, 'api_error', key === 'refund-r1' ? { 'idempotent-replayed': 'true' } : {}),
    )
    expect(await cards.refund(refund)).toBe('failed before')
    await expect(cards.refund({ ...refund, attempt: 2 })).rejects.toBeInstanceOf(CardsUnavailable)
    expect(keys).toEqual(['refund-r1', 'refund-r1-again-2'])
  })

  test('of a refused refund is refused again', async () => {
    const { cards } = stubStripe(() =>
      failure(400, 'invalid_request_error', { 'idempotent-replayed': 'true' }),
    )
    expect(await cards.refund(refund)).toMatchObject({ message: 'No.' })
  })
})

test.each([
  [undefined, 'never', 'key-1'],
  [true, 'always', 'key-1-other-ways'],
])('With otherWays %s methods of other pages are allowed: %s', async (otherWays, allowed, key) => {
  const sent: [string | null, string | null][] = []
  const call: typeof fetch = async (_input, init) => {
    const body = new URLSearchParams(String(init?.body))
    sent.push([
      body.get('automatic_payment_methods[allow_redirects]'),
      new Headers(init?.headers).get('idempotency-key'),
    ])
    return Response.json({ ...intent, amount: 500, currency: 'usd', metadata: {} })
  }
  const cards = stripeCards({ secretKey: 'sk_test_1', call, ...(otherWays && { otherWays }) })
  await cards.createIntent({ ...newIntent, idempotencyKey: 'key-1' })
  expect(sent).toEqual([[allowed, key]])
})

test('An intent names its order and as many order numbers as the provider accepts', async () => {
  const bodies: URLSearchParams[] = []
  const { cards } = stubStripe((_key, body) => {
    bodies.push(body)
    return Response.json({ ...intent, amount: 500, currency: 'usd', metadata: {} })
  })
  const many = Array.from({ length: 200 }, (_, place) => `TW-${1000 + place}-1`).join(', ')
  await cards.createIntent({ ...newIntent, orderNumbers: 'TW-1042-3' })
  await cards.createIntent({ ...newIntent, orderId: undefined, orderNumbers: many })
  const [one, set] = bodies.map((body) => [body.get('metadata[order]'), body.get('metadata[orders]')])
  expect(one).toEqual(['order-1', 'TW-1042-3'])
  expect(set?.[0]).toBeNull()
  expect(set?.[1]).toMatch(/^TW-1000-1, TW-1001-1, .*…$/)
  expect(set?.[1]?.length).toBe(500)
})
