import { existsSync, readFileSync } from 'node:fs'
import { Ajv, type ValidateFunction } from 'ajv'

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

/** A request to the API with its response. */
export interface Exchange {
  readonly method: string
  /** The path, starting with `/v1`, without a query. */
  readonly path: string
  readonly status: number
  readonly body: unknown
  /** A browser sees less of a payment than the shop's server. */
  readonly byBrowser: boolean
}

interface PublishedOperation {
  readonly responses: Readonly<
    Record<string, { readonly content: { 'application/json': { schema: object } } }>
  >
}

interface PublishedDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, PublishedOperation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, object>> }
}

const folder = new URL('../../../../shared/stripe/', import.meta.url)

/** Whether Stripe's published description and examples are present, which are beside the project on build machines. */
export const publishedShapesArePresent = existsSync(folder)

/** Returns Stripe's example object of that name, from 2026-08. */
export function publishedExample(name: string): Record<string, Json> {
  const { resources } = JSON.parse(readFileSync(new URL('fixtures-2026-08.json', folder), 'utf8'))
  return resources[name]
}

/** Returns the paths of keys that the example has and the value lacks, including nested objects. */
export function missingKeys(example: Json, value: unknown, path = ''): string[] {
  if (!isObject(example) || !isObject(value)) return []
  return Object.entries(example).flatMap(([key, inner]) => {
    if (!(key in value)) return [`${path}${key}`]
    return missingKeys(inner, value[key], `${path}${key}.`)
  })
}

/** Stripe's OpenAPI document of 2022-04-12, for validating responses. */
export interface PublishedDescription {
  /** Returns how a response deviates, with the path of each place; empty if it conforms. */
  deviationsOf(exchange: Exchange): string[]
}

export function publishedDescription(): PublishedDescription {
  // The published document has this shape; accessing a missing part throws below.
  const document: PublishedDocument = JSON.parse(
    readFileSync(new URL('openapi-2022-04-12.json', folder), 'utf8'),
  )
  // Faster without optimization, because nearly all schemas are compiled: Stripe's schemas refer to one another.
  const code = { optimize: false }
  const ajv = new Ajv({ strict: false, validateFormats: false, inlineRefs: false, code })
  ajv.addSchema({ $id: published, components: withoutNullable(document.components) })
  const compiled = new Map<string, ValidateFunction>()
  const validatorOf = (name: string, schema: object) => {
    const known = compiled.get(name) ?? ajv.compile(absolute(withoutNullable(schema)))
    compiled.set(name, known)
    return known
  }
  return {
    deviationsOf({ method, path, status, body }) {
      const name = `${method} ${path}`
      const template = templateOf(document, path)
      const operation = document.paths[template]?.[method.toLowerCase()]
      const answer = operation?.responses[status === 200 ? '200' : 'default']
      if (answer === undefined) return [`${name} is not published`]
      const schema = answer.content['application/json'].schema
      const validate = validatorOf(`${method} ${template} ${status === 200}`, schema)
      if (validate(body)) return []
      return (validate.errors ?? []).map((error) => `${name}${error.instancePath} ${error.message}`)
    },
  }
}

/** Returns the matching published path; one without placeholders has priority. */
function templateOf({ paths }: PublishedDocument, path: string): string {
  if (path in paths) return path
  const matches = (template: string) =>
    new RegExp(`^${template.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`).test(path)
  return Object.keys(paths).find(matches) ?? path
}

/** Converts OpenAPI 3.0's `nullable`, which JSON Schema lacks, to an alternative. */
function withoutNullable(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutNullable)
  if (!isObject(schema)) return schema
  const inner = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, withoutNullable(value)]),
  )
  if (schema.nullable !== true) return inner
  const { nullable: _nullable, ...rest } = inner
  return { anyOf: [{ type: 'null' }, rest] }
}

/** The id of Stripe's document among the schemas. */
const published = 'https://stripe.example/openapi.json'

/** Makes references absolute: they refer to the document, not to the response's own schema. */
function absolute(schema: unknown): object {
  const text = JSON.stringify(schema).replaceAll('"#/components/', `"${published}#/components/`)
  return JSON.parse(text)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
