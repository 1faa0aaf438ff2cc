import type { ReactNode } from 'react'

/** Shows one or more components in each of their states. */
export interface Specimen {
  /** The shown components of web/ui; their props do not matter here. */
  readonly of: readonly ((props: never) => ReactNode)[]
  readonly states: Readonly<Record<string, ReactNode>>
  /** Shows each state on its own line. */
  readonly wide?: true
}

/** A heading with its specimens. */
export interface Chapter {
  readonly title: string
  readonly specimens: readonly Specimen[]
}
