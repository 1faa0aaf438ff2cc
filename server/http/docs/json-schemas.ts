import * as z from 'zod/mini'
import { wireNumber } from '../../../contract/fields.ts'
import { namedSchemas, nameOfSchema } from './named-schemas.ts'

export type JsonObject = Record<string, unknown>

/** Returns the reference to a schema of `components.schemas`. */
export function referenceTo(name: string): JsonObject {
  return { $ref: `#/components/schemas/${name}` }
}

/** Converts a schema of the contract to JSON Schema; answers refer to named schemas. */
export function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonObject {
  return converted(schema, io, io === 'output' ? nameOfSchema : () => undefined)
}

/** Returns the schemas to which answers refer. */
export function describedSchemas(): Readonly<Record<string, JsonObject>> {
  const described = Object.entries(namedSchemas).map(([name, schema]) => {
    const nameOfPart = (part: unknown) => (part === schema ? undefined : nameOfSchema(part))
    return [name, converted(schema, 'output', nameOfPart)] as const
  })
  return Object.fromEntries(described)
}

/**
 * Converts a schema of the contract to JSON Schema without references.
 *
 * @param adapt changes the described schema of a part.
 */
export function wholeSchema(
  schema: z.ZodMiniType,
  io: 'input' | 'output',
  adapt?: (part: unknown, described: JsonObject) => void,
): JsonObject {
  return converted(schema, io, () => undefined, adapt)
}

function converted(
  schema: z.ZodMiniType,
  io: 'input' | 'output',
  nameOf: (part: unknown) => string | undefined,
  adapt?: (part: unknown, described: JsonObject) => void,
): JsonObject {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema: generated }) => {
      if (generated.prefixItems !== undefined) become(generated, asFixedLength(generated))
      if (io === 'input') return
      const name = nameOf(zodSchema)
      if (name !== undefined) become(generated, referenceTo(name))
      // Responses always contain numbers; only requests may contain numeric text.
      else if (zodSchema === wireNumber) become(generated, { type: 'number' })
      // Clients must accept additional fields, because a later version may add some.
      else if (generated.additionalProperties === false) delete generated.additionalProperties
      adapt?.(zodSchema, generated)
    },
  })
  return rest
}

/** Converts a tuple to an array of fixed length, because many generators, and Spectral, do not know `prefixItems`. */
function asFixedLength({ prefixItems, items: _none, ...rest }: JsonObject): JsonObject {
  const parts = prefixItems as readonly JsonObject[]
  const kinds = [...new Map(parts.map((part) => [JSON.stringify(part), part])).values()]
  return { ...rest, items: kinds.length === 1 ? kinds[0] : { anyOf: kinds } }
}

function become(schema: JsonObject, other: JsonObject): void {
  for (const key of Object.keys(schema)) delete schema[key]
  Object.assign(schema, other)
}
