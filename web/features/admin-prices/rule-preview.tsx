import { useCallback, useId } from 'react'
import * as z from 'zod/mini'
import { type RulePreview as Preview, previewPriceRule } from '../../../contract/prices/price-rules.ts'
import { useApi } from '../../api/api-context.ts'
import { useSearchWhileTyping } from '../../api/search-while-typing.ts'
import { plainNumber, typedNumber } from '../../forms/typed-numbers.ts'
import { EarlierPrice } from '../../ui/values/earlier-price.tsx'
import { type Formats, useFormats } from '../../ui/values/formats.ts'
import { moneyFigure, wholeNumber } from '../../ui/values/numbers.ts'
import { previewTexts as texts } from './form-texts.ts'
import { pricingOf, type RuleValues } from './rule-values.ts'
import { pricesTexts } from './texts.ts'

/** Pause in typing before the preview is asked for. */
const pauseMs = 250

type Pricing = ReturnType<typeof pricingOf>
type Row = Preview['first'][number]

interface RulePreviewProps {
  readonly values: RuleValues
  readonly isChange: boolean
}

/** Shows beside the form which products a discount covers and what customers see, while it is typed. */
export function RulePreview({ values, isChange }: RulePreviewProps) {
  const id = useId()
  const formats = useFormats()
  const asked = askedFor(formats, values)
  const answered = usePreview(asked)
  return (
    <section
      className="grid content-start gap-4 min-w-0 border-t border-t-line pt-5 @min-[60rem]:sticky @min-[60rem]:top-24 @min-[60rem]:self-start @min-[60rem]:border-t-0 @min-[60rem]:border-s @min-[60rem]:border-s-line @min-[60rem]:ps-6 @min-[60rem]:pt-0"
      aria-labelledby={id}
    >
      <h3 className="text-lg tracking-tight" id={id}>
        {texts.heading}
      </h3>
      {asked === undefined ? (
        <p className="soft">{texts.incomplete}</p>
      ) : answered === undefined ? (
        <p className="soft">{texts.loading}</p>
      ) : answered.answer === undefined ? (
        <p className="text-warn">{texts.failed}</p>
      ) : (
        <Covered preview={answered.answer} values={values} />
      )}
      {isChange && <p className="soft">{texts.nextBookings}</p>}
    </section>
  )
}

/** Returns the request of a preview as text; undefined while the fields are incomplete or contradict each other. */
function askedFor(formats: Formats, values: RuleValues): string | undefined {
  const pricing = pricingOf(formats, values)
  return z.safeParse(previewPriceRule.body, pricing).success ? JSON.stringify(pricing) : undefined
}

function usePreview(asked: string | undefined) {
  const api = useApi()
  const ask = useCallback(
    (text: string, signal: AbortSignal): Promise<Preview> =>
      // The cast is safe because `askedFor` made this text from the values of a rule.
      api.call(previewPriceRule, { body: JSON.parse(text) as Pricing }, { signal }),
    [api],
  )
  return useSearchWhileTyping(asked, ask, pauseMs)
}

interface CoveredProps {
  readonly preview: Preview
  readonly values: RuleValues
}

function Covered({ preview: { products, first }, values }: CoveredProps) {
  const formats = useFormats()
  const [example] = first
  return (
    <>
      <p role="status">
        {products === 0 ? texts.noProduct : texts.covers(wholeNumber(formats, products), products === 1)}
      </p>
      {example && <Seen example={example} values={values} />}
      {first.length > 0 && values.way === 'sale' && (
        <>
          {products > first.length && (
            <p className="soft">{texts.first(wholeNumber(formats, first.length))}</p>
          )}
          <Prices rows={first} />
        </>
      )}
      {values.way !== 'sale' && <SmallBaskets values={values} />}
    </>
  )
}

function Prices({ rows }: { readonly rows: readonly Row[] }) {
  const formats = useFormats()
  return (
    <table className="w-full text-note">
      <caption className="sr-only">{texts.caption}</caption>
      <thead>
        <tr>
          <th className="text-start text-soft" scope="col">
            {texts.product}
          </th>
          <th className="text-end text-soft" scope="col">
            {texts.now}
          </th>
          <th className="text-end text-soft ps-3" scope="col">
            {texts.later}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ _id, name, price, newPrice, lowest30Days, announced }) => (
          <tr className="border-t border-t-line align-top" key={_id}>
            <th className="text-start font-normal py-2 pe-3 wrap-anywhere" scope="row">
              {name}
              {!announced && (
                <small className="block text-warn">
                  {texts.notAnnounced(moneyFigure(formats, lowest30Days))}
                </small>
              )}
            </th>
            <td className="figure text-end py-2">{moneyFigure(formats, price)}</td>
            <td className="figure text-end py-2 ps-3">{moneyFigure(formats, newPrice)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Shows the first product as a customer sees it on its page, or the line in the basket. */
function Seen({ example, values }: { readonly example: Row; readonly values: RuleValues }) {
  const formats = useFormats()
  const { way } = values
  return (
    <div className="grid gap-2 bg-sheet border border-line p-4 min-w-0 wrap-anywhere">
      <h4 className="font-semibold">{texts.customersSee}</h4>
      <p className="soft">{whereShown(values)}</p>
      {way === 'sale' ? <Tag example={example} /> : <p>{basketLine(formats, example, values)}</p>}
    </div>
  )
}

function Tag({ example: { name, price, newPrice, lowest30Days, announced } }: { readonly example: Row }) {
  const formats = useFormats()
  const reduced = { price: newPrice, compareAtPrice: price, lowestPrice30Days: lowest30Days }
  return (
    <p className="grid">
      <span>{name}</span>
      <b className="figure">{moneyFigure(formats, newPrice)}</b>
      {announced && <EarlierPrice of={reduced} />}
    </p>
  )
}

function whereShown({ way, code, name }: RuleValues): string {
  if (way === 'sale') return texts.saleShown
  const shownName = name.trim() || texts.yourName
  return way === 'code'
    ? texts.codeShown(code.trim() || texts.yourCode, shownName)
    : texts.basketShown(shownName)
}

/** The example is a basket with one piece of the product, or with as many as the minimum sum needs. */
function basketLine(formats: Formats, { price }: Row, values: RuleValues): string {
  const off = typedNumber(formats, values.off, 'amount')
  const least = typedNumber(formats, values.minimum, 'amount')
  const sum = Math.round(price * 100) * Math.max(1, Math.ceil(least / price) || 1)
  const isPercent = values.offKind === 'percent'
  const cents = Math.round(isPercent ? (sum * off) / 100 : Math.min(off * 100, sum))
  const discount = pricesTexts.amount(moneyFigure(formats, cents / 100))
  return texts.onOf(discount, moneyFigure(formats, sum / 100))
}

/** Warns that an amount without a minimum above it leaves nothing to pay in a small basket. */
function SmallBaskets({ values: { offKind, off, minimum } }: { readonly values: RuleValues }) {
  const formats = useFormats()
  if (offKind === 'percent') return null
  const [amount, least] = [off, minimum].map((text) => Number(plainNumber(formats, text, 'amount')))
  if (amount === undefined || least === undefined || least > amount) return null
  return <p className="text-warn">{texts.smallBasket(moneyFigure(formats, amount))}</p>
}
