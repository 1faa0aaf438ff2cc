import fc from 'fast-check'
import { allOperations } from '../../contract/all-operations.ts'
import { type Field, fieldsOf, textFor, valueFor } from './arbitrary-values.ts'

type AnyOperation = (typeof allOperations)[number]

export const callers = [
  'the right one',
  'nobody',
  'another customer',
  'an admin',
  'a program',
  'garbage',
] as const

type Fields = Readonly<Record<string, unknown>>
type Texts = Readonly<Record<string, string>>

/** Changes to a valid call before it is sent. */
export interface GeneratedRequest {
  readonly operation: AnyOperation
  readonly caller: (typeof callers)[number]
  readonly params: Texts
  readonly query: Texts
  readonly headers: Texts
  /** New values for fields of the body; undefined removes a field. */
  readonly body: Fields
  /** Replaces the body by one that is not an object, not JSON, or too large. */
  readonly insteadOfBody: { readonly json: unknown } | { readonly raw: string; readonly type: string } | null
}

/** Fields that no operation accepts, or that only the shop sets. */
const notForCallers = {
  _id: 'mine',
  id: 'mine',
  role: 'admin',
  admin: true,
  paid: true,
  state: 'paid',
  sentAt: 1,
  paidAt: 1,
  deletedAt: 1,
  userId: 'x',
  refunded: 1_000,
  holdExpiresAt: 9e15,
  unitPriceCents: 1,
  position: -5,
} as const

/** Generates values for a few of the fields, so that the rest of the call stays valid. */
function changesOf<Value>(
  fields: readonly Field[],
  arbitraryOf: (field: Field) => fc.Arbitrary<Value>,
): fc.Arbitrary<Readonly<Record<string, Value>>> {
  if (fields.length === 0) return fc.constant({})
  const change = fc
    .constantFrom(...fields)
    .chain((field) => arbitraryOf(field).map((value) => [field.name, value] as const))
  return fc
    .oneof(
      { arbitrary: fc.constant([]), weight: 1 },
      { arbitrary: fc.array(change, { maxLength: 3 }), weight: 2 },
    )
    .map((changes) => Object.fromEntries(changes))
}

const insteadOfBody: fc.Arbitrary<GeneratedRequest['insteadOfBody']> = fc.oneof(
  { arbitrary: fc.constant(null), weight: 12 },
  { arbitrary: fc.jsonValue({ maxDepth: 3 }).map((json) => ({ json })), weight: 2 },
  {
    arbitrary: fc.record({
      raw: fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('{"broken', '{"__proto__":{"role":"admin"}}', 'x'.repeat(70_000), '[[[['),
      ),
      type: fc.constantFrom('application/json', 'text/plain', 'multipart/form-data', 'a/b', ''),
    }),
    weight: 1,
  },
)

/**
 * Returns whether a text can be part of a path: a lone surrogate is impossible, and an empty or dotted part would
 * change the URL before it is sent.
 */
function isPathPart(text: string): boolean {
  return text !== '' && !/^\.{1,2}$/.test(text) && text.isWellFormed()
}

function requestOf(operation: AnyOperation): fc.Arbitrary<GeneratedRequest> {
  const part = (name: 'params' | 'query' | 'headers' | 'body') =>
    fieldsOf(name in operation ? (operation[name as keyof AnyOperation] as never) : undefined)
  const declared = new Set(part('body').map(({ name }) => name))
  const extras = Object.entries(notForCallers).filter(([name]) => !declared.has(name))
  const extra = fc.subarray(extras).map((some) => Object.fromEntries(some))
  const pathPart = (field: Field) =>
    fc.oneof(
      textFor(field).filter(isPathPart).map(encodeURIComponent),
      fc.constantFrom('%00', '%zz', '%ff', '%F0%9F', '..%2f..', 'x'.repeat(600)),
    )
  const headerText = () =>
    fc.oneof(
      fc.string({ maxLength: 220 }).map((text) => text.trim()),
      fc.constant('key'),
    )
  return fc.record({
    operation: fc.constant(operation),
    caller: fc.oneof(
      { arbitrary: fc.constant('the right one' as const), weight: 6 },
      { arbitrary: fc.constantFrom(...callers), weight: 1 },
    ),
    params: changesOf(part('params'), pathPart),
    query: changesOf(part('query'), (field) => textFor(field).map((text) => text.toWellFormed())),
    headers: changesOf(part('headers'), headerText),
    body: fc
      .tuple(
        extra,
        changesOf(part('body'), (field) => fc.oneof(valueFor(field), fc.constant(undefined))),
      )
      .map(([more, changes]) => ({ ...more, ...changes })),
    insteadOfBody,
  })
}

/** Sequences of requests on the same data. */
export const requestSequences = fc.array(fc.constantFrom(...allOperations).chain(requestOf), {
  minLength: 1,
  maxLength: 8,
})
