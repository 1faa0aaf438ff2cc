import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useApi } from '../../api/api-context.ts'
import type { ShopApi } from '../../api/client.ts'
import { useHost } from '../../api/host.ts'
import { reloadShown } from '../../api/use-loaded.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { type Noted, notePayment } from './note-payment.ts'
import { dropSecret } from './stored-payment.ts'
import { paymentTexts } from './texts.ts'

interface PaymentDoneProps {
  /** The ids of the orders that the card was charged for. */
  readonly orderIds: readonly string[]
  readonly transactionId: string
  readonly onNoted: (noted: Noted) => void
}

/**
 * Confirms a charged card (spec §4) while it is recorded at the shop; a shop that does not respond is not an
 * error.
 */
export function PaymentDone({ orderIds, transactionId, onNoted }: PaymentDoneProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [noted, tellAgain] = useNoting({ orderIds, transactionId, onNoted })
  useLayoutEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid gap-4">
      <h2 ref={heading} tabIndex={-1} className="card-title text-good">
        {paymentTexts.congrats}
      </h2>
      <TransactionLine id={transactionId} />
      <Noting noted={noted} onTellAgain={tellAgain} />
    </div>
  )
}

function useNoting({ orderIds, transactionId, onNoted }: PaymentDoneProps) {
  const api = useApi()
  const [noted, setNoted] = useState<Noted | null>(null)
  const ids = orderIds.join()
  const tell = useCallback(() => {
    setNoted(null)
    void noteAndReload(api, ids.split(','), transactionId).then((answered) => {
      setNoted(answered)
      onNoted(answered)
    })
  }, [api, ids, transactionId, onNoted])
  useEffect(tell, [tell])
  return [noted, tell] as const
}

/** Records a payment, and shows what changed by it. */
async function noteAndReload(api: ShopApi, ids: readonly string[], transactionId: string): Promise<Noted> {
  const answered = await notePayment(api, ids, transactionId)
  if (answered.kind !== 'unanswered') for (const id of ids) dropSecret(id)
  if (answered.kind === 'noted') reloadShown()
  return answered
}

/** Records a payment that succeeded after its page was left, and reports it on the current page. */
export async function noteElsewhere(
  api: ShopApi,
  ids: readonly string[],
  transactionId: string,
): Promise<void> {
  showToast('success', paymentTexts.congrats)
  const answered = await noteAndReload(api, ids, transactionId)
  if (answered.kind === 'refused') showToast('error', answered.message)
}

function Noting({ noted, onTellAgain }: { noted: Noted | null; onTellAgain: () => void }) {
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
