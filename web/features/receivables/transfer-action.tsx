import { useLayoutEffect, useMemo, useRef } from 'react'
import { longestText } from '../../../contract/form-rules.ts'
import {
  assignTransfer,
  proposeTransfer,
  returnTransfer,
  reverseTransfer,
  type Transfer,
} from '../../../contract/payments/transfers.ts'
import { useApi } from '../../api/api-context.ts'
import { NotReady } from '../../api/not-ready.tsx'
import { useAnswer } from '../../api/use-answer.ts'
import { type FieldRules, textProblem } from '../../forms/field-rules.ts'
import { Form } from '../../forms/form.tsx'
import { keptInTab, sendOnce } from '../../forms/kept-attempt.ts'
import { ReasonForm } from '../../forms/reason-form.tsx'
import { fieldAmount, typedNumber } from '../../forms/typed-numbers.ts'
import { useDraftedForm } from '../../forms/use-drafted-form.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { moneyIn } from '../../ui/values/any-currency.ts'
import { useFormats } from '../../ui/values/formats.ts'
import { PartFields } from './part-fields.tsx'
import { transferTexts as texts } from './transfer-texts.ts'
import {
  amountProblem,
  partsIn,
  partsProblem,
  partsText,
  partsToSend,
  proposedText,
  wireNamesOfParts,
} from './transfer-values.ts'

/** An action on a transfer whose form is open. */
export interface Acting {
  readonly transfer: Transfer
  readonly action: 'assign' | 'give-back' | 'reverse'
}

interface ActionProps {
  readonly transfer: Transfer
  readonly onDone: () => void
}

/** Renders the form of an action on a recorded transfer. */
export function TransferAction({
  acting: { transfer, action },
  onDone,
}: {
  readonly acting: Acting
  readonly onDone: () => void
}) {
  const Form = forms[action]
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Form transfer={transfer} onDone={onDone} />
    </Card>
  )
}

/** Pays further invoices with what is left. */
function AssignForm({ transfer, onDone }: ActionProps) {
  const formats = useFormats()
  const { company, rest, reference, currency } = transfer
  const [loaded, reload] = useAnswer(
    proposeTransfer,
    { body: { company: company._id, amount: rest, reference } },
    { reloadOnReturn: false, once: true },
  )
  const title = texts.assignTitle(moneyIn(formats, rest, currency), company.name)
  return (
    <>
      <h3 className="text-lg tracking-tight">{title}</h3>
      {loaded.status === 'ready' ? (
        <AssignFields
          transfer={transfer}
          title={title}
          proposed={proposedText(formats, loaded.data.invoices)}
          onDone={onDone}
        />
      ) : (
        <NotReady loaded={loaded} texts={texts} lines={4} bare reload={reload} />
      )}
    </>
  )
}

interface AssignFieldsProps extends ActionProps {
  readonly title: string
  readonly proposed: string
}

function AssignFields({ transfer, title, proposed, onDone }: AssignFieldsProps) {
  const api = useApi()
  const formats = useFormats()
  const { _id: id, rest } = transfer
  const stored = useMemo(() => ({ parts: proposed }), [proposed])
  const rules: FieldRules<typeof stored> = {
    parts: ({ parts }) => partsProblem(formats, partsIn(parts), rest),
  }
  const form = useDraftedForm(`assign-${id}`, stored, rules)
  const parts = partsIn(form.values.parts)
  const { busy, problem, onSubmit } = useSubmit({
    form,
    wireNames: wireNamesOfParts(formats, parts),
    async send(typed) {
      const body = { parts: partsToSend(formats, partsIn(typed.parts)) }
      const answer = await sendOnce(keptInTab(`assign-attempt:${id}`), body, (key) =>
        api.call(assignTransfer, { params: { id }, headers: { 'idempotency-key': key }, body }),
      )
      form.sent()
      showToast('success', texts.assignDone)
      onDone()
      return answer
    },
  })
  return (
    <Form className="grid grid-cols-[minmax(0,1fr)] gap-4" busy={busy} label={title} onSubmit={onSubmit}>
      <PartFields
        parts={parts}
        money={rest}
        problems={form.problems}
        busy={busy}
        change={(next) => form.change({ parts: partsText(next) })}
      />
      <Buttons
        busy={busy}
        text={busy ? texts.assigning : texts.assignSave}
        onLeave={() => {
          form.discard()
          onDone()
        }}
      />
      {problem && <Alert message={problem} />}
    </Form>
  )
}

const noReturn = { amount: '', note: '' }

const returnRules: FieldRules<typeof noReturn> = {
  amount: ({ amount }, formats) => amountProblem(formats, amount),
  note: ({ note }) =>
    textProblem(note, { required: texts.giveBackNoteRequired, maxLength: longestText(500) }),
}

/** Notes that the shop gave back some of what is left. */
function GiveBackForm({ transfer, onDone }: ActionProps) {
  const api = useApi()
  const formats = useFormats()
  const { _id: id, company, rest, currency } = transfer
  const stored = useMemo(() => ({ amount: fieldAmount(formats, rest), note: '' }), [formats, rest])
  const form = useDraftedForm(`give-back-${id}`, stored, returnRules)
  const element = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => element.current?.querySelector('input')?.focus(), [])
  const title = texts.giveBackTitle(moneyIn(formats, rest, currency), company.name)
  const { busy, problem, onSubmit } = useSubmit({
    form,
    wireNames: { amount: 'amount', note: 'note' },
    async send({ amount, note }) {
      const body = { amount: typedNumber(formats, amount, 'amount'), note: note.trim() }
      const answer = await sendOnce(keptInTab(`give-back-attempt:${id}`), body, (key) =>
        api.call(returnTransfer, { params: { id }, headers: { 'idempotency-key': key }, body }),
      )
      form.sent()
      showToast('success', texts.giveBackDone)
      onDone()
      return answer
    },
  })
  return (
    <Form
      ref={element}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
      busy={busy}
      label={title}
      onSubmit={onSubmit}
    >
      <h3 className="text-lg tracking-tight">{title}</h3>
      <p className="soft">{texts.giveBackAbout}</p>
      <TextField
        label={texts.amount}
        inputMode="decimal"
        autoComplete="off"
        readOnly={busy}
        {...form.text('amount')}
      />
      <TextField label={texts.giveBackNote} autoComplete="off" readOnly={busy} {...form.text('note')} />
      <Buttons busy={busy} text={busy ? texts.giveBackSaving : texts.giveBackSave} onLeave={onDone} />
      {problem && <Alert message={problem} />}
    </Form>
  )
}

/** Takes a transfer back that was recorded by mistake. */
function ReverseForm({ transfer, onDone }: ActionProps) {
  const api = useApi()
  const formats = useFormats()
  const { _id: id, company, amount, currency } = transfer
  const title = texts.reverseTitle(moneyIn(formats, amount, currency), company.name)
  return (
    <ReasonForm
      draft={`reverse-${id}`}
      field={{ required: texts.reasonRequired, maxLength: longestText(500) }}
      label={title}
      destructive
      texts={{
        reason: texts.reason,
        reasonHint: texts.reasonHint,
        confirm: texts.reverse,
        sending: texts.sending,
        keep: texts.keep,
      }}
      send={(note) => api.call(reverseTransfer, { params: { id }, body: { note } })}
      onSent={() => {
        showToast('success', texts.reverseDone)
        onDone()
      }}
      onLeave={onDone}
    >
      <h3 className="text-lg tracking-tight">{title}</h3>
      <p className="soft">{texts.reverseAbout}</p>
    </ReasonForm>
  )
}

interface ButtonsProps {
  readonly busy: boolean
  readonly text: string
  readonly onLeave: () => void
}

function Buttons({ busy, text, onLeave }: ButtonsProps) {
  return (
    <div className="actions">
      <Button kind="go" type="submit" busy={busy}>
        {text}
      </Button>
      <Button kind="quiet" disabled={busy} onClick={onLeave}>
        {texts.keep}
      </Button>
    </div>
  )
}

const forms = { assign: AssignForm, 'give-back': GiveBackForm, reverse: ReverseForm } as const
