import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

/** The schema of each kind of answer, by the ids that the specification gives them. */
const schemaIds = {
  profile: 'https://ucp.dev/schemas/ucp.json#/$defs/business_schema',
  search: 'https://ucp.dev/schemas/shopping/catalog_search.json#/$defs/search_response',
  lookup: 'https://ucp.dev/schemas/shopping/catalog_lookup.json#/$defs/lookup_response',
  product: 'https://ucp.dev/schemas/shopping/catalog_lookup.json#/$defs/get_product_response',
  cart: 'https://ucp.dev/schemas/shopping/cart.json',
  failure: 'https://ucp.dev/schemas/shopping/types/error_response.json',
} as const

export type Kind = keyof typeof schemaIds

/**
 * Reads the official schemas of the Universal Commerce Protocol, which the repository does not contain.
 *
 * @param folder `source/schemas` of a published version.
 * @returns a function that returns what is wrong with an answer; an empty text if nothing is.
 */
export function officialSchemas(folder: string): (kind: Kind, answer: unknown) => string {
  // The schemas have keywords of their own for the forms of requests.
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  // The package is CommonJS, whose default export has this type.
  const addAll = addFormats as unknown as (to: Ajv2020) => void
  addAll(ajv)
  for (const file of jsonFiles(folder)) ajv.addSchema(JSON.parse(readFileSync(file, 'utf8')))
  const validators = new Map<Kind, ValidateFunction>()
  return (kind, answer) => {
    const validate = validators.get(kind) ?? ajv.compile({ $ref: schemaIds[kind] })
    validators.set(kind, validate)
    return validate(answer) ? '' : ajv.errorsText(validate.errors, { separator: '\n' })
  }
}

function jsonFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true })
    .map((path) => join(folder, String(path)))
    .filter((path) => path.endsWith('.json') && statSync(path).isFile())
}
