import { type ReactNode, useState } from 'react'
import { useInBrowser } from '../session/in-browser.ts'

interface WithoutLinkProps {
  /** The result of `useMailLink`: undefined until hydration. */
  readonly link: object | null | undefined
  /** Shown until hydration if the address contains a link. */
  readonly checking?: string
  readonly children: ReactNode
}

/**
 * Renders the content for visitors without an email's link. The server does not know about the link, so it renders both
 * variants, and the pre-paint script hides one (`html[data-link]`): nothing moves when the scripts arrive.
 */
export function WithoutLink({ link, checking, children }: WithoutLinkProps) {
  const inBrowser = useInBrowser()
  const [renderedByServer] = useState(!inBrowser)
  if (link) return null
  const unknown = link === undefined
  return (
    <>
      {unknown && checking && (
        <p role="status" className="hidden in-data-link:block noscript:hidden">
          {checking}
        </p>
      )}
      {(link === null || renderedByServer) && (
        <div className={unknown ? 'contents in-data-link:hidden noscript:hidden' : 'contents'}>
          {children}
        </div>
      )}
    </>
  )
}
