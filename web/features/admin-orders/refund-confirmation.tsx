import { useLayoutEffect, useRef } from 'react'
import type { Order } from '../../../contract/orders/orders.ts'
import { amountOf, centsOf } from '../../../domain/money.ts'
import { cardName } from '../../../domain/payments/card-names.ts'
import { splitRefund } from '../../../domain/payments/credit-part.ts'
import { refundTexts as texts } from '../../texts/refund.ts'
import { Button } from '../../ui/button.tsx'
import { type Formats, useFormats } from '../../ui/values/formats.ts'
import { moneyFigure, wholeNumber } from '../../ui/values/numbers.ts'
import type { Refund } from './refund-values.ts'

interface RefundConfirmationProps {
  readonly order: Order
  readonly refund: Refund
  /** The refundable amount. */
  readonly left: number
  readonly busy: boolean
  readonly onYes: () => void
  readonly onNo: () => void
}

/** Asks for confirmation of the refund inside its form. */
export function RefundConfirmation({ order, refund, left, busy, onYes, onNo }: RefundConfirmationProps) {
  const formats = useFormats()
  const yes = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => yes.current?.focus(), [])
  const amount = moneyFigure(formats, refund.amount)
  const { restock } = refund
  return (
    <div className="grid gap-4 p-4 bg-sheet border-[1.5px] border-edge">
      <p id="refund-question" className="font-semibold">
        {sureSentence(formats, order, refund.amount, left)}
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

/** Names where the money goes: to the card as long as it has any, then to the credit that paid the rest. */
function sureSentence(formats: Formats, order: Order, amount: number, left: number): string {
  const cardLeft = Math.max(0, centsOf(left) - centsOf(order.credit ?? 0))
  const { first: card, credit } = splitRefund(centsOf(amount), cardLeft)
  const whole = moneyFigure(formats, amount)
  if (isPaidByInvoice(order)) return texts.sureOnAccount(whole)
  if (credit === 0) return texts.sure(whole, cardOf(order))
  if (card === 0) return texts.sure(whole, texts.credit)
  const [toCard, toCredit] = [card, credit].map((cents) => moneyFigure(formats, amountOf(cents)))
  return texts.sureInParts(whole, toCard ?? '', cardOf(order), toCredit ?? '')
}

/** Returns whether a company pays the order by its invoice; a card or credit may have paid it instead. */
function isPaidByInvoice({ onAccount, paid, card, credit = 0 }: Order): boolean {
  return onAccount === true && (!paid || (!card && credit === 0))
}

function cardOf({ card }: Order): string {
  return card ? texts.card(cardName(card.brand), card.last4) : texts.theWayPaid
}
