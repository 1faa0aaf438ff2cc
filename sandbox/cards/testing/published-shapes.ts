import { existsSync, readFileSync } from 'node:fs'

type Schema = {
  $ref?: string
  anyOf?: Schema[]
  enum?: unknown[]
  items?: Schema
  nullable?: boolean
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  required?: string[]
  type?: string
}
type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

const folder = new URL('../../../../shared/stripe/', import.meta.url)

/** Stripe's published description and example objects lie beside the project on machines that build it. */
export const publishedShapesArePresent = existsSync(folder)

/** Stripe's example object of that name, of 2026-08. */
export function publishedExample(name: string): Record<string, Json> {
  const { resources } = JSON.parse(readFileSync(new URL('fixtures-2026-08.json', folder), 'utf8'))
  return resources[name]
}

/** Where a value does not keep to a schema of Stripe's OpenAPI document; empty when it does. */
export function deviationsFrom(schemaName: string, value: unknown): string[] {
  const document = JSON.parse(readFileSync(new URL('openapi-2022-04-12.json', folder), 'utf8'))
  const schemas: Record<string, Schema> = document.components.schemas
  return deviations(schemas, { $ref: `#/components/schemas/${schemaName}` }, value, schemaName)
}

/** The paths of keys that the example has and the value has not, looking into what both have as objects. */
export function missingKeys(example: Json, value: unknown, path = ''): string[] {
  if (!isObject(example) || !isObject(value)) return []
  return Object.entries(example).flatMap(([key, inner]) => {
    if (!(key in value)) return [`${path}${key}`]
    return missingKeys(inner, value[key], `${path}${key}.`)
  })
}

function deviations(schemas: Record<string, Schema>, schema: Schema, value: unknown, path: string): string[] {
  if (value === null && schema.nullable) return []
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1) ?? ''
    return deviations(schemas, schemas[name] ?? {}, value, path)
  }
  if (schema.anyOf !== undefined) {
    const tries = schema.anyOf.map((option) => deviations(schemas, option, value, path))
    return tries.some((found) => found.length === 0) ? [] : (tries[0] ?? [])
  }
  if (schema.type !== undefined && !isOfType(schema.type, value)) return [`${path} is not ${schema.type}`]
  if (schema.enum !== undefined && !schema.enum.includes(value)) return [`${path} is not in the enum`]
  if (Array.isArray(value)) {
    return value.flatMap((item, at) => deviations(schemas, schema.items ?? {}, item, `${path}[${at}]`))
  }
  return isObject(value) ? objectDeviations(schemas, schema, value, path) : []
}

function objectDeviations(
  schemas: Record<string, Schema>,
  schema: Schema,
  value: Record<string, unknown>,
  path: string,
): string[] {
  const absent = (schema.required ?? [])
    .filter((key) => !(key in value))
    .map((key) => `${path}.${key} is missing`)
  const inner = Object.entries(schema.properties ?? {}).flatMap(([key, property]) =>
    key in value ? deviations(schemas, property, value[key], `${path}.${key}`) : [],
  )
  return [...absent, ...inner]
}

function isOfType(type: string, value: unknown): boolean {
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return isObject(value)
  return typeof value === type
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
