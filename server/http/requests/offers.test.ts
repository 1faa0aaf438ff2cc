import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Offer } from '../../../contract/requests/offers.ts'
import type { Thread } from '../../../contract/requests/quotes.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { withdrawOffer } from '../../operations/offers/withdraw-offer.ts'
import { callApi, operationOf, refusalOf } from '../../testing/api-call.ts'
import { offeredTo, sendOffer } from '../../testing/offering.ts'
import { addAdmin, addCustomer, granted, staff } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

describeOnEveryEngine('Offers of the API', (engine) => {
  let env: TestApp
  let admin: string
  beforeAll(async () => {
    env = await openTestApp(engine)
    admin = await env.tokenOf(await addAdmin(env.shop))
  })
  afterAll(() => env.drop())

  const view = (token: string) => callApi(env, operationOf('viewOffer'), { body: { token } })
  const accept = async (token: string) => {
    const by = await env.tokenOf(await addCustomer(env.shop))
    return callApi(env, operationOf('acceptOffer'), { body: { token }, token: by })
  }
  const list = async (query: Record<string, string> = {}) => {
    const answer = await callApi(env, operationOf('listOffers'), { token: admin, query })
    return { ids: answer.json<Offer[]>().map(({ _id }) => _id), next: answer.headers['x-next-cursor'] }
  }

  test('A link shows its offer to anyone, without the customer’s name, and is not cached', async () => {
    const { token, lines } = await sendOffer(env.shop, { note: 'As said.' })
    const answer = await view(token)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toEqual({
      lines: [
        { Id: lines[0]?.productId, tool: 'Spoke wrench', quantity: 2, unitPrice: 10, price: 20, left: 5 },
      ],
      total: 20,
      note: 'As said.',
      validUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      expiresAt: expect.any(Number),
    })
  })

  test('The link of an ended offer says why it ended, with a status for each reason', async () => {
    const accepted = await sendOffer(env.shop)
    expect((await accept(accepted.token)).statusCode).toBe(200)
    const withdrawn = await sendOffer(env.shop)
    granted(await withdrawOffer(env.shop, staff, withdrawn.offerId, 'A slip'))
    const expired = await sendOffer(env.shop)
    const { autocommit } = env.shop.database
    await autocommit
      .updateTable('offers')
      .set({ expires_at: env.shop.clock() })
      .where('id', '=', expired.offerId)
      .execute()
    const outcomes = await Promise.all(
      [accepted.token, withdrawn.token, expired.token, 'x'.repeat(43)].flatMap((token) => [
        view(token),
        accept(token),
      ]),
    )
    const twice = (status: number, code: string) => [
      [status, code],
      [status, code],
    ]
    expect(outcomes.map((answer) => [answer.statusCode, refusalOf(answer)])).toEqual([
      ...twice(409, 'OFFER_ACCEPTED'),
      ...twice(410, 'OFFER_WITHDRAWN'),
      ...twice(410, 'OFFER_EXPIRED'),
      ...twice(404, 'OFFER_NOT_FOUND'),
    ])
  })

  test('A request lists its offers with state, orders and email', async () => {
    const { token, quoteId } = await sendOffer(env.shop)
    const orders = (await accept(token)).json<{ orders: { _id: string; number: string }[] }>().orders
    const answer = await callApi(env, operationOf('getQuote'), { token: admin, params: { id: quoteId } })
    expect(answer.json<Thread>().offers).toMatchObject([
      {
        request: quoteId,
        email: offeredTo,
        state: 'accepted',
        total: 20,
        orders: orders.map(({ _id, number }) => ({ _id, number })),
        mail: { state: 'waiting', secret: true },
      },
    ])
  })

  test('The list has every offer once, newest first, and can be filtered by state and the beginning of the email', async () => {
    const all = (await list()).ids
    const paged: string[] = []
    let after: string | undefined
    do {
      const page = await list({ limit: '1', ...(after !== undefined && { after }) })
      paged.push(...page.ids)
      after = page.next?.toString()
    } while (after !== undefined)
    expect(paged).toEqual(all)
    const byState = await Promise.all(['open', 'withdrawn', 'accepted'].map((state) => list({ state })))
    expect(byState.flatMap(({ ids }) => ids).toSorted()).toEqual(all.toSorted())
    expect((await list({ search: offeredTo.slice(0, 4).toUpperCase() })).ids.toSorted()).toEqual(
      all.toSorted(),
    )
    expect((await list({ search: 'nobody' })).ids).toEqual([])
    expect((await list({ sort: 'createdAt' })).ids.toSorted()).toEqual(all.toSorted())
  })
})
