/** What was changed or left out so that another shop's export fits into this shop. */
export const adaptationKinds = [
  'families',
  'madeSkus',
  'optionsInNames',
  'anyValues',
  'namesForFamilies',
  'zerosRestored',
  'noGtin',
  'uncounted',
  'negative',
  'described',
  'cutDescriptions',
  'cutBySpreadsheet',
  'cutTexts',
  'morePictures',
  'earlierPrices',
  'salePrices',
  'virtual',
  'noPicture',
  'noPrice',
  'giftCards',
  'grouped',
  'external',
  'withoutVariations',
  'withoutProduct',
] as const

export type AdaptationKind = (typeof adaptationKinds)[number]

/** How often a kind of adaptation was made, and in which rows. */
export interface Adaptation {
  readonly kind: AdaptationKind
  readonly count: number
  /** The first rows. */
  readonly rows: readonly number[]
}

/** What is adapted for new products only; an existing one keeps what it has. */
const onlyForNew = [
  'families',
  'optionsInNames',
  'anyValues',
  'namesForFamilies',
  'uncounted',
  'described',
] as const

/** A sentence names at most this many rows. */
const mostRows = 20

/** Counts the adaptations of a file. */
export class Adaptations {
  readonly #rows = new Map<AdaptationKind, Set<number>>()

  /** Notes an adaptation in a row; a row counts once. */
  note(kind: AdaptationKind, row: number): void {
    const rows = this.#rows.get(kind) ?? new Set()
    this.#rows.set(kind, rows.add(row))
  }

  /** Forgets what an existing product does not change. */
  forgetForExisting(row: number): void {
    for (const kind of onlyForNew) this.#rows.get(kind)?.delete(row)
  }

  get all(): readonly Adaptation[] {
    return adaptationKinds.flatMap((kind) => {
      const rows = [...(this.#rows.get(kind) ?? [])].sort((a, b) => a - b)
      return rows.length === 0 ? [] : [{ kind, count: rows.length, rows: rows.slice(0, mostRows) }]
    })
  }
}
