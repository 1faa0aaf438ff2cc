import type { PageTopic } from '../page-topics.ts'

interface Cards {
  readonly needsAlso: readonly { readonly _id: string }[]
  readonly neighbours: readonly { readonly _id: string }[]
  readonly doesNotFit?: readonly unknown[] | undefined
  readonly safety?: { readonly maker?: unknown } | undefined
}

/** How many neighbours on the board a guide names. */
export const neighbourCount = 3

/**
 * Returns the topics of a tool's guide, which invalidate it. New tools are added at the beginning of the board, so
 * they change the neighbours only if the board has too few tools.
 */
export function guideTopics(
  id: string,
  { needsAlso, neighbours, doesNotFit = [], safety }: Cards,
): readonly PageTopic[] {
  const tools = [id, ...[...needsAlso, ...neighbours].map(({ _id }) => _id)]
  return [
    ...tools.map((tool) => `tool:${tool}` as const),
    // The guide names and explains the specification.
    'spec-keys',
    ...(safety?.maker === undefined ? [] : (['makers'] as const)),
    // A product that is shown, or moves, can come between it and its neighbours.
    'board',
    // Any tool may be changed to fit a standard that this tool does not fit.
    ...(neighbours.length < neighbourCount || doesNotFit.length > 0 ? (['tools'] as const) : []),
  ]
}
