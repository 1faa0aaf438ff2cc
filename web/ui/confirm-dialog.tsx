import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Button } from './button.tsx'

interface ConfirmDialogProps {
  readonly open: boolean
  readonly title: string
  readonly text?: string
  readonly confirm: string
  readonly cancel: string
  /** The confirmed work is under way; the dialog stays until its owner closes it. */
  readonly busy?: boolean
  /** What went wrong with it. */
  readonly problem?: string | undefined
  /** What has to be said or filled in beside the text. */
  readonly children?: ReactNode
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks before something is lost. Escape cancels; the focus goes back to where it came from. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, confirm, cancel, busy = false, problem, children, onConfirm, onCancel } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // Before the effects of its owner: while it is open, nothing beside it can take the focus (useFocusOnHeading).
  useLayoutEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  return (
    <dialog ref={dialog} className="card dialog" aria-labelledby={titleId} onCancel={onCancel}>
      <h2 id={titleId}>{title}</h2>
      {text && <p>{text}</p>}
      {children}
      {problem && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <div className="actions">
        <Button kind="danger" busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {cancel}
        </Button>
      </div>
    </dialog>
  )
}
