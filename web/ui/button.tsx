import type { ButtonHTMLAttributes, Ref } from 'react'
import { Spinner } from './spinner.tsx'

type ButtonKind = 'plain' | 'go' | 'quiet' | 'danger'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `go` is orange: the one most important action of a screen. */
  readonly kind?: ButtonKind
  /** Work is under way: the button keeps the focus and does nothing. */
  readonly busy?: boolean
  readonly ref?: Ref<HTMLButtonElement>
}

const classes: Readonly<Record<ButtonKind, string>> = {
  plain: 'button',
  go: 'button button-go',
  quiet: 'button button-quiet',
  danger: 'button button-danger',
}

/** A button. Unless told otherwise it does not submit a form. */
export function Button({ kind = 'plain', busy = false, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={rest.className ? `${classes[kind]} ${rest.className}` : classes[kind]}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}
