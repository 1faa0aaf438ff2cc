import { type Formats, useFormats } from '../../ui/values/formats.ts'
import '../../styles/utilities.css'
import './basket.css'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { Link } from 'react-router'
import { sumOfAmounts } from '../../../domain/money.ts'
import { useApi } from '../../api/api-context.ts'
import { hostOf } from '../../api/host.ts'
import { useShopSettings } from '../../api/settings-context.ts'
import { useLoaded } from '../../api/use-loaded.ts'
import { Arrival } from '../../buying/arrival.tsx'
import { type BasketLine, readBasket, useBasket } from '../../buying/basket.ts'
import { DeliveryChoice } from '../../buying/delivery-choice.tsx'
import { DeliveryPricesContext } from '../../buying/delivery-country.ts'
import { chooseWay, useIsPickedUp, usePickUpPlace } from '../../buying/delivery-way.ts'
import { DiscountCode } from '../../buying/discount-code.tsx'
import { KeepButton } from '../../buying/keep-on-list/keep-button.tsx'
import { loadProducts, type Products } from '../../buying/load-products.ts'
import { useLoadedDeliveryPrices } from '../../buying/loaded-delivery-prices.ts'
import { NetTotal } from '../../buying/net-total.tsx'
import { totalOf } from '../../buying/order-total.ts'
import { OwnReferenceField, useOwnReference } from '../../buying/own-reference.tsx'
import { PickUpChoice } from '../../buying/pick-up-choice.tsx'
import { PutInTyped } from '../../buying/put-in-typed.tsx'
import { useTaxedPrices } from '../../buying/taxed-prices.ts'
import { useCodeOfAddress } from '../../buying/use-code-of-address.ts'
import { afterDiscount, useDiscount } from '../../buying/use-discount.ts'
import { allWithOwnPrices, useOwnPrices } from '../../buying/use-own-prices.ts'
import { AlertInView } from '../../forms/alert-in-view.tsx'
import { CodeInPlace } from '../../forms/sign-in/code-in-place.tsx'
import { links } from '../../routing/links.ts'
import { useInBrowser } from '../../session/in-browser.ts'
import { problems } from '../../texts/problems.ts'
import { Button } from '../../ui/button.tsx'
import { useFocusOnHeading } from '../../ui/dashboard-part.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { Amount } from '../../ui/values/figure.tsx'
import { BookedPurchase } from './booked-purchase.tsx'
import { basketHeadTexts } from './head-texts.ts'
import { problemOf, problemOfRefusal } from './line-problem.ts'
import { LineRow } from './line-row.tsx'
import type { ReceivedCart } from './load-basket.ts'
import { Received, useReceivedCart } from './received-cart.tsx'
import { basketTexts as texts } from './texts.ts'
import { useBasketDelivery } from './use-basket-delivery.ts'
import { useHolding } from './use-holding.ts'

/**
 * Renders `/basket`: the products to book. Only the browser knows the lines. The server renders both the empty basket
 * and a skeleton, and the pre-paint script hides one of them (`html[data-basket]`).
 */
export function BasketPage({ data }: { readonly data: ReceivedCart | null }) {
  const ready = useInBrowser()
  const cart = useReceivedCart(data)
  return (
    <div className="wrap section basket in-data-basket:min-h-svh grid gap-5 content-start [&_.promise-days]:min-h-[4lh] md:max-lg:[&_.promise-days]:min-h-[3lh]">
      <SectionHeading level={1} text={basketHeadTexts.title} />
      <DeliveryPricesContext value={useLoadedDeliveryPrices()}>
        {cart && <Received cart={cart} />}
        {ready ? <Basket /> : <NotReady hasCart={cart !== null} />}
      </DeliveryPricesContext>
    </div>
  )
}

function NotReady({ hasCart }: { readonly hasCart: boolean }) {
  return (
    <>
      <div className="card card-padded hidden in-data-basket:block noscript:hidden">
        <Skeleton label={texts.loading} lines={4} />
      </div>
      <div className="contents in-data-basket:hidden noscript:hidden">
        {!hasCart && <Empty />}
        <div className="basket-board">
          <PutInTyped />
        </div>
      </div>
      <p className="card card-padded hidden noscript:block">{texts.needsScript}</p>
    </>
  )
}

function Basket() {
  const formats = useFormats()
  const lines = useBasket()
  const api = useApi()
  const settings = useShopSettings()
  const load = useCallback(
    (signal: AbortSignal) =>
      loadProducts(
        api,
        hostOf(settings),
        readBasket().map(({ id }) => id),
        signal,
      ),
    [api, settings],
  )
  const [loaded, reload] = useLoaded(load)
  useRepeatedly(reload)
  const { taxed } = useTaxedPrices()
  const found: Products = loaded.status === 'ready' ? loaded.data : new Map()
  const own = useOwnPrices(lines.map(({ id }) => id).join())
  const products: Products = new Map(
    [...allWithOwnPrices(found, own)].map(([id, product]) => [id, product && taxed(product)] as const),
  )
  // Lines also arrive from the account, another tab and the field below.
  const missing = loaded.status === 'ready' ? idsWithout(products, lines) : ''
  useEffect(() => {
    if (missing) reload()
  }, [missing, reload])
  const failed =
    loaded.status === 'failed' ? loaded.error : loaded.status === 'ready' ? loaded.stale : undefined
  const holding = useHolding(lines)
  useCodeOfAddress()
  const [heading, toHeading] = useFocusOnHeading()
  const goods = totalOfAll(formats, lines, products)
  return (
    <>
      {holding.held.map((held) => (
        <BookedPurchase key={held.purchase.insertedId} held={held} />
      ))}
      {lines.length === 0 && holding.held.length === 0 && <Empty />}
      {failed && lines.length > 0 && (
        <Alert
          message={`${texts.notLoaded} ${failed.message}`}
          again={{ label: problems.tryAgain, run: reload }}
        />
      )}
      <div className="basket-board">
        {lines.length > 0 && (
          <section aria-labelledby="lines">
            <h2 id="lines" ref={heading} tabIndex={-1} className="sr-only">
              {texts.lines}
            </h2>
            <ul className="grid gap-2">
              {lines.map((line) => {
                const product = products.get(line.id)
                const everybody = found.get(line.id)
                const refused = holding.refusalAt(line)
                const problem = refused
                  ? problemOfRefusal(formats, line, refused)
                  : product === undefined
                    ? undefined
                    : problemOf(formats, line, product)
                return (
                  <LineRow
                    key={line.id}
                    line={line}
                    product={product}
                    problem={problem}
                    own={own.of(line.id)}
                    publicly={everybody && taxed(everybody)}
                    showsNet={own.showsNet}
                    takesFocus={holding.firstRefused === line.id}
                    onRemove={toHeading}
                  />
                )
              })}
            </ul>
            <p className="actions mt-2">
              <KeepButton lines={readBasket} text={texts.keepAsList} />
            </p>
          </section>
        )}
        {lines.length > 0 && (
          <Hold lines={lines} products={products} goods={goods} holding={holding} showsNet={own.showsNet} />
        )}
        <PutInTyped />
      </div>
    </>
  )
}

/** Prices and stock may change while the person reads. One call a minute is timely and cheap. */
const refreshMs = 60_000

/** Runs an action every minute while the page is visible. */
function useRepeatedly(act: () => void): void {
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && act(), refreshMs)
    return () => clearInterval(timer)
  }, [act])
}

interface HoldProps {
  readonly lines: readonly BasketLine[]
  readonly products: Products
  /** What the goods cost together; null while the prices load. */
  readonly goods: number | null
  readonly holding: ReturnType<typeof useHolding>
  /** Whether the company of the account wants the amount without tax first. */
  readonly showsNet: boolean
}

/** Shows the total, when it would arrive, and the button that books all lines. */
function Hold({ lines, products, goods, holding, showsNet }: HoldProps) {
  const place = usePickUpPlace()
  const isPickedUp = useIsPickedUp()
  const wanted = useMemo(() => lines.map(({ id: Id, quantity }) => ({ Id, quantity })), [lines])
  const discount = useDiscount(wanted, true)
  const reduced = afterDiscount(goods, discount.amount)
  const { prices, delivery, deliverTo } = useBasketDelivery(lines, products, reduced)
  const total = reduced === null || !delivery ? reduced : sumOfAmounts([reduced, delivery.fee])
  const ownReference = useOwnReference()
  const { note, netOf } = useTaxedPrices()
  const net = showsNet && total !== null ? netOf(total) : undefined
  const { holdHours } = useShopSettings()
  const { busy, problem, signedIn, hold } = holding
  const button = useRef<HTMLButtonElement>(null)
  const toButton = useCallback(() => button.current?.focus(), [])
  // A refused line has the focus.
  const isAtLine = holding.firstRefused !== undefined
  return (
    <section
      className="card card-padded basket-hold row-[1/span_2] col-2 sticky top-4 grid gap-4 max-lg:row-auto max-lg:col-auto max-lg:static"
      aria-label={texts.total}
    >
      {!isPickedUp && <Arrival />}
      <p className="soft">{texts.holdNote}</p>
      {!signedIn && <p className="soft">{texts.signedOut}</p>}
      {problem && (isAtLine ? <Alert message={problem} /> : <AlertInView message={problem} />)}
      {place && (
        <PickUpChoice place={place} way={isPickedUp ? 'pickup' : 'parcel'} busy={busy} onChoose={chooseWay} />
      )}
      {prices && <DeliveryChoice prices={prices} delivery={delivery} />}
      <DiscountCode discount={discount} refusal={holding.refusalOfCode(discount.code)} />
      <OwnReferenceField reference={ownReference} />
      <div className="basket-go [&_.button]:w-full">
        <p className="basket-total">
          <span>{texts.total}</span>
          <output className="figure flex-1 text-title text-end" aria-live="polite">
            {net !== undefined && <NetTotal net={net} />}
            {total === null ? texts.totalUnknown : <Amount amount={total} />}
          </output>
          <span className="unit flex-[0_0_100%] m-0 text-end">{note}</span>
        </p>
        <Button
          ref={button}
          kind="go"
          busy={busy}
          onClick={() =>
            hold({
              lines,
              total,
              deliverTo,
              isPickedUp,
              code: discount.sent,
              customerReference: ownReference.sent,
            })
          }
        >
          {busy ? texts.holding : texts.hold(holdHours)}
        </Button>
      </div>
      <CodeInPlace onSignedIn={toButton} />
    </section>
  )
}

function Empty() {
  return (
    <div className="card card-padded grid justify-items-start gap-4">
      <p>{texts.empty}</p>
      <p className="actions">
        <Link className="button button-go" to={links.tools}>
          {texts.toTools}
        </Link>
        <Link className="button button-quiet" to={links.items}>
          {texts.toItems}
        </Link>
      </p>
    </div>
  )
}

/** Returns the ids of lines whose product is not loaded yet, as one text. */
function idsWithout(products: Products, lines: readonly BasketLine[]): string {
  return lines
    .filter(({ id }) => !products.has(id))
    .map(({ id }) => id)
    .join()
}

/**
 * Returns the total of the lines in the shop's currency, without products that are gone; null until each line has
 * loaded.
 */
function totalOfAll(formats: Formats, lines: readonly BasketLine[], products: Products): number | null {
  if (lines.some(({ id }) => !products.has(id))) return null
  const totals = lines.map(({ id, quantity }) => {
    const product = products.get(id)
    return (product && totalOf(formats, product, String(quantity))) ?? 0
  })
  return sumOfAmounts(totals)
}
