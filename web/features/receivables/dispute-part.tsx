import { longestText } from '../../../contract/form-rules.ts'
import { noteDispute, type ReceivableWithHistory } from '../../../contract/payments/receivables.ts'
import { useApi } from '../../api/api-context.ts'
import { ReasonForm } from '../../forms/reason-form.tsx'
import { useOpenForm } from '../../forms/use-open-form.ts'
import { useAllowed } from '../../session/rights.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useFocusOnHeading } from '../../ui/dashboard-part.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { EmailText } from '../../ui/values/email-text.tsx'
import { LocalTime } from '../../ui/values/local-time.tsx'
import { receivableTexts } from './texts.ts'

const texts = receivableTexts.dispute

interface OfReceivable {
  readonly receivable: ReceivableWithHistory
}

/** Shows the disputes of an invoice, and notes that one began or ended. */
export function DisputePart({ receivable }: OfReceivable) {
  const [heading, toHeading] = useFocusOnHeading()
  const { opened, open, close } = useOpenForm<'form'>(toHeading)
  const mayNote = useAllowed()(noteDispute)
  const { disputedAt, paidAt, disputes } = receivable
  const isDisputed = disputedAt !== null
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl tracking-tight" ref={heading} tabIndex={-1}>
        {texts.heading}
      </h2>
      {!isDisputed && paidAt === null && <p className="soft">{texts.none}</p>}
      <Disputes disputes={disputes} />
      {opened === undefined ? (
        mayNote &&
        (isDisputed || paidAt === null) && (
          <Button kind="quiet" className="justify-self-start" onClick={() => open('form')}>
            {isDisputed ? texts.end : texts.note}
          </Button>
        )
      ) : (
        <NoteForm receivable={receivable} onDone={() => close('form')} />
      )}
    </Card>
  )
}

function NoteForm({ receivable, onDone }: OfReceivable & { readonly onDone: () => void }) {
  const api = useApi()
  const { number, disputedAt } = receivable
  const disputed = disputedAt === null
  return (
    <ReasonForm
      draft={`dispute-${number}`}
      field={{ required: texts.required, maxLength: longestText(500) }}
      label={disputed ? texts.note : texts.end}
      texts={{
        reason: texts.reason,
        reasonHint: disputed ? texts.noteHint : texts.endHint,
        confirm: disputed ? texts.note : texts.end,
        sending: texts.sending,
        keep: texts.keep,
      }}
      send={(note) => api.call(noteDispute, { params: { number }, body: { disputed, note } })}
      onSent={() => {
        showToast('success', disputed ? texts.noted : texts.over)
        onDone()
      }}
      onLeave={onDone}
    />
  )
}

function Disputes({ disputes }: Pick<ReceivableWithHistory, 'disputes'>) {
  if (disputes.length === 0) return null
  return (
    <ul className="grid gap-4">
      {disputes.map(({ openedAt, note, openedBy, closedAt, closingNote, closedBy }) => (
        <li key={openedAt} className="grid gap-1 wrap-anywhere">
          <When label={texts.since} at={openedAt} by={openedBy} />
          <p>{note}</p>
          {closedAt !== null && (
            <>
              <When label={texts.ended} at={closedAt} by={closedBy} />
              <p>{closingNote}</p>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

interface WhenProps {
  readonly label: string
  readonly at: number
  readonly by: string | undefined
}

function When({ label, at, by }: WhenProps) {
  return (
    <p className="soft flex flex-wrap gap-x-2">
      <span>{label}</span>
      <LocalTime at={at} />
      {by !== undefined && <EmailText email={by} />}
    </p>
  )
}
