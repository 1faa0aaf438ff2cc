import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface WayOnProps {
  readonly to: string
  readonly state?: unknown
  readonly children: ReactNode
}

/** A link below a form, to another way in; large enough for a thumb. */
export function WayOn({ to, state, children }: WayOnProps) {
  return (
    <Link className="inline-flex min-h-11 items-center font-semibold underline" to={to} state={state}>
      {children}
    </Link>
  )
}
