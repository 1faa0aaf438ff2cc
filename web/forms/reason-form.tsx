import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Button } from '../ui/button.tsx'
import { Alert } from '../ui/feedback/alert.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { type FieldRules, textProblem } from './field-rules.ts'
import { Form } from './form.tsx'
import { useDraftedForm } from './use-drafted-form.ts'
import { useSubmit } from './use-submit.ts'

const empty = { reason: '' }

interface ReasonFormProps {
  /** The name of the typed reason's draft. */
  readonly draft: string
  /** The field `reason` as the contract states it. */
  readonly field: {
    readonly required: string
    readonly maxLength: { readonly value: number; readonly message: string }
  }
  readonly label: string
  readonly texts: {
    readonly reason: string
    readonly reasonHint: string
    readonly confirm: string
    readonly sending: string
    readonly keep: string
  }
  /** Marks an irreversible action with a red button. */
  readonly destructive?: boolean
  /** Further text above the field. */
  readonly children?: ReactNode
  /** Sends the reason. */
  readonly send: (reason: string) => Promise<unknown>
  readonly onSent: () => void
  readonly onLeave: () => void
}

/** Asks for a reason in place of the pressed button, and takes the focus. */
export function ReasonForm(props: ReasonFormProps) {
  const { draft, field, label, texts, destructive = false, children, send, onSent, onLeave } = props
  const element = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => element.current?.querySelector('input')?.focus(), [])
  const rules: FieldRules<typeof empty> = { reason: ({ reason }) => textProblem(reason, field) }
  const form = useDraftedForm(draft, empty, rules)
  const { busy, problem, onSubmit } = useSubmit({
    form,
    wireNames: { reason: 'reason' },
    async send({ reason }) {
      await send(reason.trim())
      form.sent()
      onSent()
    },
  })
  return (
    <Form ref={element} className="grid w-full gap-3" busy={busy} label={label} onSubmit={onSubmit}>
      {children}
      <TextField
        label={texts.reason}
        hint={texts.reasonHint}
        maxLength={field.maxLength.value}
        autoComplete="off"
        readOnly={busy}
        {...form.text('reason')}
      />
      <div className="actions">
        <Button kind={destructive ? 'danger' : 'plain'} type="submit" busy={busy}>
          {busy ? texts.sending : texts.confirm}
        </Button>
        <Button kind="quiet" disabled={busy} onClick={onLeave}>
          {texts.keep}
        </Button>
      </div>
      {problem && <Alert message={problem} />}
    </Form>
  )
}
