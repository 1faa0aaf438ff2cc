import fc from 'fast-check'
import * as z from 'zod/mini'

/** The part of JSON Schema that is used to generate values. */
interface Schema {
  readonly enum?: readonly unknown[]
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
}

/** Describes one input field of an operation. */
export interface Field {
  readonly name: string
  readonly schema: Schema
}

/**
 * Returns the input fields of a part of an operation. Their bounds are in the output schema, because a request may send
 * a number or its text.
 */
export function fieldsOf(schema: z.ZodMiniType | undefined): readonly Field[] {
  if (!schema) return []
  const sent = propertiesOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  const read = propertiesOf(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }))
  return Object.entries(sent).map(([name, property]) => ({ name, schema: bothOf(property, read[name]) }))
}

/** Returns the properties of an object schema. A property is a schema, or true for any value. */
function propertiesOf({
  properties = {},
}: {
  readonly properties?: object
}): Readonly<Record<string, Schema>> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [
      name,
      typeof property === 'object' ? property : {},
    ]),
  )
}

function bothOf(sent: Schema, read: Schema = {}): Schema {
  const parts = Object.entries(sent.properties ?? {})
  if (parts.length === 0) return { anyOf: [sent, ...(sent.anyOf ?? []), read, ...(read.anyOf ?? [])] }
  return {
    properties: Object.fromEntries(
      parts.map(([name, part]) => [name, bothOf(part, read.properties?.[name])]),
    ),
  }
}

/** Values that no legitimate request contains. */
const hostile = fc.constantFrom<unknown>(
  null,
  true,
  '',
  ' ',
  'a\u0000b',
  'a\u0000b@example.com',
  '\u0000',
  '\ud800',
  '\uffff',
  '\u{10ffff}',
  '漢🔧\u202e',
  'İ@EXAMPLE.COM',
  'x'.repeat(30_000),
  "'; drop table orders; --",
  '%',
  '__proto__',
  -1,
  0,
  -0,
  1.5,
  0.1 + 0.2,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53,
  1e308,
  '1e5',
  '007',
  '2147483648',
  '99999999999999',
  '99999999999999999999',
  '-0',
  [],
  ['a'],
  {},
  { toString: 1 },
)

const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme', maxLength: 300 }))

function nearBounds({ schema }: Field): fc.Arbitrary<unknown> {
  const kinds = [schema, ...(schema.anyOf ?? [])]
  const values = kinds.flatMap(({ enum: names = [], minimum, maximum, maxLength }) => [
    ...names,
    ...(minimum === undefined ? [] : [minimum - 1, minimum, String(minimum)]),
    ...(maximum === undefined ? [] : [maximum, maximum + 1, String(maximum)]),
    ...(maxLength === undefined
      ? []
      : ['x'.repeat(maxLength), '🔧'.repeat(maxLength), 'x'.repeat(maxLength + 1)]),
  ])
  return fc.constantFrom<unknown>(...values, 1, 2, '3', 12.5, '0.50', '/pictures/hub.webp', 'ada@example.com')
}

/** Generates an object with the field's own properties, each with any value. */
function objectOf({ schema }: Field): fc.Arbitrary<unknown> {
  const parts = Object.entries(schema.properties ?? {})
  return fc.record(
    Object.fromEntries(parts.map(([name, part]) => [name, valueFor({ name, schema: part })])),
    { requiredKeys: parts.map(([name]) => name) },
  )
}

/** Generates a value for a field: near its bounds, of another type, or arbitrary. */
export function valueFor(field: Field): fc.Arbitrary<unknown> {
  return fc.oneof(
    { arbitrary: field.schema.properties ? objectOf(field) : nearBounds(field), weight: 4 },
    { arbitrary: hostile, weight: 2 },
    { arbitrary: text, weight: 2 },
    { arbitrary: fc.integer(), weight: 1 },
    { arbitrary: fc.double(), weight: 1 },
    { arbitrary: fc.jsonValue({ maxDepth: 2 }), weight: 1 },
  )
}

/** Generates text for a part of the request that is always text, such as a path. */
export function textFor(field: Field): fc.Arbitrary<string> {
  return valueFor(field).map((value) => (typeof value === 'string' ? value : String(JSON.stringify(value))))
}
