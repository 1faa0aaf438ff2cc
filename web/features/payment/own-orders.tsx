import { type ReactNode, useLayoutEffect } from 'react'
import type { Order } from '../../../contract/orders/orders.ts'
import { goesInParcel } from '../../../domain/orders/gift-card-order.ts'
import { useApi } from '../../api/api-context.ts'
import { useIsMounted } from '../../forms/use-action.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { moneyFigure, wholeNumber } from '../../ui/values/numbers.ts'
import { Counter } from './counter.tsx'
import { PaidDelivery } from './delivery/delivery.tsx'
import { useDelivery } from './delivery/use-delivery.ts'
import { LeftOut } from './left-out.tsx'
import { OwedOrders } from './on-account/owed-orders.tsx'
import { OpenPayment } from './open-payment.tsx'
import { OrderSummary } from './order-summary.tsx'
import { isOwed, isUnpaid } from './order-sums.ts'
import { ReturnedPayment } from './other-ways/returned-payment.tsx'
import { noteElsewhere, PaymentDone, TransactionLine } from './payment-done.tsx'
import { agreedNow, foundPaid, type Paid } from './payment-state.ts'
import { OrdersReceipt } from './receipt/orders-receipt.tsx'
import { Receipt } from './receipt/receipt.tsx'
import { paymentTexts } from './texts.ts'
import { usePayment } from './use-payment.ts'

interface OwnOrdersProps {
  /** At least one order, in its current state. */
  readonly orders: readonly Order[]
  /** Whether several orders were chosen, even if only one is left. */
  readonly isSet: boolean
  /** The name of the fields' draft. */
  readonly draft: string
  /** How many of the chosen orders are no longer in the list. */
  readonly missing: number
  /** The client secret of a payment that has just returned from another page. */
  readonly returned: string | undefined
  readonly history: (order: Order) => ReactNode
}

/**
 * Pays the unpaid orders, or shows the receipt, or by when the company pays orders on account. The person agrees to a
 * set of orders and its total. If one of them is paid or cancelled elsewhere, the page reports it, and pays the others
 * only after another press.
 */
export function OwnOrders({ orders, isSet, draft, missing, returned, history }: OwnOrdersProps) {
  const formats = useFormats()
  const api = useApi()
  const isHere = useIsMounted()
  const [payment, send] = usePayment(orders, returned)
  const found = foundPaid(orders, returned)
  useLayoutEffect(() => {
    if (found) send(found)
  })
  const { stage } = payment
  const paidHere = stage.status === 'paid' ? stage : undefined
  const { toPay, lost } = agreedNow(payment, orders)
  const paid = paidOf(orders, paidHere)
  const owed = orders.filter(isOwed)
  const unsent = paid.filter(({ sentAt }) => !sentAt)
  const isOpen = paidHere === undefined && toPay.length > 0
  const delivery = useDelivery((isOpen ? toPay : unsent).filter(goesInParcel), draft)
  function payHere(transactionId: string): void {
    if (isHere.current) send({ type: 'paid', transactionId, orders: toPay })
    else
      void noteElsewhere(
        api,
        toPay.map(({ _id }) => _id),
        transactionId,
      )
  }
  // Orders that disappear while the page is open are named; the others are only counted.
  const unknown = missing - payment.agreed.filter(({ _id }) => !orders.some((now) => now._id === _id)).length
  const [only] = isSet ? [] : orders
  return (
    <>
      {unknown > 0 && (
        <Notice tone="warn">{paymentTexts.missing(wholeNumber(formats, unknown), unknown)}</Notice>
      )}
      {only && !isOpen && (
        <OrderSummary
          orders={paidHere ? [{ ...only, paid: true }] : [only]}
          isOnInvoice={!paidHere && isOwed(only)}
        />
      )}
      {paidHere ? (
        <PaymentDone paid={paidHere} send={send} />
      ) : toPay.length === 0 && owed.length > 0 ? (
        <OwedOrders
          orders={owed}
          isNew={payment.agreed.length > 0}
          onPayByCard={() => send({ type: 'agreed', orders: owed })}
        />
      ) : toPay.length === 0 ? (
        <AlreadyPaid orders={orders} isSet={isSet} />
      ) : lost.length > 0 ? (
        <Counter order={<OrderSummary orders={toPay} />}>
          <p className="font-semibold">{paymentTexts.changed}</p>
          <LeftOut orders={lost} left={toPay} onPayRest={(rest) => send({ type: 'agreed', orders: rest })} />
        </Counter>
      ) : stage.status === 'returned' ? (
        <ReturnedPayment orders={toPay} clientSecret={stage.clientSecret} send={send} onPaid={payHere} />
      ) : stage.status === 'processing' ? (
        <Counter order={<OrderSummary orders={toPay} />}>
          <Notice tone="plain">{paymentTexts.processing}</Notice>
        </Counter>
      ) : (
        <OpenPayment orders={toPay} payment={payment} send={send} delivery={delivery} onPaid={payHere} />
      )}
      {!isOpen && delivery && unsent.length > 0 && <PaidDelivery delivery={delivery} />}
      {only && !isUnpaid(only) && <Receipt order={only} />}
      {only && isUnpaid(only) && paidHere && <Receipt order={only} />}
      {isSet &&
        byPayment(paid).map((together, place) => (
          <OrdersReceipt
            key={together[0]?._id}
            orders={together}
            wentBack={place === 0 ? wentBackOf(orders, paidHere) : []}
          />
        ))}
      {only && history(only)}
    </>
  )
}

/** Returns the paid orders in their current state: those of this payment, otherwise those paid earlier. */
function paidOf(orders: readonly Order[], paidHere: Paid | undefined): readonly Order[] {
  if (!paidHere) return orders.filter((order) => !isUnpaid(order))
  const refunded = refundedIn(paidHere)
  return paidHere.orders
    .filter(({ _id }) => !refunded.includes(_id))
    .map((order) => orders.find(({ _id }) => _id === order._id) ?? order)
}

/** Returns the ids of the orders whose share of the payment is refunded. */
function refundedIn({ noted }: Paid): readonly string[] {
  return noted?.kind === 'noted' ? noted.refunded : []
}

/** Groups orders by their charge, because an order of a purchase may have been paid alone. */
function byPayment(paid: readonly Order[]): readonly (readonly Order[])[] {
  return [...Map.groupBy(paid, ({ transactionId }) => transactionId ?? '').values()]
}

/** Returns the refunded orders, which could no longer be paid. */
function wentBackOf(orders: readonly Order[], paidHere: Paid | undefined): readonly Order[] {
  if (!paidHere || paidHere.found)
    return orders.filter((order) => isUnpaid(order) && (order.refunded ?? 0) > 0)
  const refunded = refundedIn(paidHere)
  return paidHere.orders.filter(({ _id }) => refunded.includes(_id))
}

/** Shows orders that were paid earlier, here or in another tab, without the card form. */
function AlreadyPaid({ orders, isSet }: Pick<OwnOrdersProps, 'orders' | 'isSet'>) {
  const formats = useFormats()
  const [first] = orders
  const refunded = isSet ? 0 : (first?.refunded ?? 0)
  return (
    <Notice tone="good">
      <p className="font-semibold">{paidSentence(orders, isSet)}</p>
      {!isSet && first?.transactionId && <TransactionLine id={first.transactionId} />}
      {refunded > 0 && <p>{paymentTexts.refunded(moneyFigure(formats, refunded))}</p>}
    </Notice>
  )
}

/** An order that the person left out may still be unpaid. */
function paidSentence(orders: readonly Order[], isSet: boolean): string {
  if (!isSet) return paymentTexts.alreadyPaid
  return orders.some(isUnpaid) ? paymentTexts.chosenPaid : paymentTexts.allPaid
}
