import type { Order } from '../../../../contract/orders/orders.ts'
import { goesInParcel, isGiftCard } from '../../../../domain/orders/gift-card-order.ts'
import { orderName } from '../../../../domain/orders/order-number.ts'
import { cardName } from '../../../../domain/payments/card-names.ts'
import { giftCodeTexts } from '../../../buying/gift-code-texts.ts'
import { ownReferenceTexts } from '../../../buying/own-reference-texts.ts'
import { PickUpState } from '../../../buying/pick-up-state.tsx'
import { pickUpTexts } from '../../../buying/pick-up-texts.ts'
import { InvoiceButtons } from '../../../downloads/invoice-buttons.tsx'
import { PrintButton } from '../../../ui/print-button.tsx'
import { EmailText } from '../../../ui/values/email-text.tsx'
import { Fact } from '../../../ui/values/fact.tsx'
import { LocalTime } from '../../../ui/values/local-time.tsx'
import { AddressText } from '../delivery/delivery.tsx'
import { PromisedDays } from '../delivery/promised-days.tsx'
import { receiptTexts as texts } from '../texts.ts'
import { OnAccountFacts } from './on-account-facts.tsx'
import { PaidByCredit } from './paid-by-credit.tsx'
import { ReceiptSums } from './receipt-sums.tsx'

/** Renders the receipt of a paid order: the order, the customer, the cost and the delivery address. */
export function Receipt({ order }: { order: Order }) {
  const { customer, userName, userPhone, createdAt, paidAt, card } = order
  return (
    <section className="grid justify-items-start gap-4" aria-label={texts.label}>
      <ReceiptSums order={order} />
      <dl className="facts">
        <Fact name={texts.order}>
          <span className="figure break-all">{orderName(order)}</span>
        </Fact>
        {order.customerReference && <Fact name={ownReferenceTexts.label}>{order.customerReference}</Fact>}
        {createdAt !== undefined && (
          <Fact name={texts.booked}>
            <LocalTime at={createdAt} />
          </Fact>
        )}
        <OnAccountFacts order={order} />
        {paidAt && (
          <Fact name={texts.paidAt}>
            <LocalTime at={paidAt} />
          </Fact>
        )}
        <PaidByCredit orders={[order]} />
        {card && <Fact name={texts.card}>{texts.cardText(cardName(card.brand), card.last4)}</Fact>}
        <Fact name={texts.who}>
          {userName && <span className="block">{userName}</span>}
          <EmailText email={customer} />
          {userPhone && <span className="block">{userPhone}</span>}
        </Fact>
        {order.deliveryWay === 'pickup' && (
          <Fact name={pickUpTexts.ways}>
            <PickUpState order={order} />
          </Fact>
        )}
        {order.deliverTo && (
          <Fact name={texts.where}>
            <AddressText address={order.deliverTo} />
          </Fact>
        )}
        {goesInParcel(order) && <PromisedDays order={order} />}
        {isGiftCard(order) && <Fact name={giftCodeTexts.byEmail}>{giftCodeTexts.mailed}</Fact>}
      </dl>
      <div className="actions print:hidden">
        <InvoiceButtons numbers={order.invoices} />
        <PrintButton text={texts.print} />
      </div>
    </section>
  )
}
