import type { PlannedQuery } from './plan-query.ts'
import type { Scores, TermIndex } from './term-index.ts'

/** Scores the documents with a term of the query: their relevance, by the share of the query that they have. */
export function scoreConcepts(
  index: TermIndex,
  concepts: PlannedQuery['concepts'],
): Scores & { readonly covered: Float64Array } {
  const weights = new Map<string, number>()
  const add = (term: string, weight: number) => weights.set(term, Math.max(weight, weights.get(term) ?? 0))
  for (const { terms, compounds = [] } of concepts) {
    for (const [term, weight] of terms) add(term, weight)
    for (const [term, weight] of weightsOfCompounds(index, terms, compounds)) add(term, weight)
  }
  const { matched, score } = index.score(weights)
  const covered = coveredShares(index, concepts, score.length)
  for (const document of matched) score[document] = (score[document] ?? 0) * (covered[document] ?? 0) ** 2
  return { matched, score, covered }
}

/** The weight of a compound that contains a word, relative to the word itself. */
const weightOfCompound = 0.25

/**
 * Weighs compounds so that a rare one scores no more than the word itself: "Drehmomentschlüssel" comes after
 * "Schlüssel", however many products have that word.
 */
function weightsOfCompounds(
  index: TermIndex,
  terms: ReadonlyMap<string, number>,
  compounds: readonly string[],
): readonly (readonly [string, number])[] {
  if (compounds.length === 0) return []
  const rarities = Array.from(terms.keys(), (term) => index.rarityOf(term)).filter((each) => each > 0)
  const least = Math.min(...rarities)
  return compounds.map((compound) => {
    const rarity = index.rarityOf(compound)
    return [compound, weightOfCompound * Math.min(1, rarity > 0 ? least / rarity : 0)]
  })
}

/** Returns each document's share of the query; a detail counts less than a name. */
function coveredShares(
  index: TermIndex,
  concepts: PlannedQuery['concepts'],
  documents: number,
): Float64Array {
  const covered = new Float64Array(documents)
  const total = concepts.reduce((sum, { weight }) => sum + weight, 0)
  for (const { terms, compounds = [], weight } of concepts) {
    if (weight === 0) continue
    const shares = new Map<number, number>()
    for (const term of [...terms.keys(), ...compounds]) {
      index.visit(term, (document, fieldWeight) => {
        const share = Math.min(1, fieldWeight)
        if (share > (shares.get(document) ?? 0)) shares.set(document, share)
      })
    }
    for (const [document, share] of shares)
      covered[document] = (covered[document] ?? 0) + (weight * share) / total
  }
  return covered
}
