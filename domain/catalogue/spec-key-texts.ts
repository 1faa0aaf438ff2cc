import { specKeys } from './spec-keys.ts'

/** What is written about a key of a specification. */
export interface SpecKeyWords {
  readonly name: string
  /** Missing if the key has no unit. */
  readonly unit?: string
  readonly meaning: string
}

/** The words of the built-in keys, by key. */
export const specKeyTexts: Readonly<Record<string, SpecKeyWords>> = Object.fromEntries(
  Object.entries(specKeys).map(([key, { name, unit, meaning }]) => [
    key,
    { name, ...(unit !== undefined && { unit }), meaning },
  ]),
)
