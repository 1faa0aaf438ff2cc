import { type TextFact, textFacts } from './text-context.ts'

/** The text in braces at the end of a heading: `{#fragment only=stripe,mail}`. */
export interface HeadingMarker {
  /** The heading without its marker. */
  readonly heading: string
  readonly id?: string
  /** The section is shown only if all these conditions are true. */
  readonly only: readonly TextFact[]
  /** Unknown names after `only=`. */
  readonly unknown: readonly string[]
}

const idPattern = /^#([a-z0-9-]{1,60})$/
const onlyPattern = /^only=([a-z,-]{1,200})$/

/** Reads the marker at the end of a heading, if any. */
export function readHeadingMarker(heading: string): HeadingMarker {
  const none = { heading, only: [], unknown: [] }
  const start = heading.lastIndexOf('{')
  // `{{name}}` is a placeholder, not a marker.
  if (start < 0 || !heading.endsWith('}') || heading[start - 1] === '{') return none
  const words = heading
    .slice(start + 1, -1)
    .split(' ')
    .filter(Boolean)
  const ids = words.flatMap((word) => idPattern.exec(word)?.[1] ?? [])
  const names = words.flatMap((word) => onlyPattern.exec(word)?.[1]?.split(',') ?? [])
  const isMarker = words.length > 0 && words.every((word) => idPattern.test(word) || onlyPattern.test(word))
  if (!isMarker) return none
  return {
    heading: heading.slice(0, start).trimEnd(),
    ...(ids[0] !== undefined && { id: ids[0] }),
    only: names.filter(isTextFact),
    unknown: names.filter((name) => !isTextFact(name)),
  }
}

function isTextFact(name: string): name is TextFact {
  return Object.hasOwn(textFacts, name)
}
