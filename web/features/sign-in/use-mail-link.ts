import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** What the link of a mail carries. */
interface MailLink {
  readonly token: string
  /** The address that the mail went to, where the link says it: shown, and believed by nobody. */
  readonly email: string
}

/** Links that were followed in this tab, by page: they outlive a detour to /login, and no reload. */
const followed = new Map<string, MailLink>()

interface FollowedLink {
  /** Undefined until the page is alive; null when no link led here. */
  readonly link: MailLink | null | undefined
  /** How many were followed to this page before; the same while the first is on its way, and when it is there. */
  readonly before: number
  /** To be called when it is worth nothing any more. */
  forget(): void
}

/**
 * The link of a mail that led to this page. Its secret stands behind the # of the address, so no server has seen it,
 * and is taken out of the address and the browser's history at once.
 */
export function useMailLink(): FollowedLink {
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
      setBefore(seen.current)
      seen.current += 1
    }
    if (hash) void navigate(pathname, { replace: true })
    setLink(followed.get(pathname) ?? null)
  }, [hash, pathname, navigate])
  return { link, before, forget: () => void followed.delete(pathname) }
}
