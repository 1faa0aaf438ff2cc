import { useEffect, useState } from 'react'
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
  useEffect(() => {
    const carried = new URLSearchParams(hash.slice(1))
    const token = carried.get('token')
    if (token) followed.set(pathname, { token, email: carried.get('email') ?? '' })
    if (hash) void navigate(pathname, { replace: true })
    setLink(followed.get(pathname) ?? null)
  }, [hash, pathname, navigate])
  return { link, forget: () => void followed.delete(pathname) }
}
