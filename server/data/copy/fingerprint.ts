import { createHash } from 'node:crypto'

/** A stored value, as the drivers of both engines return it. */
export type Cell = string | number | bigint | Uint8Array | null

/** A row's values, in the order of its table's columns. */
export type Cells = readonly Cell[]

/** The content of a table, independent of the order of its rows. */
export interface TableContents {
  readonly rows: number
  /** A hash of all rows together, in hexadecimal. */
  readonly hash: string
  /** Sums of the columns with money (in cents) and pieces. */
  readonly sums: Readonly<Record<string, number>>
}

/** Matches columns with money (in cents) and pieces, whose sums are compared after a copy or restore. */
export const summed = /_cents$|^available$|^quantity$/

/** Counts, hashes and sums the rows of a table one by one. */
export class Fingerprint {
  readonly #columns: readonly string[]
  readonly #hash = Buffer.alloc(32)
  readonly #sums: Record<string, number> = {}
  #rows = 0

  constructor(columns: readonly string[]) {
    this.#columns = columns
  }

  add(row: Cells): void {
    this.#rows += 1
    const digest = createHash('sha256')
      .update(JSON.stringify(row.map(canonical)))
      .digest()
    // Adds all hashes, because the engines sort text differently and addition ignores the order.
    let carry = 0
    for (let at = 31; at >= 0; at -= 1) {
      const sum = (this.#hash[at] ?? 0) + (digest[at] ?? 0) + carry
      this.#hash[at] = sum & 255
      carry = sum >> 8
    }
    for (const [index, column] of this.#columns.entries()) {
      if (summed.test(column)) this.#sums[column] = (this.#sums[column] ?? 0) + Number(row[index] ?? 0)
    }
  }

  get contents(): TableContents {
    return { rows: this.#rows, hash: this.#hash.toString('hex'), sums: { ...this.#sums } }
  }
}

/** Formats a value alike for both engines, because one may return a number and the other its text. */
function canonical(cell: Cell): string | null {
  if (cell === null) return null
  return cell instanceof Uint8Array ? `bytes ${Buffer.from(cell).toString('base64')}` : String(cell)
}
