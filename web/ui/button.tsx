import type { ButtonHTMLAttributes, Ref } from 'react'
import { Spinner } from './feedback/spinner.tsx'

type ButtonKind = 'plain' | 'go' | 'quiet' | 'danger'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `go` is orange: the main action of a screen. */
  readonly kind?: ButtonKind
  /** Work is in progress: the button keeps the focus and ignores clicks. */
  readonly busy?: boolean
  readonly ref?: Ref<HTMLButtonElement>
}

const classes: Readonly<Record<ButtonKind, string>> = {
  plain: 'button',
  go: 'button button-go',
  quiet: 'button button-quiet',
  danger: 'button button-danger',
}

/** Renders a button. Its `type` must be `submit` to submit a form. */
export function Button({ kind = 'plain', busy = false, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={rest.className ? `${classes[kind]} ${rest.className}` : classes[kind]}
      // HTML forbids `aria-disabled` on a button that is already disabled.
      aria-disabled={rest.disabled ? undefined : busy || rest['aria-disabled'] || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}
