import { ProblemIcon } from '../icons.tsx'

interface AlertProps {
  /** The problem and the next step. */
  readonly message: string
  /** Visible text that changes too often for screen readers to announce each change. */
  readonly shown?: string
  /** Adds a button that tries again. */
  readonly again?: { readonly label: string; readonly run: () => void } | undefined
}

/** Shows a problem next to what failed, announces it once, and offers to try again. */
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
