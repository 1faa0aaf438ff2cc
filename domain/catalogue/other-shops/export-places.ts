import { foldLetters } from '../../search/fold-text.ts'

/** The spellings of a column's header, the best first. */
export type Spellings<Field extends string> = Readonly<Record<Field, readonly string[]>>

/** Returns the letters and digits of a header, for comparison: `Option1 Name` is `option1name`. */
export function foldedHeader(header: string): string {
  return foldLetters(header.replace(/^\uFEFF/, '')).replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** The places of an export's columns by their meaning. */
export class ExportPlaces<Field extends string> {
  readonly #places: ReadonlyMap<Field, number>

  constructor(header: readonly string[], spellings: Spellings<Field>) {
    const folded = header.map(foldedHeader)
    // The keys of the table are the fields.
    const fields = Object.keys(spellings) as Field[]
    this.#places = new Map(
      fields.flatMap((field) => {
        const place = spellings[field].map((name) => folded.indexOf(foldedHeader(name))).find((at) => at >= 0)
        return place === undefined ? [] : [[field, place] as const]
      }),
    )
  }

  has(field: Field): boolean {
    return this.#places.has(field)
  }

  /** Returns a row's cell; empty without the column. */
  at(cells: readonly string[], field: Field): string {
    const place = this.#places.get(field)
    return place === undefined ? '' : (cells[place] ?? '').trim()
  }

  /** The places of all columns that were found. */
  get taken(): readonly number[] {
    return [...this.#places.values()]
  }
}
