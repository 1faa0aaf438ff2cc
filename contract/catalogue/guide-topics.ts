import type { PageTopic } from '../page-topics.ts'

interface Cards {
  readonly needsAlso: readonly { readonly _id: string }[]
  readonly neighbours: readonly { readonly _id: string }[]
  readonly family?: { readonly members: readonly { readonly _id: string }[] } | undefined
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
  { needsAlso, neighbours, family, doesNotFit = [], safety }: Cards,
): readonly PageTopic[] {
  const others = [...needsAlso, ...neighbours, ...(family?.members ?? [])]
  const tools = new Set([id, ...others.map(({ _id }) => _id)])
  return [
    ...Array.from(tools, (tool) => `tool:${tool}` as const),
    // The guide names and explains the specification.
    'spec-keys',
    // The owner's translations of keys are settings.
    'shop',
    ...(safety?.maker === undefined ? [] : (['makers'] as const)),
    // Another product that is shown or moved can become a neighbour or a member of the family of this one.
    'board',
    // Any tool can be changed so that it fits one of these standards.
    ...(neighbours.length < neighbourCount || doesNotFit.length > 0 ? (['tools'] as const) : []),
  ]
}
