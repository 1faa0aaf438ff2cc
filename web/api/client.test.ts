import { describe, expect, test } from 'vitest'
import { listUsers } from '../../contract/accounts/accounts.ts'
import { findFit } from '../../contract/catalogue/fit.ts'
import { getTool, listTools } from '../../contract/catalogue/tools.ts'
import { bookTool } from '../../contract/orders/orders.ts'
import { ApiError } from './api-error.ts'
import { createShopApi } from './client.ts'
import type { CallRequest } from './transport.ts'

const wrench = {
  _id: 't1',
  name: 'Spoke wrench',
  img: '/pictures/spoke-wrench.webp',
  shortDescription: 'Seats square.',
  minOrderQuantity: 20,
  availableQuantity: 412,
  price: 12.9,
}

function apiAnswering(status: number, body: unknown) {
  return createShopApi(async () => ({ status, body }))
}

async function refusal(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof ApiError) return error
  throw new Error(`Not an ApiError: ${String(error)}`)
}

describe('The typed client', () => {
  test('reads numbers that another backend sends as text', async () => {
    const api = apiAnswering(200, [{ ...wrench, price: '12.90', availableQuantity: '412' }])
    const [tool] = await api.call(listTools, {})
    expect(tool).toMatchObject({ price: 12.9, availableQuantity: 412 })
  })

  test('drops fields that the contract does not know', async () => {
    const api = apiAnswering(200, { ...wrench, supplier: 'secret' })
    expect(await api.call(getTool, { params: { id: 't1' } })).toEqual(wrench)
  })

  test('passes on the request with the signal', async () => {
    let seen: CallRequest | undefined
    const api = createShopApi(async (_, request) => {
      seen = request
      return { status: 200, body: wrench }
    })
    const { signal } = new AbortController()
    await api.call(getTool, { params: { id: 't1' } }, { signal })
    expect(seen).toEqual({ params: { id: 't1' }, signal })
  })

  test('rejects an aborted call with the abort, even if it also failed', async () => {
    const abort = new AbortController()
    const api = createShopApi(async () => {
      // For example, the token was being renewed when the person left the page.
      abort.abort()
      throw new ApiError({ status: 401, code: 'SIGN_IN_REQUIRED', message: 'Please sign in.' })
    })
    const call = api.call(getTool, { params: { id: 't1' } }, { signal: abort.signal })
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  })

  test('turns a refusal into its code, message, fields and request id', async () => {
    const fields = { quantity: 'Order at least one piece.' }
    const body = { code: 'INPUT_INVALID', message: 'Check the named fields.', requestId: 'r-7', fields }
    const call = apiAnswering(400, body).call(bookTool, { headers: {}, body: { Id: 't1', quantity: 0 } })
    expect(await refusal(call)).toMatchObject({ status: 400, ...body })
  })

  test('derives the code from the status when a backend sends only a message', async () => {
    const call = apiAnswering(403, { message: 'forbidden access' }).call(listUsers, {})
    expect(await refusal(call)).toMatchObject({
      status: 403,
      code: 'NOT_ALLOWED',
      message: 'forbidden access',
    })
  })

  test.each([400, 401, 403, 404])(
    'treats a public list that is refused with %d as unavailable',
    async (status) => {
      const call = apiAnswering(status, { message: 'private words' }).call(listTools, {})
      expect(await refusal(call)).toMatchObject({
        status: 503,
        code: 'BUSY',
        message: 'The shop is very busy. Try again in a moment.',
      })
    },
  )

  test("keeps a public operation's own refusal, such as a missing resource", async () => {
    const body = { code: 'STANDARD_NOT_FOUND', message: 'There is no such standard.' }
    const call = apiAnswering(404, body).call(findFit, { query: { standard: 'nope' } })
    expect(await refusal(call)).toMatchObject({ status: 404, ...body })
    const missing = apiAnswering(404, { code: 'NOT_FOUND', message: 'No such path.' }).call(findFit, {
      query: {},
    })
    expect(await refusal(missing)).toMatchObject({ status: 503, code: 'BUSY' })
  })

  test("hides another backend's error message from visitors", async () => {
    const call = apiAnswering(500, { message: 'TypeError: x is not a function' }).call(listTools, {})
    expect(await refusal(call)).toMatchObject({ status: 503, code: 'BUSY' })
  })

  test.each([
    [(name: string) => (name === 'x-next-cursor' ? 'c2' : null), 'c2'],
    [() => null, undefined],
    [undefined, undefined],
  ])("returns the cursor of a list's next page, if any", async (header, next) => {
    const api = createShopApi(async () => ({ status: 200, body: [wrench], ...(header ? { header } : {}) }))
    const page = await api.callForPage(listTools, {})
    expect(page).toEqual({ answer: [wrench], ...(next ? { next } : {}) })
  })

  test.each([
    ['a page of HTML', 200, '<!doctype html>'],
    ['an object in place of a list', 200, { tools: [] }],
    ['a tool without a price', 200, [{ ...wrench, price: undefined }]],
    ['an unknown code with an unknown status', 418, { code: 'TEAPOT' }],
  ])('rejects %s as UNEXPECTED', async (_, status, body) => {
    const error = await refusal(apiAnswering(status, body).call(listTools, {}))
    expect(error).toMatchObject({ code: 'UNEXPECTED', status })
    expect(error.message).toContain('Something went wrong on our side')
  })
})
