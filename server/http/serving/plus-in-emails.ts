import * as z from 'zod/mini'
import { email } from '../../../contract/fields.ts'
import type { Operation } from '../../../contract/operation.ts'

/** Returns the parameters of an operation's query that are emails. */
export function emailParameters({ query }: Pick<Operation, 'query'>): readonly string[] {
  if (!(query instanceof z.ZodMiniObject)) return []
  return Object.entries(query.shape).flatMap(([name, schema]) => (isEmail(schema) ? [name] : []))
}

function isEmail(schema: unknown): boolean {
  return schema === email || (schema instanceof z.ZodMiniOptional && schema._zod.def.innerType === email)
}

/**
 * Returns a query that keeps the + of an email, as the contract requires (spec §7, `GET /bookings?customer={email}`).
 * Form decoding converts it to a space, which an email cannot contain.
 *
 * @param url the request's address, from which the parameters are read again.
 */
export function withPlusInEmails(query: unknown, url: string, names: readonly string[]): unknown {
  const start = url.indexOf('?')
  if (names.length === 0 || start < 0 || !url.includes('+', start)) return query
  const literal = new URLSearchParams(url.slice(start + 1).replaceAll('+', '%2B'))
  const given = names.flatMap((name) => {
    const [value, ...more] = literal.getAll(name)
    return value === undefined || more.length > 0 ? [] : [[name, value] as const]
  })
  return { ...(query as Readonly<Record<string, unknown>>), ...Object.fromEntries(given) }
}
