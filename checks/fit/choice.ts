/** A person's question about a component: its standard, or successive readings of its group. */
type Asked =
  | { readonly standard: string }
  | { readonly group: string; readonly readings: readonly (readonly [measure: string, value: string])[] }

/** A real component, its owner's question, and the expected standards and tools of the sample shop. */
export interface ComponentChoice {
  readonly component: string
  readonly asked: Asked
  /** The possible standards; an empty list means "unknown". */
  readonly standards: readonly string[]
  /** Slugs of tools of the sample shop; an empty list means "not sold here". */
  readonly tools: readonly string[]
}

export function byStandard(component: string, standard: string, tools: readonly string[]): ComponentChoice {
  return { component, asked: { standard }, standards: [standard], tools }
}

/** Describes a standard that the data lacks: the shop must answer that it is unknown. */
export function unlisted(component: string, standard: string): ComponentChoice {
  return { component, asked: { standard }, standards: [], tools: [] }
}

export function measured(
  component: string,
  group: string,
  readings: readonly (readonly [string, string])[],
  standards: readonly string[],
  tools: readonly string[] = [],
): ComponentChoice {
  return { component, asked: { group, readings }, standards, tools }
}
