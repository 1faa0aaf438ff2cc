/** The frequency of a term in each field of its documents; the lists have the same order. */
interface Posting {
  readonly documents: number[]
  /** The counts of all fields in one number, because lists of small numbers take most of the memory. */
  readonly counts: number[]
  /** The number of documents with the term, per field. */
  readonly having: number[]
}

/** Limits a term's count in one field; further occurrences add no score. */
const bitsOfCount = 3
const mostCounted = 2 ** bitsOfCount - 1

function countIn(field: number, counts: number): number {
  return (counts >> (field * bitsOfCount)) & mostCounted
}

function rarity(documents: number, having: number): number {
  return Math.log(1 + (documents - having + 0.5) / (having + 0.5))
}

/** The constants of BM25+: saturation, weight of the length, and the minimum score of a match. */
const [saturation, lengthWeight, leastMatch] = [1.2, 0.7, 0.5]

/** The scores of documents for the terms of a query; `undefined` for a document without any of them. */
export interface Scores {
  /** The numbers of the documents with a term. */
  readonly matched: readonly number[]
  /** The values by document number. */
  readonly score: Float64Array
}

/** An index of documents by the terms of their fields, which scores by BM25+. */
export class TermIndex {
  readonly #weights: readonly number[]
  readonly #postings = new Map<string, Posting>()
  /** The terms of each document, for its removal. */
  readonly #terms: (readonly string[])[] = []
  readonly #lengths: number[][]
  readonly #totalLengths: number[]
  readonly #free: number[] = []
  #count = 0

  constructor(weights: readonly number[]) {
    this.#weights = weights
    this.#lengths = weights.map(() => [])
    this.#totalLengths = weights.map(() => 0)
  }

  /** Adds a document with the terms of each field; returns its number. */
  add(fields: readonly (readonly string[])[]): number {
    const document = this.#free.pop() ?? this.#terms.length
    const counts = new Map<string, number[]>()
    for (const [field, terms] of fields.entries()) {
      for (const term of terms) {
        const inFields = counts.get(term) ?? this.#weights.map(() => 0)
        inFields[field] = (inFields[field] ?? 0) + 1
        counts.set(term, inFields)
      }
    }
    for (const [term, inFields] of counts) this.#post(term, document, inFields)
    this.#terms[document] = [...counts.keys()]
    for (const [field, lengths] of this.#lengths.entries()) {
      const length = new Set(fields[field]).size
      lengths[document] = length
      this.#totalLengths[field] = (this.#totalLengths[field] ?? 0) + length
    }
    this.#count += 1
    return document
  }

  /** Removes a document; its number may be reused. */
  remove(document: number): void {
    for (const term of this.#terms[document] ?? []) this.#removePosting(term, document)
    this.#terms[document] = []
    for (const [field, lengths] of this.#lengths.entries())
      this.#totalLengths[field] = (this.#totalLengths[field] ?? 0) - (lengths[document] ?? 0)
    this.#free.push(document)
    this.#count -= 1
  }

  /** Visits the documents with a term, with the greatest weight of their fields that contain it. */
  visit(term: string, each: (document: number, fieldWeight: number) => void): void {
    const posting = this.#postings.get(term)
    for (const [place, document] of posting?.documents.entries() ?? []) {
      let greatest = 0
      for (const [field, weight] of this.#weights.entries())
        if (weight > greatest && countIn(field, posting?.counts[place] ?? 0) > 0) greatest = weight
      each(document, greatest)
    }
  }

  /** Returns the weight of a term: the fewer documents have the term, the higher; 0 if none has it. */
  rarityOf(term: string): number {
    const documents = this.#postings.get(term)?.documents.length ?? 0
    return documents === 0 ? 0 : rarity(this.#count, documents)
  }

  /** Scores the documents for weighted terms; more of the terms give a higher score. */
  score(terms: ReadonlyMap<string, number>): Scores {
    const score = new Float64Array(this.#terms.length)
    const found = new Uint16Array(this.#terms.length)
    const matched: number[] = []
    for (const [term, weight] of terms) {
      const posting = this.#postings.get(term)
      if (!posting) continue
      this.#addScores(posting, weight, score)
      for (const document of posting.documents) {
        if (found[document] === 0) matched.push(document)
        found[document] = (found[document] ?? 0) + 1
      }
    }
    for (const document of matched) score[document] = (score[document] ?? 0) * (found[document] ?? 0)
    return { matched, score }
  }

  /** Returns the best document that has all terms in one field. */
  bestWithAll(terms: readonly string[], field: number): number | undefined {
    const postings = [...new Set(terms)].map((term) => this.#postings.get(term))
    const [first, ...others] = postings
    const has = (posting: Posting | undefined, document: number) => {
      const place = posting?.documents.indexOf(document) ?? -1
      return place >= 0 && countIn(field, posting?.counts[place] ?? 0) > 0
    }
    const all = (first?.documents ?? []).filter((document) =>
      [first, ...others].every((posting) => has(posting, document)),
    )
    const length = (document: number) => this.#lengths[field]?.[document] ?? 0
    return all.sort((a, b) => length(a) - length(b) || a - b)[0]
  }

  #addScores({ documents, counts, having }: Posting, weight: number, score: Float64Array): void {
    for (const [field, fieldWeight] of this.#weights.entries()) {
      const count = having[field] ?? 0
      if (count === 0) continue
      const rare = rarity(this.#count, count)
      const usualLength = (this.#totalLengths[field] ?? 0) / this.#count
      const lengths = this.#lengths[field] ?? []
      for (let place = 0; place < documents.length; place += 1) {
        const times = countIn(field, counts[place] ?? 0)
        if (times === 0) continue
        const document = documents[place] ?? 0
        const length = 1 - lengthWeight + (lengthWeight * (lengths[document] ?? 0)) / usualLength
        const match = leastMatch + (times * (saturation + 1)) / (times + saturation * length)
        score[document] = (score[document] ?? 0) + weight * fieldWeight * rare * match
      }
    }
  }

  #post(term: string, document: number, inFields: readonly number[]): void {
    const posting = this.#postings.get(term) ?? {
      documents: [],
      counts: [],
      having: this.#weights.map(() => 0),
    }
    this.#postings.set(term, posting)
    let counts = 0
    for (const [field, count] of inFields.entries()) {
      counts |= Math.min(count, mostCounted) << (field * bitsOfCount)
      if (count > 0) posting.having[field] = (posting.having[field] ?? 0) + 1
    }
    posting.documents.push(document)
    posting.counts.push(counts)
  }

  #removePosting(term: string, document: number): void {
    const posting = this.#postings.get(term)
    const place = posting?.documents.indexOf(document) ?? -1
    if (!posting || place < 0) return
    posting.documents.splice(place, 1)
    const [counts = 0] = posting.counts.splice(place, 1)
    for (const field of this.#weights.keys())
      if (countIn(field, counts) > 0) posting.having[field] = (posting.having[field] ?? 0) - 1
    if (posting.documents.length === 0) this.#postings.delete(term)
  }
}
