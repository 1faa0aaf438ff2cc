import { type ReactNode, useCallback, useEffect, useId, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useShopSettings } from '../../api/settings-context.ts'
import { type BasketLine, mostBasketLines, useBasket, writeBasket } from '../../buying/basket.ts'
import { mergeBaskets } from '../../buying/merge-baskets.ts'
import { putInTexts } from '../../buying/put-in-texts.ts'
import { links } from '../../routing/links.ts'
import { useInBrowser } from '../../session/in-browser.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { withBreaks } from '../../ui/values/long-words.ts'
import { wholeNumber } from '../../ui/values/numbers.ts'
import { langOf } from '../../ui/values/owners-language.ts'
import type { ReceivedCart } from './load-basket.ts'
import { receivedTexts as texts } from './received-texts.ts'

type Readable = Extract<ReceivedCart, { readonly lines: unknown }>

/** Keeps a cart after its parameter has left the address, so that the page still says what has happened. */
export function useReceivedCart(loaded: ReceivedCart | null): ReceivedCart | null {
  const [kept, setKept] = useState(loaded)
  if (loaded !== null && loaded.id !== kept?.id) setKept(loaded)
  return kept
}

/** Shows a cart that a program has filled, and puts its lines into the basket. */
export function Received({ cart }: { readonly cart: ReceivedCart }) {
  const ready = useInBrowser()
  if ('problem' in cart) return <Alert message={cart.problem} />
  return ready ? <Choice key={cart.id} cart={cart} /> : <Unscripted cart={cart} />
}

/** What the server renders: without JavaScript, the person at least sees what the cart contains. */
function Unscripted({ cart }: { readonly cart: Readable }) {
  return (
    <Part>
      <p>{texts.intro}</p>
      <Lines cart={cart} />
      <Changes cart={cart} />
      <p className="hidden noscript:block">{texts.needsScript}</p>
    </Part>
  )
}

/**
 * Puts the lines into an empty basket at once. Otherwise the person chooses, because nothing of the basket may be lost
 * unasked. Opening the same cart again changes nothing: its lines are already there.
 */
function Choice({ cart }: { readonly cart: Readable }) {
  const formats = useFormats()
  const basket = useBasket()
  const wanted = useBasketLines(cart)
  const [outcome, setOutcome] = useState<'in' | 'left'>()
  const [isFull, setIsFull] = useState(false)
  useForgetCart(outcome !== undefined)
  const settle = useCallback((lines: readonly BasketLine[] | undefined) => {
    if (lines) writeBasket(lines.slice(0, mostBasketLines))
    setIsFull(lines !== undefined && lines.length > mostBasketLines)
    setOutcome(lines ? 'in' : 'left')
  }, [])
  const isHarmless = basket.length === 0 || hasAll(basket, wanted)
  useEffect(() => {
    if (outcome === undefined && isHarmless) settle(mergeBaskets([], wanted, basket))
  }, [outcome, isHarmless, settle, wanted, basket])
  const isChoosing = outcome === undefined && !isHarmless
  return (
    <Part>
      {isChoosing && <p>{texts.intro}</p>}
      {isChoosing && <Lines cart={cart} />}
      <p role="status">
        {!isChoosing && (outcome === 'left' ? texts.left : texts.inBasket)}
        {isChoosing && askText(wholeNumber(formats, basket.length), basket.length)}
      </p>
      {isFull && <Alert message={putInTexts.full(wholeNumber(formats, mostBasketLines))} />}
      {outcome !== 'left' && <Changes cart={cart} />}
      {isChoosing && (
        <div className="grid justify-items-start gap-3">
          <Way
            text={texts.add}
            hint={texts.addHint}
            choose={() => settle(mergeBaskets([], wanted, basket))}
          />
          <Way text={texts.replace} hint={texts.replaceHint} choose={() => settle(wanted)} />
          <Button kind="quiet" onClick={() => settle(undefined)}>
            {texts.leave}
          </Button>
        </div>
      )}
    </Part>
  )
}

function Part({ children }: { readonly children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card className="grid gap-4">
        <h2 id={id} className="text-2xl">
          {texts.heading}
        </h2>
        {children}
      </Card>
    </section>
  )
}

function Way({ text, hint, choose }: { readonly text: string; readonly hint: string; choose: () => void }) {
  const id = useId()
  return (
    <div className="grid justify-items-start gap-1">
      <Button kind="quiet" aria-describedby={id} onClick={choose}>
        {text}
      </Button>
      <p id={id} className="soft">
        {hint}
      </p>
    </div>
  )
}

function Lines({ cart }: { readonly cart: Readable }) {
  const formats = useFormats()
  return (
    <div className="grid gap-2">
      <h3 className="text-lg tracking-tight">{texts.lines}</h3>
      <ul className="grid gap-1 wrap-anywhere">
        {cart.lines.map(({ Id, quantity, name, lang }) => (
          <li key={Id} {...langOf({ lang })}>
            <Link to={links.tool(Id)}>{withBreaks(texts.line(wholeNumber(formats, quantity), name))}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Names each line that differs from what the program has shown. */
function Changes({ cart }: { readonly cart: Readable }) {
  const changes = cart.lines.flatMap((line) =>
    line.changes.map(({ code, message }) => ({ key: `${line.Id} ${code}`, message })),
  )
  if (changes.length === 0) return null
  return (
    <div className="grid gap-2">
      <h3 className="text-lg tracking-tight">{texts.changed}</h3>
      <ul className="grid gap-2 wrap-anywhere">
        {changes.map(({ key, message }) => (
          <li key={key} className="ps-3 border-s-3 border-s-warn">
            {message}
          </li>
        ))}
      </ul>
    </div>
  )
}

function askText(lines: string, count: number): string {
  return count === 1 ? texts.chooseOne : texts.chooseMany(lines)
}

/** Returns the lines as the basket has them. With taxes by country, the price of the catalogue is not the visitor's. */
function useBasketLines({ lines }: Readable): readonly BasketLine[] {
  const { tax } = useShopSettings().shop
  const [basketLines] = useState(() =>
    lines.map(({ Id: id, quantity, name, price }) => ({ id, quantity, name, ...(!tax && { price }) })),
  )
  return basketLines
}

/** Returns whether a basket has these products in at least these quantities. */
function hasAll(basket: readonly BasketLine[], wanted: readonly BasketLine[]): boolean {
  const quantities = new Map(basket.map(({ id, quantity }) => [id, quantity]))
  return wanted.every(({ id, quantity }) => (quantities.get(id) ?? 0) >= quantity)
}

/**
 * Removes the cart from the address once it is settled, so that a reload or a shared address does not put it in again.
 * Tries again after another parameter was removed at the same time.
 */
function useForgetCart(isSettled: boolean): void {
  const [query, setQuery] = useSearchParams()
  const isNamed = query.has('cart')
  useEffect(() => {
    if (!isSettled || !isNamed) return
    setQuery(
      (now) => {
        now.delete('cart')
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  }, [isSettled, isNamed, setQuery])
}
