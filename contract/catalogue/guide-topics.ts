import type { PageTopic } from '../page-topics.ts'

interface Cards {
  readonly needsAlso: readonly { readonly _id: string }[]
  readonly neighbours: readonly { readonly _id: string }[]
  readonly doesNotFit?: readonly unknown[] | undefined
  readonly safety?: { readonly maker?: unknown } | undefined
}

/** The number of neighbours on the board that a guide names. */
export const neighbourCount = 3

/**
 * Returns the topics of a tool's guide; a change of one invalidates the cached guide. New tools are added at the
 * beginning of the board, so they change the neighbours only if the board has too few tools.
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
    // The owner's translations of keys are settings.
    'shop',
    ...(safety?.maker === undefined ? [] : (['makers'] as const)),
    // Another product that is shown or moved can become a neighbour of this one.
    'board',
    // Any tool can be changed so that it fits one of these standards.
    ...(neighbours.length < neighbourCount || doesNotFit.length > 0 ? (['tools'] as const) : []),
  ]
}
