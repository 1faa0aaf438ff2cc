import type { Order } from '../../../contract/orders/orders.ts'
import { handOut, markReady, tellReadyAgain } from '../../../contract/orders/pick-up.ts'
import { orderName } from '../../../domain/orders/order-number.ts'
import { useApi } from '../../api/api-context.ts'
import { failureSentence } from '../../forms/failure-sentence.ts'
import { useAction } from '../../forms/use-action.ts'
import { useAllowed } from '../../session/rights.tsx'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { pickUpDeskTexts as texts } from './pick-up-desk-texts.ts'

type Step = 'ready' | 'again' | 'hand-out'

interface PickUpActionsProps {
  readonly order: Order
  /** Highlights the next step, where the order is alone on the screen. */
  readonly isMain?: boolean
  /** Called once the order changed, before the page reloads its data. */
  readonly onDone?: () => void
}

/** Marks an order that is picked up as ready, tells its customer again, and hands it out. */
export function PickUpActions({ order, isMain = false, onDone }: PickUpActionsProps) {
  const api = useApi()
  const allowed = useAllowed()
  const { busyWith, failure, start } = useAction(async (step: Step) => {
    if (step === 'again') await api.call(tellReadyAgain, { params: { id: order._id } })
    else {
      const [answer] = await api.call(step === 'ready' ? markReady : handOut, {
        body: { orders: [order._id] },
      })
      if (answer?.message) throw new RefusedPickUp(answer.message)
    }
    showToast('success', texts.done[step](order.tool))
    if (step !== 'again') onDone?.()
  }, sentenceOf)
  if (!allowed(handOut)) return null
  const steps: readonly Step[] = order.readyAt ? ['hand-out', 'again'] : ['ready', 'hand-out']
  return (
    <div className="flex flex-wrap gap-2 items-center">
      {steps.map((step, place) => (
        <Button
          key={step}
          kind={isMain && place === 0 ? 'go' : 'quiet'}
          busy={busyWith === step}
          onClick={() => start(step)}
        >
          {texts.steps[step]}
          <span className="sr-only">{texts.ofOrder(orderName(order), order.tool)}</span>
        </Button>
      ))}
      {failure && <Alert message={failure.message} />}
    </div>
  )
}

/** A refusal of one order within a call that was answered. */
class RefusedPickUp extends Error {}

function sentenceOf(error: unknown): string {
  return error instanceof RefusedPickUp ? error.message : failureSentence(error)
}
