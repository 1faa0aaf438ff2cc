import { useEffect, useLayoutEffect, useRef } from 'react'
import { useApi } from '../../api/api-context.ts'
import type { ShopApi } from '../../api/client.ts'
import { useHost } from '../../api/host.ts'
import { reloadShown } from '../../api/use-loaded.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { sendVisit } from '../../visits/send-visit.ts'
import { type Noted, notePayment } from './note-payment.ts'
import type { Paid } from './payment-state.ts'
import { dropSecret } from './stored-payment.ts'
import { paymentTexts } from './texts.ts'
import type { SendPayment } from './use-payment.ts'

interface PaymentDoneProps {
  readonly paid: Paid
  readonly send: SendPayment
}

/**
 * Confirms a charged card (spec §4) while the shop records the payment. A shop that does not respond is not an error.
 */
export function PaymentDone({ paid, send }: PaymentDoneProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useNoting(paid, send)
  useLayoutEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid gap-4">
      <h2 ref={heading} tabIndex={-1} className="card-title text-good">
        {paymentTexts.congrats}
      </h2>
      <TransactionLine id={paid.transactionId} />
      <Noting noted={paid.noted} onTellAgain={() => send({ type: 'note again' })} />
    </div>
  )
}

function useNoting({ transactionId, orders, noted }: Paid, send: SendPayment): void {
  const api = useApi()
  const isDue = noted === undefined
  const ids = orders.map(({ _id }) => _id).join()
  useEffect(() => {
    if (!isDue) return
    void noteAndReload(api, ids.split(','), transactionId).then((answered) =>
      send({ type: 'noted', noted: answered }),
    )
  }, [api, ids, transactionId, isDue, send])
}

/** The payments that this document has counted as paid. */
const countedPayments = new Set<string>()

function countOnce(transactionId: string): void {
  if (!countedPayments.has(transactionId)) sendVisit({ paid: true }, 'payment')
  countedPayments.add(transactionId)
}

/** Records a payment, and reloads the changed orders. */
async function noteAndReload(api: ShopApi, ids: readonly string[], transactionId: string): Promise<Noted> {
  const answered = await notePayment(api, ids, transactionId)
  if (answered.kind !== 'refused') countOnce(transactionId)
  if (answered.kind !== 'unanswered') for (const id of ids) dropSecret(id)
  if (answered.kind === 'noted') reloadShown()
  return answered
}

/** Records a payment that succeeded after the person left its page, and reports it on the current page. */
export async function noteElsewhere(
  api: ShopApi,
  ids: readonly string[],
  transactionId: string,
): Promise<void> {
  showToast('success', paymentTexts.congrats)
  const answered = await noteAndReload(api, ids, transactionId)
  if (answered.kind === 'refused') showToast('error', answered.message)
}

function Noting({ noted, onTellAgain }: { noted: Noted | undefined; onTellAgain: () => void }) {
  const { findsPayments } = useHost()
  if (noted?.kind === 'refused') return <Notice tone="warn">{noted.message}</Notice>
  if (noted?.kind === 'unanswered') {
    return (
      <Notice tone="warn" action={{ label: paymentTexts.noteAgain, run: onTellAgain }}>
        {findsPayments ? paymentTexts.notNoted : paymentTexts.notNotedElsewhere}
      </Notice>
    )
  }
  return (
    <p role="status" className="soft">
      {noted ? paymentTexts.noted : paymentTexts.noting}
    </p>
  )
}

/** Shows the provider's id of a payment. */
export function TransactionLine({ id }: { id: string }) {
  return (
    <p>
      {paymentTexts.transaction} <span className="figure break-all">{id}</span>
    </p>
  )
}
