import type { StandardGroup } from '../standard.ts'

/** What is written about a standard, besides its figures and sources. */
export interface StandardWords {
  readonly name: string
  /** Other names that people use; each language has its own. */
  readonly alsoCalled: readonly string[]
  readonly disagreement?: string
  readonly note?: string
}

/** Returns the words of all standards of some groups by the standards' ids. */
export function wordsOfStandards(groups: readonly StandardGroup[]): Readonly<Record<string, StandardWords>> {
  return Object.fromEntries(
    groups
      .flatMap(({ standards }) => standards)
      .map(({ id, name, alsoCalled, disagreement, note }) => [
        id,
        {
          name,
          alsoCalled,
          ...(disagreement !== undefined && { disagreement }),
          ...(note !== undefined && { note }),
        },
      ]),
  )
}
