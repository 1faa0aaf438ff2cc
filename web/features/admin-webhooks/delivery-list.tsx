import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { deliveryStates, resendDelivery, type WireDelivery } from '../../../contract/webhooks/webhooks.ts'
import { useApi } from '../../api/api-context.ts'
import { NotReady } from '../../api/not-ready.tsx'
import { type Action, useAction } from '../../forms/use-action.ts'
import { useOpenForm } from '../../forms/use-open-form.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { DashboardPart, useFocusOnHeading } from '../../ui/dashboard-part.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { SelectField } from '../../ui/fields/text-field.tsx'
import { type RecordColumn, RecordTable } from '../../ui/table/record-table.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { useFormats } from '../../ui/values/formats.ts'
import { LocalTime } from '../../ui/values/local-time.tsx'
import { DeliveryDetails } from './delivery-details.tsx'
import { eventInWords, resultInWords } from './delivery-in-words.ts'
import { deliveryTexts as texts } from './texts.ts'
import { type DeliveryState, useDeliveries } from './use-deliveries.ts'

/** How often the log looks for the result of a new event. */
const reloadMs = 2_000

const keyOf = ({ _id }: WireDelivery) => _id

interface DeliveryListProps {
  readonly id: string
  /** Whether the webhook is on, so that events can be sent again. */
  readonly active: boolean
  /** Called after the first attempts of the new events. */
  readonly onTried: () => void
}

/** Shows the log of a webhook, with the details of one delivery. */
export function DeliveryList({ id, active, onTried }: DeliveryListProps) {
  const api = useApi()
  const [heading, toHeading] = useFocusOnHeading()
  const [state, setState] = useState<DeliveryState>()
  const { loaded, reload, showMore } = useDeliveries(id, state)
  useReloadWhileNew(loaded, reload, onTried)
  const { opened, open, close } = useOpenForm<WireDelivery>(toHeading)
  const resending = useAction(
    useCallback(
      async ({ _id }: WireDelivery): Promise<void> => {
        await api.call(resendDelivery, { params: { id: _id } })
        showToast('success', texts.sent)
      },
      [api],
    ),
  )
  const columns = useMemo(() => columnsOf(open, active ? resending : undefined), [open, active, resending])
  return (
    <DashboardPart title={texts.heading} heading={heading}>
      {opened && <DeliveryDetails key={opened._id} delivery={opened} onClose={() => close(opened)} />}
      <Card>
        <SelectField
          label={texts.show}
          value={state ?? ''}
          choices={[
            { value: '', text: texts.all },
            ...deliveryStates.map((value) => ({ value, text: texts.states[value] })),
          ]}
          onChange={({ target }) => setState(deliveryStates.find((each) => each === target.value))}
        />
      </Card>
      <NotReady loaded={loaded} texts={texts} lines={6} reload={reload} />
      {loaded.status === 'ready' && loaded.data.deliveries.length === 0 && (
        <Card>{state ? texts.nothingFound : texts.empty}</Card>
      )}
      {loaded.status === 'ready' && loaded.data.deliveries.length > 0 && (
        <RecordTable caption={texts.heading} columns={columns} rows={loaded.data.deliveries} keyOf={keyOf} />
      )}
      {loaded.status === 'ready' && loaded.data.hasMore && (
        <Button kind="quiet" className="justify-self-start" onClick={showMore}>
          {texts.more}
        </Button>
      )}
    </DashboardPart>
  )
}

/**
 * Reloads the log until each event that it shows was tried once, so that a test shows its result by itself.
 * @param onTried is called then.
 */
function useReloadWhileNew(
  loaded: ReturnType<typeof useDeliveries>['loaded'],
  reload: () => void,
  onTried: () => void,
): void {
  const shown = loaded.status === 'ready' ? loaded.data.deliveries : []
  const isNew = shown.some(
    ({ state, attemptedAt, nextAttemptAt }) =>
      state === 'waiting' && attemptedAt === null && nextAttemptAt !== null,
  )
  const latest = useRef({ reload, onTried })
  const wasNew = useRef(false)
  useEffect(() => {
    latest.current = { reload, onTried }
  }, [reload, onTried])
  useEffect(() => {
    if (wasNew.current && !isNew) latest.current.onTried()
    wasNew.current = isNew
    if (!isNew) return
    const timer = setInterval(() => latest.current.reload(), reloadMs)
    return () => clearInterval(timer)
  }, [isNew])
}

function columnsOf(
  onSee: (delivery: WireDelivery) => void,
  resending: Action<WireDelivery> | undefined,
): readonly RecordColumn<WireDelivery>[] {
  return [
    {
      header: texts.columns.event,
      cell: (delivery) => <span className="wrap-anywhere">{eventInWords(delivery)}</span>,
    },
    { header: texts.columns.when, cell: ({ createdAt }) => <LocalTime at={createdAt} /> },
    { header: texts.columns.state, cell: (delivery) => <State delivery={delivery} /> },
    {
      header: texts.columns.actions,
      cell: (delivery) => (
        <span className="actions row-actions">
          <Button kind="quiet" onClick={() => onSee(delivery)}>
            {texts.see}
            <span className="sr-only">{texts.ofEvent(eventInWords(delivery))}</span>
          </Button>
          {resending && delivery.state !== 'waiting' && <Again delivery={delivery} resending={resending} />}
        </span>
      ),
    },
  ]
}

interface AgainProps {
  readonly delivery: WireDelivery
  readonly resending: Action<WireDelivery>
}

function Again({ delivery, resending: { busyWith, failure, start } }: AgainProps) {
  const busy = busyWith?._id === delivery._id
  return (
    <>
      <Button kind="quiet" busy={busy} onClick={() => start(delivery)}>
        {busy ? texts.sending : texts.sendAgain}
        <span className="sr-only">{texts.ofEvent(eventInWords(delivery))}</span>
      </Button>
      {failure?.of._id === delivery._id && <Alert message={failure.message} />}
    </>
  )
}

const chips = { waiting: 'warn', delivered: 'good', missed: 'bad' } as const

function State({ delivery }: { readonly delivery: WireDelivery }) {
  const formats = useFormats()
  const { state, attempts, attemptedAt, nextAttemptAt } = delivery
  const isInLine = state === 'waiting' && nextAttemptAt === null
  return (
    <div className="order-state">
      <Chip state={chips[state]}>{texts.states[state]}</Chip>
      {attemptedAt !== null && <span className="order-note">{resultInWords(delivery)}</span>}
      {attempts > 1 && <span className="order-note">{texts.attempts(formats, attempts)}</span>}
      {isInLine && <span className="order-note">{texts.inLine}</span>}
      {state === 'waiting' && nextAttemptAt !== null && attemptedAt !== null && (
        <span className="order-note">
          {texts.nextAttempt} <LocalTime at={nextAttemptAt} />
        </span>
      )}
    </div>
  )
}
