import { useLayoutEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router'
import { useShopSettings } from '../../api/settings-context.ts'
import { headOf, titleOf } from '../pages/page.ts'
import { matchedPage } from '../routes/routes-of.tsx'
import { applyLateFonts } from './late-fonts.ts'

/**
 * Updates the tab's title and description after a navigation, and focuses the new content, so that screen readers
 * announce it. The first page has its head from the server.
 */
export function PageHeadSync() {
  const matches = useMatches()
  const { pathname } = useLocation()
  const { name } = useShopSettings().shop.company
  const shown = useRef(pathname)
  const page = matchedPage(matches)
  const data = matches.at(-1)?.loaderData
  const head = page && headOf(page, data)
  const title = head && titleOf(head, name)
  const description = head?.description
  // A layout effect moves the focus before the page is painted, so that no key press for the new page is lost.
  useLayoutEffect(() => {
    if (title) document.title = title
    if (description) document.querySelector('meta[name="description"]')?.setAttribute('content', description)
    if (shown.current === pathname) return
    shown.current = pathname
    applyLateFonts()
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [title, description, pathname])
  return null
}
