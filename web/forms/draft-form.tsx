import type { ReactNode, Ref, SubmitEvent } from 'react'
import { Button } from '../ui/button.tsx'
import { Alert } from '../ui/feedback/alert.tsx'
import { EarlierDraft } from './earlier-draft.tsx'
import type { FormValues } from './field-rules.ts'
import { Form } from './form.tsx'
import type { DraftedForm } from './use-drafted-form.ts'

interface DraftFormProps<Values extends FormValues<Values>> {
  readonly ref?: Ref<HTMLFormElement>
  readonly form: DraftedForm<Values>
  /** What `useSubmit` returns. */
  readonly sending: {
    readonly busy: boolean
    readonly problem: string | undefined
    readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  }
  /** The heading, also the form's name. */
  readonly title: string
  readonly texts: { readonly save: string; readonly saving: string; readonly cancel: string }
  /** Leaves the card and the heading out, inside an existing card. */
  readonly bare?: boolean
  readonly className?: string
  /** Closes the form, whose draft is discarded. */
  readonly onDone: () => void
  readonly children: ReactNode
}

/** Renders a form that keeps a draft: its fields, submit, cancel, which discards the draft, and why sending failed. */
export function DraftForm<Values extends FormValues<Values>>(props: DraftFormProps<Values>) {
  const { ref, form, title, texts, bare = false, className = 'max-w-3xl', onDone, children } = props
  const { busy, problem, onSubmit } = props.sending
  const look = bare ? 'grid gap-5' : `card card-padded grid content-start gap-5 ${className}`
  return (
    <Form ref={ref} className={look} busy={busy} label={title} onSubmit={onSubmit}>
      {!bare && <h2 className="text-xl tracking-tight wrap-anywhere">{title}</h2>}
      <EarlierDraft form={form} />
      {children}
      <div className="actions">
        <Button kind="go" type="submit" busy={busy}>
          {busy ? texts.saving : texts.save}
        </Button>
        <Button
          kind="quiet"
          disabled={busy}
          onClick={() => {
            form.discard()
            onDone()
          }}
        >
          {texts.cancel}
        </Button>
      </div>
      {problem && <Alert message={problem} />}
    </Form>
  )
}
