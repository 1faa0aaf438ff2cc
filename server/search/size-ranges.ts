import type { Size } from '../../domain/search/read-sizes.ts'
import type { SearchTerm } from '../../domain/search/search-terms.ts'
import { hasFractions } from '../../domain/search/size-units.ts'

type Range = Extract<SearchTerm, { kind: 'range' }>

/** The ranges of sizes that products have ("2-8 mm"), for finding them by a size in between. */
export class SizeRanges {
  readonly #ranges = new Map<string, Range>()

  /** Returns the index term of a range. */
  static termOf({ low, high, unit = '' }: Range): string {
    return `${low}..${high}${unit}`
  }

  add(terms: readonly SearchTerm[]): void {
    for (const term of terms) if (term.kind === 'range') this.#ranges.set(SizeRanges.termOf(term), term)
  }

  /**
   * Returns the index terms of the ranges that contain a size; without a unit, of any unit that such a number can have:
   * 30.9 is in no range of Torx keys or teeth.
   */
  termsAround({ value, unit }: Size): readonly string[] {
    return [...this.#ranges]
      .filter(([, range]) => range.low <= value && value <= range.high)
      .filter(([, range]) => (unit === undefined ? canHave(range.unit, value) : range.unit === unit))
      .map(([term]) => term)
  }
}

function canHave(unit: string | undefined, value: number): boolean {
  return Number.isInteger(value) || (unit !== undefined && hasFractions(unit))
}
