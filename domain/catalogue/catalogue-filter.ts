/** A range of numbers that includes both ends; either end may be missing. */
export interface NumberRange {
  readonly from?: number
  readonly to?: number
}

/** A value to match: a text, or a range of numbers. */
export type FilterChoice = string | NumberRange

/** A condition on products. Its choices are alternatives. */
export interface FilterCondition {
  /** `brand`, `fits` (id of a standard), `stock` (`in`), `price` (range) or `spec.<key>`. */
  readonly name: string
  readonly anyOf: readonly FilterChoice[]
}

/** Conditions that a product must all meet; each name occurs once. */
export type CatalogueFilter = readonly FilterCondition[]

/** The prefix of a condition on a specification. */
export const specPrefix = 'spec.'

/** Parses a filter that matches the contract's pattern: `brand:Truewheel;price:5..70`. */
export function readFilter(text: string): CatalogueFilter {
  const choices = text.split(';').flatMap((part) => {
    const colon = part.indexOf(':')
    if (colon < 1) return []
    return [[part.slice(0, colon), readChoice(part.slice(colon + 1))] as const]
  })
  return filterOf(choices)
}

/** Writes a filter in its canonical form: equal filters give equal texts. */
export function writeFilter(filter: CatalogueFilter): string {
  return filter
    .flatMap(({ name, anyOf }) => anyOf.map((choice) => `${name}:${writeChoice(choice)}`))
    .sort()
    .join(';')
}

/** Groups choices by name, in the order of the names. */
export function filterOf(choices: Iterable<readonly [name: string, choice: FilterChoice]>): CatalogueFilter {
  const conditions = new Map<string, Map<string, FilterChoice>>()
  for (const [name, choice] of choices) {
    const before = conditions.get(name) ?? new Map<string, FilterChoice>()
    conditions.set(name, before.set(writeChoice(choice), choice))
  }
  return [...conditions]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, anyOf]) => ({ name, anyOf: [...anyOf.values()] }))
}

/** Checks a number against a range. */
export function isWithin(value: number, { from, to }: NumberRange): boolean {
  return (from === undefined || value >= from) && (to === undefined || value <= to)
}

function readChoice(text: string): FilterChoice {
  const dots = text.indexOf('..')
  if (dots < 0) return decodeURIComponent(text)
  return rangeOf(text.slice(0, dots), text.slice(dots + 2))
}

/** Makes a range from the texts of its ends; an empty text is a missing end. */
export function rangeOf(from: string, to: string): NumberRange {
  return { ...(from !== '' && { from: Number(from) }), ...(to !== '' && { to: Number(to) }) }
}

function writeChoice(choice: FilterChoice): string {
  if (typeof choice !== 'string') return `${choice.from ?? ''}..${choice.to ?? ''}`
  // This text contains dots but is not a range.
  return choice
    .toWellFormed()
    .replace(/[%;:]/g, (sign) => encodeURIComponent(sign))
    .replaceAll('..', '%2E%2E')
}
