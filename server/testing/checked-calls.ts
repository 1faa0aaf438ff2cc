import { isDeepStrictEqual } from 'node:util'
import type { LightMyRequestResponse as Response } from 'fastify'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import { type ErrorBody, errors } from '../../contract/errors.ts'
import type { Operation } from '../../contract/operation.ts'
import { refusedLine } from '../../contract/orders/refused-line.ts'
import { refusalsOf } from '../http/docs/openapi-document.ts'
import { callApi, type OperationId, toldBy, type WireCall } from './api-call.ts'
import { countRows } from './stored-rows.ts'
import type { TestApp } from './test-app.ts'
import { validCalls } from './valid-calls.ts'

/** Expects a response that the contract allows: the operation's own, or one of its refusals. */
function expectAllowedByContract(operation: Operation, answer: Response): void {
  if (answer.statusCode < 300) {
    const told = toldBy(operation, answer)
    const described = z.parse(operation.answer, told)
    // Vitest's comparison of long lists takes longer than the call.
    if (!isDeepStrictEqual(described, told)) expect(described).toEqual(told)
    return
  }
  const body = answer.json<ErrorBody>()
  expect([...refusalsOf(operation), 'NOT_FOUND']).toContain(body.code)
  expect(answer.statusCode).toBeLessThan(500)
  const told = { status: answer.statusCode, caching: answer.headers['cache-control'], body }
  // A single comparison, because there are thousands of answers.
  expect(told).toEqual({
    status: errors[body.code].status,
    caching: 'no-store',
    body: {
      message: expect.stringMatching(/^[A-Z].*\.$/),
      code: body.code,
      requestId: expect.stringMatching(/^[\w-]{36}$/),
      ...(body.fields && { fields: body.fields }),
      ...(body.code === 'LINES_REFUSED' && { lines: z.parse(z.array(refusedLine), body.lines) }),
    },
  })
}

/** Returns whether a call may store rows. An export records itself. */
function storesRows({ method, id }: Operation): boolean {
  return method !== 'GET' || id.startsWith('export')
}

/** Returns whether a call did something. The Universal Commerce Protocol answers 200 to some refusals, and says so. */
function isDone({ statusCode, body }: Response): boolean {
  return statusCode < 300 && !body.includes('"status":"error"')
}

/** Sends calls of tests, and checks that each answer fits the contract and that a refused call stores nothing. */
export function checkedCalls(current: () => TestApp) {
  /** The rows after the last call that stored nothing, which are also the rows before the next call. */
  let stored: object | undefined

  /** Returns a valid call, which may need rows. */
  function prepare(id: OperationId): Promise<WireCall> {
    stored = undefined
    return validCalls[id](current())
  }
  async function send(operation: Operation, call: WireCall): Promise<Response> {
    const env = current()
    const before = stored ?? (await countRows(env.shop))
    const answer = await callApi(env, operation, call)
    stored = before
    if (!isDone(answer)) expect(await countRows(env.shop)).toEqual(before)
    else if (storesRows(operation)) stored = undefined
    expectAllowedByContract(operation, answer)
    return answer
  }
  /** Sends calls that must all be refused, and counts the rows once for all of them. */
  async function sendRefused(operation: Operation, calls: readonly WireCall[]): Promise<readonly Response[]> {
    const env = current()
    const before = stored ?? (await countRows(env.shop))
    const answers: Response[] = []
    for (const call of calls) {
      const answer = await callApi(env, operation, call)
      expect(isDone(answer)).toBe(false)
      expectAllowedByContract(operation, answer)
      answers.push(answer)
    }
    stored = await countRows(env.shop)
    expect(stored).toEqual(before)
    return answers
  }
  return { prepare, send, sendRefused }
}
