import { useNavigate } from 'react-router'
import { useShownLocation } from '../../../routing/shown-location.ts'
import { choicesOf } from './list-query.ts'

export interface ListAddress {
  readonly path: string
  /** The filters of the address, in a fixed order and without unknown parameters. */
  readonly address: URLSearchParams
  /** Navigates to the filters of the whole form. */
  readonly choose: (form: HTMLFormElement) => void
}

/**
 * Returns the filters in a list's address, so that Back, a reload and a link show the same list. It follows a pending
 * navigation, so that a second choice builds on the first.
 */
export function useListAddress(): ListAddress {
  const navigate = useNavigate()
  const { pathname, search } = useShownLocation()
  return {
    path: pathname,
    address: choicesOf(new URLSearchParams(search)),
    choose: (form) => {
      const chosen = [...new FormData(form)].flatMap(([name, value]) =>
        typeof value === 'string' && value !== '' ? [[name, value]] : [],
      )
      // flushSync makes the next event see this navigation as pending.
      void navigate(
        { search: `${choicesOf(new URLSearchParams(chosen))}` },
        { preventScrollReset: true, flushSync: true },
      )
    },
  }
}
