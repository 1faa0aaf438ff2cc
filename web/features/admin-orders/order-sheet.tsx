import type { Ref } from 'react'
import { Link } from 'react-router'
import { buildLanguage } from '../../../contract/languages/build-language.ts'
import type { Order } from '../../../contract/orders/orders.ts'
import { addParcel, markSent } from '../../../contract/orders/sending.ts'
import { countryName } from '../../../domain/addresses/country-name.ts'
import { orderName } from '../../../domain/orders/order-number.ts'
import { mayOrder, stateOf } from '../../../domain/orders/order-states.ts'
import { useCustomerLanguage } from '../../api/customer-language.ts'
import { useShopSettings } from '../../api/settings-context.ts'
import { DiscountFact } from '../../buying/discount-fact.tsx'
import { ownReferenceTexts } from '../../buying/own-reference-texts.ts'
import { EInvoiceButtons } from '../../downloads/e-invoice-buttons.tsx'
import { InvoiceButtons } from '../../downloads/invoice-buttons.tsx'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { IfAllowed, useAllowed } from '../../session/rights.tsx'
import { customerLanguageTexts } from '../../texts/customer-language.ts'
import { punctuationTexts } from '../../texts/punctuation.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Letterhead } from '../../ui/letterhead.tsx'
import { PrintButton } from '../../ui/print-button.tsx'
import { EmailText } from '../../ui/values/email-text.tsx'
import { Fact } from '../../ui/values/fact.tsx'
import { Amount, Figure, Price } from '../../ui/values/figure.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { LocalTime } from '../../ui/values/local-time.tsx'
import { withBreaks } from '../../ui/values/long-words.ts'
import { wholeNumber } from '../../ui/values/numbers.ts'
import { CreditOfOrder } from './credit-of-order.tsx'
import { DeliverTo } from './deliver-to.tsx'
import { MailCodes } from './mail-codes.tsx'
import { mayBePacked } from './order-facts.ts'
import { OrderParcels } from './order-parcels.tsx'
import { OrderState } from './order-state.tsx'
import { SendOrder } from './send-order.tsx'
import { slipTexts } from './slip-texts.ts'
import { allOrdersTexts, orderTexts as texts } from './texts.ts'
import { UnprintedInvoices } from './unprinted-invoices.tsx'

interface OrderSheetProps {
  readonly order: Order
  readonly heading?: Ref<HTMLHeadingElement>
}

/** Shows one order: its product, customer, delivery address and state. */
export function OrderSheet({ order, heading }: OrderSheetProps) {
  const formats = useFormats()
  const parcels = useChangeable(order)
  const language = useCustomerLanguage(order.language)
  return (
    <Card className="grid gap-6 justify-items-start">
      <Letterhead {...useShopSettings().shop.company} />
      <h1 className="text-3xl" ref={heading} tabIndex={-1}>
        {texts.heading(wholeNumber(formats, order.quantity), withBreaks(order.tool))}
      </h1>
      <dl className="figures" aria-label={texts.figures}>
        <Figure label={allOrdersTexts.quantity} value={order.quantity} />
        <Price label={allOrdersTexts.price} amount={order.price} />
      </dl>
      <OrderState order={order} withoutParcels={parcels !== undefined} />
      <dl className="facts">
        <Fact name={texts.order}>
          <span className="figure break-all">{orderName(order)}</span>
        </Fact>
        {order.customerReference && (
          <Fact name={ownReferenceTexts.ofCustomer}>{withBreaks(order.customerReference)}</Fact>
        )}
        <Fact name={texts.who}>
          {order.userName && <span className="block">{order.userName}</span>}
          <a className="row-link" href={`mailto:${order.customer}`}>
            <EmailText email={order.customer} />
          </a>
          {language && (
            <span className="soft block print:hidden">{customerLanguageTexts.writes(language)}</span>
          )}
        </Fact>
        {order.shownName && (
          <Fact name={texts.shownName}>
            <span lang={order.language}>{withBreaks(order.shownName)}</span>
          </Fact>
        )}
        {order.userPhone && <Fact name={texts.bookedPhone}>{order.userPhone}</Fact>}
        <Fact name={texts.where}>
          <DeliverTo order={order} />
        </Fact>
        <PriceOfOne order={order} />
        <DiscountFact order={order} />
        {Boolean(order.delivery) && (
          <Fact name={texts.delivery}>
            <span className="figure">
              <Amount amount={order.delivery} />
            </span>{' '}
            {order.deliveryCountry
              ? punctuationTexts.facts(
                  texts.ofPrice,
                  texts.deliveryTo(countryName(order.deliveryCountry, buildLanguage)),
                )
              : texts.ofPrice}
          </Fact>
        )}
        {order.createdAt !== undefined && (
          <Fact name={texts.booked}>
            <LocalTime at={order.createdAt} />
          </Fact>
        )}
        <CreditOfOrder order={order} />
        {order.transactionId && (
          <Fact name={texts.transaction}>
            <span className="figure break-all">{order.transactionId}</span>
          </Fact>
        )}
      </dl>
      <MailCodes order={order} />
      <IfAllowed operation={markSent}>
        <Sending order={order} />
      </IfAllowed>
      {parcels && <OrderParcels order={order} parcels={parcels} />}
      <UnprintedInvoices order={order} />
      <div className="actions">
        {mayBePacked(order) && (
          <Link className="button button-quiet" to={dashboardLinks.slips([order._id])}>
            {slipTexts.open}
          </Link>
        )}
        <InvoiceButtons numbers={order.invoices} />
        <PrintButton text={texts.print} />
      </div>
      <EInvoiceButtons numbers={order.invoices} />
    </Card>
  )
}

/** Returns the parcels of a sent order that this person may change; undefined where they are only shown. */
function useChangeable({ sentAt, parcels }: Order): Order['parcels'] {
  const allowed = useAllowed()
  return sentAt && allowed(addParcel) ? parcels : undefined
}

/** Shows the price per piece of an order, and its source: a price break or an offer. */
function PriceOfOne({ order: { unitPrice, priceFrom, offer } }: Pick<OrderSheetProps, 'order'>) {
  const formats = useFormats()
  if (unitPrice === undefined) return null
  return (
    <Fact name={texts.priceOfOne}>
      <span className="figure">
        <Amount amount={unitPrice} />
      </span>
      {priceFrom ? ` ${texts.priceFrom(wholeNumber(formats, priceFrom))}` : ''}
      {offer ? ` ${texts.fromOffer}` : ''}
    </Fact>
  )
}

/** Sends a paid order. */
function Sending({ order }: Omit<OrderSheetProps, 'heading'>) {
  if (mayOrder(stateOf(order), 'send')) return <SendOrder order={order} open />
  return (
    <div className="grid justify-items-start gap-3">
      <Button kind="go" disabled>
        {texts.markSent}
      </Button>
      <p className="soft">{texts.unpaidCannotBeSent}</p>
    </div>
  )
}
