import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readInTab, writeInTab } from '../session/browser-storage.ts'

/** The contents of an email's link. */
interface MailLink {
  readonly token: string
  /** The recipient's address, if the link contains it; for display only, never trusted. */
  readonly email: string
}

/** Links opened in this tab, by page. They survive a detour to /login, but not a reload. */
const followed = new Map<string, MailLink>()

interface MailLinkOptions {
  /** Stores the secret until the tab is closed; for links that only show something and can be used repeatedly. */
  readonly survivesReload?: boolean
}

const keyInTab = (pathname: string) => `mail-link:${pathname}`

interface FollowedLink {
  /** Undefined until hydration; null without a link. */
  readonly link: MailLink | null | undefined
  /**
   * The number of links opened on this page before the current one. It stays the same from the first render to
   * hydration.
   */
  readonly before: number
  /** Drops the link once it is used up. */
  forget(): void
}

/**
 * Returns the email link that led to this page. Its secret is in the URL fragment, which servers never see. It is
 * removed from the address and the history immediately.
 */
export function useMailLink({ survivesReload = false }: MailLinkOptions = {}): FollowedLink {
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const [link, setLink] = useState<MailLink | null>()
  const [before, setBefore] = useState(0)
  const seen = useRef(0)
  useEffect(() => {
    const carried = new URLSearchParams(hash.slice(1))
    const token = carried.get('token')
    if (token) {
      followed.set(pathname, { token, email: carried.get('email') ?? '' })
      if (survivesReload) writeInTab(keyInTab(pathname), token)
      setBefore(seen.current)
      seen.current += 1
    }
    if (hash) void navigate(pathname, { replace: true })
    const kept = survivesReload ? readInTab(keyInTab(pathname)) : null
    setLink(followed.get(pathname) ?? (kept === null ? null : { token: kept, email: '' }))
  }, [hash, pathname, navigate, survivesReload])
  return { link, before, forget: () => void followed.delete(pathname) }
}
