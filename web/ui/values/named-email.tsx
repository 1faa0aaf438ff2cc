import type { ReactNode } from 'react'
import { EmailText } from './email-text.tsx'

interface NamedEmailProps {
  readonly name: string | null | undefined
  readonly email: string
  /** Shown after the email. */
  readonly children?: ReactNode
}

/** Shows a person's name above the email, or the email alone. */
export function NamedEmail({ name, email, children }: NamedEmailProps) {
  return (
    <span className="grid">
      {name && <span className="[overflow-wrap:anywhere]">{name}</span>}
      <span className={name ? 'font-normal' : undefined}>
        <EmailText email={email} />
        {children}
      </span>
    </span>
  )
}
