import type { KeptList } from '../../../contract/orders/kept-lists.ts'
import type { BasketLine } from '../../buying/basket.ts'
import { mergeBaskets } from '../../buying/merge-baskets.ts'

/** What a person edits of a list. */
export interface ListContent {
  readonly name: string
  readonly shared: boolean
  readonly lines: readonly BasketLine[]
}

/** Returns the content of a list on the wire. */
export function contentOf({ name, shared, lines }: KeptList): ListContent {
  return { name, shared, lines: lines.map(({ Id: id, ...line }) => ({ id, ...line })) }
}

/**
 * Merges the unsaved content with what another person has saved meanwhile: for each part, the side that changed since
 * the last common state decides. No line is lost.
 */
export function mergeLists(base: ListContent, here: ListContent, there: ListContent): ListContent {
  return {
    name: here.name === base.name ? there.name : here.name,
    shared: here.shared === base.shared ? there.shared : here.shared,
    lines: mergeBaskets(base.lines, here.lines, there.lines),
  }
}

/** Returns whether two contents are the same, also in the order of their lines. */
export function isSameContent(one: ListContent, other: ListContent): boolean {
  return (
    one.name === other.name &&
    one.shared === other.shared &&
    one.lines.length === other.lines.length &&
    one.lines.every(
      ({ id, quantity }, at) => other.lines[at]?.id === id && other.lines[at].quantity === quantity,
    )
  )
}
