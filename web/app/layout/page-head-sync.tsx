import { useLayoutEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router'
import { pageHandleOf } from '../routes/page-handle.ts'
import { titleOf } from '../routes/page-heads.ts'

/**
 * After a change of page inside the browser: the tab's title and description follow, and the focus goes to
 * the new content, so that a screen reader says where it is. The first page comes with its own head.
 */
export function PageHeadSync() {
  const matches = useMatches()
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const head = pageHandleOf(matches)?.head(matches.at(-1)?.loaderData)
  const title = head && titleOf(head)
  const description = head?.description
  // Before the page is seen: a key that is pressed at what one sees must not be followed by a move of the focus.
  useLayoutEffect(() => {
    if (title) document.title = title
    if (description) document.querySelector('meta[name="description"]')?.setAttribute('content', description)
    if (shown.current === pathname) return
    shown.current = pathname
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [title, description, pathname])
  return null
}
