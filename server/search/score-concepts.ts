import type { PlannedQuery } from './plan-query.ts'
import type { Scores, TermIndex } from './term-index.ts'

/** Scores the documents that have a term of the query: their relevance by how much of the query they have. */
export function scoreConcepts(
  index: TermIndex,
  concepts: PlannedQuery['concepts'],
): Scores & { readonly covered: Float64Array } {
  const weights = new Map<string, number>()
  for (const { terms } of concepts)
    for (const [term, weight] of terms) weights.set(term, Math.max(weight, weights.get(term) ?? 0))
  const { matched, score } = index.score(weights)
  const covered = coveredShares(index, concepts, score.length)
  for (const document of matched) score[document] = (score[document] ?? 0) * (covered[document] ?? 0) ** 2
  return { matched, score, covered }
}

/** Returns for each document how much of the query it has; a detail counts less than a name. */
function coveredShares(
  index: TermIndex,
  concepts: PlannedQuery['concepts'],
  documents: number,
): Float64Array {
  const covered = new Float64Array(documents)
  const total = concepts.reduce((sum, { weight }) => sum + weight, 0)
  for (const { terms, weight } of concepts) {
    if (weight === 0) continue
    const shares = new Map<number, number>()
    for (const term of terms.keys()) {
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
