import { ProblemIcon } from '../icons.tsx'

interface AlertProps {
  /** The problem and the next step. */
  readonly message: string
  /** Visible text that changes too often to be announced by screen readers. */
  readonly shown?: string
  /** Adds a button that tries again. */
  readonly again?: { readonly label: string; readonly run: () => void } | undefined
}

/** Shows a problem beside its cause, announces it once, and can offer a retry. */
export function Alert({ message, shown, again }: AlertProps) {
  return (
    <div className="alert" role="alert">
      <p className="alert-text">
        <ProblemIcon />
        {shown === undefined ? (
          message
        ) : (
          <>
            <span className="sr-only">{message}</span>
            <span aria-hidden="true">{shown}</span>
          </>
        )}
      </p>
      {again && (
        <button className="button button-quiet" type="button" onClick={again.run}>
          {again.label}
        </button>
      )}
    </div>
  )
}
