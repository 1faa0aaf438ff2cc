import { Button } from '../ui/button.tsx'
import { Alert } from '../ui/feedback/alert.tsx'

interface DraftActionsProps {
  readonly form: { readonly discard: () => void }
  /** The words of the submit button, also while it is busy. */
  readonly submit: string
  readonly cancel: string
  readonly busy: boolean
  /** Why the form could not be sent. */
  readonly problem: string | undefined
  /** Closes the form, whose draft is discarded. */
  readonly onDone: () => void
}

/** The end of a form that keeps a draft: submit, or cancel and discard the draft; and why it failed. */
export function DraftActions({ form, submit, cancel, busy, problem, onDone }: DraftActionsProps) {
  return (
    <>
      <div className="actions">
        <Button kind="go" type="submit" busy={busy}>
          {submit}
        </Button>
        <Button
          kind="quiet"
          disabled={busy}
          onClick={() => {
            form.discard()
            onDone()
          }}
        >
          {cancel}
        </Button>
      </div>
      {problem && <Alert message={problem} />}
    </>
  )
}
