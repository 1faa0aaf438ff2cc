import { ProblemIcon } from './icons.tsx'

interface AlertProps {
  /** What happened and what to do. */
  readonly message: string
  /** What is seen in its place, where that changes too often to be read out each time. */
  readonly shown?: string
  /** With it, a button offers to try again. */
  readonly again?: { readonly label: string; readonly run: () => void } | undefined
}

/** A problem beside what failed, said once, with a way to try again. */
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
