import type { LightMyRequestResponse as Response } from 'fastify'
import { allOperations } from '../../contract/all-operations.ts'
import type { Operation } from '../../contract/operation.ts'
import type { TestApp } from './test-app.ts'

export type OperationId = (typeof allOperations)[number]['id']

export function operationOf(id: OperationId): Operation {
  const operation = allOperations.find((each) => each.id === id)
  if (!operation) throw new Error(`The contract has no ${id}`)
  return operation
}

/** An API call as sent; any part may be invalid. */
export interface WireCall {
  /** The bearer token; undefined without one. */
  readonly token?: string | undefined
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  readonly body?: unknown
  /** Sent unchanged instead of `body`, with the content type of the headers. */
  readonly payload?: string
}

/** Calls an operation through HTTP, without a socket. */
export function callApi(
  { app }: Pick<TestApp, 'app'>,
  operation: Operation,
  call: WireCall,
): Promise<Response> {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => call.params?.[name] ?? '')
  const json = call.payload === undefined && call.body !== undefined
  return app.inject({
    method: operation.method,
    url: `/api${path}${call.query ? `?${new URLSearchParams(call.query)}` : ''}`,
    headers: {
      ...(json && { 'content-type': 'application/json' }),
      ...(call.token !== undefined && { authorization: `Bearer ${call.token}` }),
      ...call.headers,
    },
    ...(json && { payload: JSON.stringify(call.body) }),
    ...(call.payload !== undefined && { payload: call.payload }),
  })
}

/** Returns the code of a refusal; `done` for a success. */
export function refusalOf(answer: Response): string {
  return answer.statusCode < 300 ? 'done' : answer.json<{ code: string }>().code
}

/** Returns the body of a success: the text of a file, otherwise the parsed JSON. */
export function toldBy(operation: Operation, answer: Response): unknown {
  return operation.answerType ? answer.body : answer.json()
}
