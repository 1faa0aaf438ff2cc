import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Button } from './button.tsx'

interface ConfirmDialogProps {
  readonly open: boolean
  readonly title: string
  readonly text?: string
  readonly confirm: string
  readonly cancel: string
  /** The confirmed action is running; the parent closes the dialog. */
  readonly busy?: boolean
  /** Why the confirmed action failed. */
  readonly problem?: string | undefined
  /** Stops the running action; the second button and Escape do this while the action runs. */
  readonly stop?: { readonly text: string; readonly run: () => void }
  /** More text, or fields to fill in. */
  readonly children?: ReactNode
  /** Marks an irreversible action with a red button. */
  readonly destructive?: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks for confirmation. Escape cancels, and the focus returns to its previous element. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, confirm, cancel, busy = false, problem, children } = props
  const { destructive = false, stop, onConfirm, onCancel } = props
  const stoppable = busy ? stop : undefined
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // A layout effect runs before the parent's effects, so that useFocusOnHeading cannot take the focus from an open
  // dialog.
  useLayoutEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      className="card dialog"
      // A closed dialog may have no texts yet, and neither a heading nor a button may be empty.
      aria-labelledby={title ? titleId : undefined}
      onCancel={(event) => {
        if (!stoppable) return onCancel()
        // The dialog stays open until the action has finished.
        event.preventDefault()
        stoppable.run()
      }}
    >
      {title && <h2 id={titleId}>{title}</h2>}
      {text && <p>{text}</p>}
      {children}
      {problem && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <div className="actions">
        {confirm && (
          <Button kind={destructive ? 'danger' : 'plain'} busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        )}
        <Button kind="quiet" onClick={stoppable?.run ?? onCancel}>
          {stoppable?.text ?? cancel}
        </Button>
      </div>
    </dialog>
  )
}
