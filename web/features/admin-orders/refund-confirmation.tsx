import { useLayoutEffect, useRef } from 'react'
import type { Order } from '../../../contract/orders/orders.ts'
import { cardName } from '../../../domain/payments/card-names.ts'
import { refundTexts as texts } from '../../texts/refund.ts'
import { Button } from '../../ui/button.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { moneyFigure, wholeNumber } from '../../ui/values/numbers.ts'
import type { Refund } from './refund-values.ts'

interface RefundConfirmationProps {
  readonly order: Order
  readonly refund: Refund
  readonly busy: boolean
  readonly onYes: () => void
  readonly onNo: () => void
}

/** Asks for confirmation of the refund inside its form. */
export function RefundConfirmation({ order, refund, busy, onYes, onNo }: RefundConfirmationProps) {
  const formats = useFormats()
  const yes = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => yes.current?.focus(), [])
  const amount = moneyFigure(formats, refund.amount)
  const { restock } = refund
  return (
    <div className="refund-question">
      <p id="refund-question" className="font-semibold">
        {texts.sure(amount, cardOf(order))}
        {restock > 0 && ` ${texts.andPieces(wholeNumber(formats, restock), restock === 1)}`}
      </p>
      <div className="actions">
        <Button kind="danger" busy={busy} onClick={onYes} ref={yes} aria-describedby="refund-question">
          {busy ? texts.refunding : texts.yes(amount)}
        </Button>
        <Button kind="quiet" disabled={busy} onClick={onNo}>
          {texts.no}
        </Button>
      </div>
    </div>
  )
}

function cardOf({ card }: Order): string {
  return card ? texts.card(cardName(card.brand), card.last4) : texts.theWayPaid
}
