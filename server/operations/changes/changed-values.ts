import type { ChangedValues } from './record-change.ts'

/** Returns the differing fields with old and new values; undefined if none differs. */
export function changedValues(
  before: object,
  after: object,
): { readonly before: ChangedValues; readonly after: ChangedValues } | undefined {
  const [earlier, later] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
  const differing = [...new Set([...earlier.keys(), ...later.keys()])].filter(
    (field) => JSON.stringify(earlier.get(field)) !== JSON.stringify(later.get(field)),
  )
  if (differing.length === 0) return undefined
  // A missing value is null, because JSON has no undefined.
  const of = (values: ReadonlyMap<string, unknown>) =>
    Object.fromEntries(differing.map((field) => [field, values.get(field) ?? null]))
  return { before: of(earlier), after: of(later) }
}
