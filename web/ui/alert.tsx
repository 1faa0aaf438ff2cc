import { ProblemIcon } from './icons/icons.tsx'

interface AlertProps {
  /** What happened and what to do. */
  readonly message: string
  /** With it, a button offers to try again. */
  readonly again?: { readonly label: string; readonly run: () => void } | undefined
}

/** A problem beside what failed, said once, with a way to try again. */
export function Alert({ message, again }: AlertProps) {
  return (
    <div className="alert" role="alert">
      <p className="alert-text">
        <ProblemIcon />
        {message}
      </p>
      {again && (
        <button className="button button-quiet" type="button" onClick={again.run}>
          {again.label}
        </button>
      )}
    </div>
  )
}
