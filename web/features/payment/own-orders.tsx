import { type ReactNode, useCallback, useState } from 'react'
import type { Order } from '../../../contract/orders/orders.ts'
import { useApi } from '../../api/api-context.ts'
import { useIsMounted } from '../../forms/use-action.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { moneyFigure, wholeNumber } from '../../ui/values/numbers.ts'
import { Counter } from './counter.tsx'
import { PaidDelivery } from './delivery/delivery.tsx'
import { useDelivery } from './delivery/use-delivery.ts'
import { LeftOut } from './left-out.tsx'
import type { Noted } from './note-payment.ts'
import { OpenPayment } from './open-payment.tsx'
import { OrderSummary } from './order-summary.tsx'
import { isUnpaid } from './order-sums.ts'
import { idOf } from './other-ways/pay-other-way.ts'
import { ReturnedPayment } from './other-ways/returned-payment.tsx'
import { noteElsewhere, PaymentDone, TransactionLine } from './payment-done.tsx'
import { OrdersReceipt } from './receipt/orders-receipt.tsx'
import { Receipt } from './receipt/receipt.tsx'
import { paymentTexts } from './texts.ts'

interface OwnOrdersProps {
  /** In their present state; at least one. */
  readonly orders: readonly Order[]
  /** Several were chosen, even if one is left. */
  readonly isSet: boolean
  /** Names what is typed. */
  readonly draft: string
  /** How many of the chosen orders are not in the list any more. */
  readonly missing: number
  /** The client secret of a payment that has just come back from another page. */
  readonly returned: string | undefined
  readonly history: (order: Order) => ReactNode
}

/** What a press of Pay on this page has paid, or a payment that has come back to it. */
interface PaidHere {
  readonly transactionId: string
  readonly orders: readonly Order[]
}

/**
 * Pays the unpaid orders, or shows the receipt. The person agrees to a set and its sum: if one of its orders is
 * paid or cancelled elsewhere, the page says so, and pays the others only after a press.
 */
export function OwnOrders({ orders, isSet, draft, missing, returned, history }: OwnOrdersProps) {
  const api = useApi()
  const isHere = useIsMounted()
  const [agreed, setAgreed] = useState<readonly Order[]>(() => orders.filter(isUnpaid))
  const [paidByPress, setPaidByPress] = useState<PaidHere>()
  const paidHere = paidByPress ?? paidByReturn(orders, returned)
  const [refunded, setRefunded] = useState<readonly string[]>([])
  const [unpaidReturn, setUnpaidReturn] = useState<{ readonly problem: string | undefined }>()
  const onNoted = useCallback((noted: Noted) => {
    if (noted.kind === 'noted') setRefunded(noted.refunded)
  }, [])
  const now = (order: Order) => orders.find(({ _id }) => _id === order._id)
  const toPay = agreed.flatMap((order) => {
    const current = now(order)
    return current && isUnpaid(current) ? [current] : []
  })
  const paid = paidOf({ orders, isSet, paidHere, refunded })
  const unsent = paid.filter(({ sentAt }) => !sentAt)
  const isOpen = paidHere === undefined && toPay.length > 0
  const delivery = useDelivery(isOpen ? toPay : unsent, draft)
  function payHere(transactionId: string): void {
    if (isHere.current) setPaidByPress({ transactionId, orders: toPay })
    else
      void noteElsewhere(
        api,
        toPay.map(({ _id }) => _id),
        transactionId,
      )
  }
  const lost = agreed.filter((order) => !toPay.some(({ _id }) => _id === order._id))
  // Orders that disappear while the page is open are named.
  const unknown = missing - agreed.filter((order) => !now(order)).length
  const [only] = isSet ? [] : orders
  return (
    <>
      {unknown > 0 && <Notice tone="warn">{paymentTexts.missing(wholeNumber(unknown), unknown)}</Notice>}
      {only && !isOpen && <OrderSummary orders={paidHere ? [{ ...only, paid: true }] : [only]} />}
      {paidHere ? (
        <PaymentDone
          orderIds={paidHere.orders.map(({ _id }) => _id)}
          transactionId={paidHere.transactionId}
          onNoted={onNoted}
        />
      ) : toPay.length === 0 ? (
        <AlreadyPaid orders={orders} isSet={isSet} />
      ) : lost.length > 0 ? (
        <Counter order={<OrderSummary orders={toPay} />}>
          <p className="font-semibold">{paymentTexts.changed}</p>
          <LeftOut
            orders={lost.map((order) => ({
              order,
              reason: now(order) ? paymentTexts.paidElsewhere : paymentTexts.cancelled,
            }))}
            left={toPay}
            onPayRest={setAgreed}
          />
        </Counter>
      ) : returned !== undefined && !unpaidReturn ? (
        <ReturnedPayment
          orders={toPay}
          clientSecret={returned}
          onPaid={payHere}
          onUnpaid={(problem) => setUnpaidReturn({ problem })}
        />
      ) : (
        <OpenPayment
          orders={toPay}
          delivery={delivery}
          earlierProblem={unpaidReturn?.problem}
          onPaid={payHere}
          onPayRest={setAgreed}
        />
      )}
      {!isOpen && delivery && unsent.length > 0 && <PaidDelivery delivery={delivery} />}
      {only && !isUnpaid(only) && <Receipt order={only} />}
      {only && isUnpaid(only) && paidHere && <Receipt order={only} />}
      {isSet &&
        byPayment(paid).map((together, place) => (
          <OrdersReceipt
            key={together[0]?._id}
            orders={together}
            wentBack={place === 0 ? wentBackOf(orders, paidByPress, refunded) : []}
          />
        ))}
      {only && history(only)}
    </>
  )
}

/** The provider often reports a payment to the shop before the browser is back, so the orders may already be paid. */
function paidByReturn(orders: readonly Order[], returned: string | undefined): PaidHere | undefined {
  if (returned === undefined) return undefined
  const transactionId = idOf(returned)
  const paid = orders.filter(
    (order) => order.paid && !order.refunded && order.transactionId === transactionId,
  )
  return paid.length > 0 ? { transactionId, orders: paid } : undefined
}

interface Shown extends Pick<OwnOrdersProps, 'orders' | 'isSet'> {
  readonly paidHere: PaidHere | undefined
  /** Ids of the orders whose part of the payment is refunded. */
  readonly refunded: readonly string[]
}

/** Returns the paid orders: the orders of this payment in their present state, otherwise earlier paid ones. */
function paidOf({ orders, paidHere, refunded }: Shown): readonly Order[] {
  if (!paidHere) return orders.filter((order) => !isUnpaid(order))
  return paidHere.orders
    .filter(({ _id }) => !refunded.includes(_id))
    .map((order) => orders.find(({ _id }) => _id === order._id) ?? order)
}

/** Groups orders by the charge that paid them: one of a purchase may have been paid alone. */
function byPayment(paid: readonly Order[]): readonly (readonly Order[])[] {
  return [...Map.groupBy(paid, ({ transactionId }) => transactionId ?? '').values()]
}

/** Returns the refunded orders, which could not be paid any more. */
function wentBackOf(
  orders: readonly Order[],
  paidByPress: PaidHere | undefined,
  refunded: readonly string[],
): readonly Order[] {
  if (!paidByPress) return orders.filter((order) => isUnpaid(order) && (order.refunded ?? 0) > 0)
  return paidByPress.orders.filter(({ _id }) => refunded.includes(_id))
}

/** Shows orders that were paid before, here or in another tab, without the card form. */
function AlreadyPaid({ orders, isSet }: Pick<OwnOrdersProps, 'orders' | 'isSet'>) {
  const [first] = orders
  const refunded = isSet ? 0 : (first?.refunded ?? 0)
  return (
    <Notice tone="good">
      <p className="font-semibold">{paidSentence(orders, isSet)}</p>
      {!isSet && first?.transactionId && <TransactionLine id={first.transactionId} />}
      {refunded > 0 && <p>{paymentTexts.refunded(moneyFigure(refunded))}</p>}
    </Notice>
  )
}

/** An order that the person left out can still be unpaid. */
function paidSentence(orders: readonly Order[], isSet: boolean): string {
  if (!isSet) return paymentTexts.alreadyPaid
  return orders.some(isUnpaid) ? paymentTexts.chosenPaid : paymentTexts.allPaid
}
