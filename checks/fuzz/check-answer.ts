import { isDeepStrictEqual } from 'node:util'
import type { LightMyRequestResponse } from 'fastify'
import * as z from 'zod/mini'
import { errors } from '../../contract/errors.ts'
import type { Operation } from '../../contract/operation.ts'
import { refusedLine } from '../../contract/orders/refused-line.ts'
import { refusalsOf } from '../../server/http/docs/openapi-document.ts'

const refusal = z.strictObject({
  message: z.string().check(z.minLength(10)),
  code: z.enum(Object.keys(errors) as (keyof typeof errors)[]),
  requestId: z.string().check(z.minLength(10)),
  fields: z.optional(z.record(z.string(), z.string())),
  lines: z.optional(z.array(refusedLine)),
})

/** Returns where an answer violates the operation's contract. */
export function flawsOf(operation: Operation, answer: LightMyRequestResponse): readonly string[] {
  const isFile = answer.statusCode === 200 && operation.answerType !== undefined
  const body = isFile ? answer.payload : parsed(answer.payload)
  if (answer.statusCode === 200 || (answer.statusCode === 201 && operation.statusOf)) {
    const read = z.safeParse(operation.answer, body)
    if (!read.success) return [`${operation.id} answers another shape: ${answer.payload.slice(0, 300)}`]
    return isDeepStrictEqual(read.data, body) ? [] : [`${operation.id} answers undeclared fields`]
  }
  const read = z.safeParse(refusal, body)
  if (!read.success) return [`${operation.id} refuses in another shape: ${answer.payload.slice(0, 300)}`]
  const { code, message } = read.data
  return [
    // A URL that the router cannot parse belongs to no operation.
    ...([...refusalsOf(operation), 'NOT_FOUND'].includes(code)
      ? []
      : [`${operation.id}: ${code} is not declared`]),
    ...(errors[code].status === answer.statusCode ? [] : [`${code} with status ${answer.statusCode}`]),
    ...(answer.statusCode >= 500 ? [`${operation.id} fails: ${code}, ${message}`] : []),
  ]
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    // Not JSON; flawsOf then reports the different shape.
    return undefined
  }
}
