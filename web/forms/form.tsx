import type { ComponentProps } from 'react'

interface FormProps extends Omit<ComponentProps<'form'>, 'method' | 'noValidate'> {
  /** What it holds is being sent. */
  readonly busy?: boolean
  /** Its name for screen readers. */
  readonly label?: string
}

/**
 * Renders a form that a script checks and sends. Without the script nothing typed appears in an address, because the
 * method is POST.
 */
export function Form({ busy, label, ...rest }: FormProps) {
  return <form method="post" noValidate aria-busy={busy} aria-label={label} {...rest} />
}
