import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { isRecord } from '../../api/is-record.ts'

interface FormLinkProps {
  readonly to: string
  readonly state?: unknown
  readonly children: ReactNode
}

/** Renders a link below a sign-in form, as a large touch target. */
export function FormLink({ to, state, children }: FormLinkProps) {
  return (
    <Link className="inline-flex min-h-11 items-center font-semibold underline" to={to} state={state}>
      {children}
    </Link>
  )
}

/** Returns the email that was typed on the previous page; empty without one. */
export function typedEmail(state: unknown): string {
  return isRecord(state) && typeof state.email === 'string' ? state.email : ''
}
