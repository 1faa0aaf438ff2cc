import * as z from 'zod/mini'
import { item } from '../../../contract/catalogue/items.ts'
import { searchResult } from '../../../contract/catalogue/search.ts'
import { tool } from '../../../contract/catalogue/tools.ts'
import type { Operation } from '../../../contract/operation.ts'
import { type JsonObject, wholeSchema } from '../docs/json-schemas.ts'

const products: ReadonlySet<unknown> = new Set([tool, item, searchResult])

/** What a tool says of each product besides the fields of the contract. */
const added = {
  page: { type: 'string', description: 'The absolute address of its page.' },
  currency: { type: 'string', description: 'The ISO 4217 currency of its prices.' },
}

/** Returns the schema of an operation's parameters, of which a tool takes some or all. */
export function inputOf(
  { params, query }: Pick<Operation, 'params' | 'query'>,
  without: readonly string[] = [],
): JsonObject {
  const schemas = [params, query].filter((schema) => schema !== undefined)
  return inputObject(
    schemas.map((schema) => wholeSchema(schema, 'input')),
    without,
  )
}

/** Joins schemas of objects to the schema of a tool's arguments. */
export function inputObject(schemas: readonly JsonObject[], without: readonly string[] = []): JsonObject {
  const properties = schemas.flatMap((schema) => Object.entries(schema.properties ?? {}))
  const required = schemas.flatMap((schema) => (schema.required ?? []) as string[])
  return {
    type: 'object',
    properties: Object.fromEntries(properties.filter(([name]) => !without.includes(name))),
    required: required.filter((name) => !without.includes(name)),
    additionalProperties: false,
  }
}

/** Returns the schema of an answer, in which products also have their page and the currency. */
export function outputOf(answer: z.ZodMiniType): JsonObject {
  const schema = wholeSchema(answer, 'output', (part, described) => {
    if (!products.has(part)) return
    described.properties = Object.assign({}, described.properties, added)
    described.required = [...((described.required as string[] | undefined) ?? []), ...Object.keys(added)]
  })
  // A schema of an object stays one.
  return portable(schema) as JsonObject
}

/**
 * Writes several types as alternatives, which more programs understand, and leaves out the outlines of pictures, which
 * tools do not send.
 */
function portable(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(portable)
  if (typeof schema !== 'object' || schema === null) return schema
  const { type, ...others } = schema as JsonObject
  const parts = Object.entries(others).filter(([name]) => name !== 'outline')
  const whole = Object.fromEntries(parts.map(([name, part]) => [name, portable(part)]))
  if (Array.isArray(type)) return Object.assign(whole, { anyOf: type.map((one: string) => ({ type: one })) })
  return type === undefined
    ? whole
    : Object.assign({ type: typeof type === 'object' ? portable(type) : type }, whole)
}

/** Returns the schema of an answer with a list, which a tool must answer as an object. */
export function listOf<Item extends z.ZodMiniType>(answer: z.ZodMiniArray<Item>): z.ZodMiniType {
  return z.object({
    items: answer,
    /** The value of `after` or `cursor` for the next page; absent on the last one. */
    nextCursor: z.optional(z.string()),
  })
}
