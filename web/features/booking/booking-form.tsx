import { Form } from '../../forms/form.tsx'
import { type Formats, useFormats } from '../../ui/values/formats.ts'
import './booking.css'
import { type SubmitEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { stockState } from '../../../domain/catalogue/stock-state.ts'
import { askedQuantity } from '../../../domain/orders/order-quantity.ts'
import type { DescribedProduct } from '../../api/rows/catalogue.ts'
import { DeliveryChoice } from '../../buying/delivery-choice.tsx'
import { chooseWay, useIsPickedUp, usePickUpPlace } from '../../buying/delivery-way.ts'
import { DiscountCode } from '../../buying/discount-code.tsx'
import { KeepButton } from '../../buying/keep-on-list/keep-button.tsx'
import { quantityOf, totalOf } from '../../buying/order-total.ts'
import { OwnReferenceField, useOwnReference } from '../../buying/own-reference.tsx'
import { PickUpChoice } from '../../buying/pick-up-choice.tsx'
import { PutInButton } from '../../buying/put-in-button.tsx'
import { useTaxedPrices } from '../../buying/taxed-prices.ts'
import { afterDiscount, keepCode, useDiscount } from '../../buying/use-discount.ts'
import { useOwnPrices, withOwnPrices } from '../../buying/use-own-prices.ts'
import { proposeAddress } from '../../forms/address-proposal.ts'
import { AlertInView } from '../../forms/alert-in-view.tsx'
import { CodeInPlace } from '../../forms/sign-in/code-in-place.tsx'
import { links } from '../../routing/links.ts'
import { useInBrowser } from '../../session/in-browser.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { moneyFigure, wholeNumber } from '../../ui/values/numbers.ts'
import { BookedOrder } from './booked-order.tsx'
import { useBookingValues } from './booking-draft.ts'
import { BookingFields } from './booking-fields.tsx'
import { BookingHeading } from './booking-heading.tsx'
import { type BookingProblem, remainingOf } from './booking-problem.ts'
import { BookingTotal } from './booking-total.tsx'
import { KeepInProfile } from './keep-in-profile.tsx'
import { PriceLadder } from './price-ladder.tsx'
import { bookingTexts } from './texts.ts'
import { totalWith, useBookedDelivery } from './use-booked-delivery.ts'
import { type FailedBooking, useBooking } from './use-booking.ts'
import { useOwnProfile } from './use-own-profile.ts'
import { useProfileKeeping } from './use-profile-keeping.ts'

interface BookingFormProps {
  readonly product: DescribedProduct
  /** Called after each booking. */
  readonly onBooked?: () => void
}

/**
 * Books a tool (spec §2, §5, §7, §8). The server validates; the form shows its reason. For a tool that is sold out or
 * below its minimum order, shows only the result of a booking or why it failed.
 */
export function BookingForm({ product, onBooked }: BookingFormProps) {
  const formats = useFormats()
  const session = useSession()
  const email = session.status === 'in' ? session.email : null
  const profile = useOwnProfile(email)
  const [address] = useSearchParams()
  const { values, change, continued } = useBookingValues(product, email, profile, askedQuantity(address))
  const [keep, setKeep] = useState(true)
  const keeping = useProfileKeeping(profile)
  const { state, book } = useBooking(product)
  const ready = useInBrowser()
  const place = usePickUpPlace()
  const isPickedUp = useIsPickedUp()
  const { taxed } = useTaxedPrices()
  const own = useOwnPrices(product._id)
  const priced = withOwnPrices(product, own.of(product._id))
  const discount = useDiscountOf(product, quantityOf(formats, values.quantity))
  const { sent: code } = discount
  const ownReference = useOwnReference()
  const goods = afterDiscount(totalOf(formats, taxed(priced), values.quantity), discount.amount)
  const { prices, delivery, deliverTo } = useBookedDelivery(product, values.quantity, goods)
  const total = totalWith(goods, delivery)
  const failed = state.status === 'open' ? state.failed : undefined
  const problem = failed && remainingOf(failed.problem, failed.values, { ...values, ...(code && { code }) })
  const form = useFocusOfProblem(failed)

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    const destination = deliverTo !== undefined && { deliverTo }
    const way = isPickedUp && { way: 'pickup' as const }
    const { sent: reference } = ownReference
    const named = reference && { reference }
    const made = await book({ ...values, ...destination, ...way, ...(code && { code }), ...named }, total)
    if (!made) return
    ownReference.forget()
    if (code) keepCode('')
    const { orderId, values: booked } = made
    if (orderId !== undefined && !isPickedUp)
      proposeAddress(orderId, { ...booked, isNew: keeping.hasNewAddress(booked) })
    onBooked?.()
    if (keep) keeping.keep(booked)
  }

  if (state.status === 'booked') return <BookedOrder made={state} keeping={keeping} />
  const stock = stockState(product.availableQuantity, product.minOrderQuantity)
  if (stock === 'out' || stock === 'short')
    return failed ? <AlertInView message={failed.problem.message} /> : null
  if (product.price === undefined) return <PriceUnknown />
  const busy = state.status === 'sending'
  const toSubmit = () => form.current?.querySelector<HTMLElement>('.book-go button')?.focus()
  return (
    <>
      <Form ref={form} className="booking grid gap-5 border-t border-line pt-6" onSubmit={submit} busy={busy}>
        <BookingHeading continued={continued} />
        <div className="ladder-place">
          <PriceLadder product={priced} quantity={values.quantity} />
        </div>
        {place && (
          <PickUpChoice
            place={place}
            way={isPickedUp ? 'pickup' : 'parcel'}
            busy={!ready}
            onChoose={chooseWay}
          />
        )}
        <BookingFields
          asksAddress={!isPickedUp && product.giftCard !== true}
          product={product}
          values={values}
          ownAddress={profile?.address ?? ''}
          change={change}
          fields={problem?.fields ?? {}}
          ready={ready}
        />
        <KeepInProfile offered={keeping.differs(values)} checked={keep} onChange={setKeep} />
        {prices && <DeliveryChoice prices={prices} delivery={delivery} />}
        <DiscountCode discount={discount} refusal={problem?.fields.code} />
        <OwnReferenceField reference={ownReference} />
        <BookingTotal total={total} showsNet={own.showsNet} />
        <div className="book-go [&_.button]:w-full">
          <Button type="submit" kind="go" busy={busy} disabled={!ready}>
            {busy ? bookingTexts.submitting : submitText(formats, values.quantity, total)}
          </Button>
        </div>
        <PutInButton product={product} quantity={() => quantityOf(formats, values.quantity) || undefined} />
        <KeepButton
          lines={() => [lineOfForm(product, quantityOf(formats, values.quantity))]}
          about={product.name}
        />
        {problem && !isAtField(problem) && <AlertInView message={problem.message} />}
        {session.status === 'out' && (
          <p className="book-sign-in text-soft noscript:hidden">{bookingTexts.signedOutHint}</p>
        )}
        <p className="hidden noscript:block">{bookingTexts.needsScript}</p>
      </Form>
      <CodeInPlace onSignedIn={toSubmit} />
    </>
  )
}

/** Asks what takes off the price of the pieces. */
function useDiscountOf({ _id: Id, availableQuantity }: DescribedProduct, quantity: number | null) {
  const isAsked = quantity !== null && quantity > 0 && availableQuantity !== 0
  return useDiscount(
    useMemo(() => (isAsked ? [{ Id, quantity }] : []), [Id, quantity, isAsked]),
    false,
  )
}

/** Returns the line of the form for a list; the minimum order without a quantity. */
function lineOfForm({ _id: id, name, minOrderQuantity = 1 }: DescribedProduct, quantity: number | null) {
  return { id, name, quantity: quantity || minOrderQuantity }
}

/** Returns the button's text: what is booked, and the total, once both are known. */
function submitText(formats: Formats, quantity: string, total: number | null): string {
  const pieces = quantityOf(formats, quantity)
  if (pieces === null || total === null) return bookingTexts.submit
  return bookingTexts.submitFor(wholeNumber(formats, pieces), moneyFigure(formats, total))
}

/** Moves the focus to the first field that a refusal names. */
function useFocusOfProblem(failed: FailedBooking | undefined) {
  const form = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    if (failed) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [failed])
  return form
}

function isAtField({ fields }: BookingProblem): boolean {
  return Object.keys(fields).length > 0
}

/** Offers a quote for a product without a price, which cannot be booked. */
function PriceUnknown() {
  return (
    <div className="grid justify-items-start gap-4 border-t border-line pt-6">
      <p>{bookingTexts.priceUnknown}</p>
      <Link className="button button-quiet" to={links.quote()}>
        {bookingTexts.askForPrice}
      </Link>
    </div>
  )
}
