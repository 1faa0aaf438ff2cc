import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface FormLinkProps {
  readonly to: string
  readonly state?: unknown
  readonly children: ReactNode
}

/** A link below a sign-in form, large enough for a thumb. */
export function FormLink({ to, state, children }: FormLinkProps) {
  return (
    <Link className="inline-flex min-h-11 items-center font-semibold underline" to={to} state={state}>
      {children}
    </Link>
  )
}

/** What stood in the email field of the page that a link was followed from; empty when nothing did. */
export function typedEmail(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('email' in state)) return ''
  return typeof state.email === 'string' ? state.email : ''
}
