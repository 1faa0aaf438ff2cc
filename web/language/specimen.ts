import type { ReactNode } from 'react'

/** Controls of the shop, in each of their states. */
export interface Specimen {
  /** What web/ui exports of them. Their parameters play no part here. */
  readonly of: readonly ((props: never) => ReactNode)[]
  readonly states: Readonly<Record<string, ReactNode>>
  /** Each state has a line of its own. */
  readonly wide?: true
}

/** A heading of the page and what stands below it. */
export interface Chapter {
  readonly title: string
  readonly specimens: readonly Specimen[]
}
