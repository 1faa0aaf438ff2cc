import { useState } from 'react'
import { type Load, type Loaded, useLoaded } from './use-loaded.ts'

/** A list, or a page of one. */
export interface ListPart<Row> {
  readonly rows: readonly Row[]
  /** What to ask for the next page with; undefined when the list ends here. */
  readonly next?: string
}

interface List<Row> {
  readonly list: Loaded<ListPart<Row>>
  /** Another part was asked for; `list` is the one before until it is there. */
  readonly busy: boolean
  readonly reload: () => void
}

/** Loads a list for a screen; when another part of it is asked for, the part before stays until that is there. */
export function useList<Row>(load: Load<ListPart<Row>>): List<Row> {
  const [list, reload] = useLoaded(load)
  const [before, setBefore] = useState<ListPart<Row>>()
  if (list.status === 'ready' && list.data !== before) setBefore(list.data)
  if (list.status === 'loading' && before) {
    return { list: { status: 'ready', data: before }, busy: true, reload }
  }
  return { list, busy: list.status === 'loading', reload }
}
