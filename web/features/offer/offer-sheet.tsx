import { Link } from 'react-router'
import type { AnswerOf } from '../../../contract/operation.ts'
import type { viewOffer } from '../../../contract/requests/offers.ts'
import type { PriceTerms } from '../../../contract/shop/shop-sections.ts'
import { totalTermsText } from '../../../domain/shop/price-terms.ts'
import { asSentence } from '../../../domain/writing/as-sentence.ts'
import { useShopSettings } from '../../api/settings-context.ts'
import { links } from '../../routing/links.ts'
import { punctuationTexts } from '../../texts/punctuation.ts'
import { calendarDay } from '../../ui/values/calendar-day.ts'
import { Amount } from '../../ui/values/figure.tsx'
import { type Formats, useFormats } from '../../ui/values/formats.ts'
import { withBreaks } from '../../ui/values/long-words.ts'
import { moneyFigure, wholeNumber } from '../../ui/values/numbers.ts'
import { offerPageTexts as texts } from './texts.ts'

type ShownOffer = AnswerOf<typeof viewOffer>

/** Shows an offer: the shop's words, lines, total and last day. */
export function OfferSheet({
  offer: { note, lines, total, delivery, validUntil },
}: {
  readonly offer: ShownOffer
}) {
  const formats = useFormats()
  const { terms } = useShopSettings().shop
  return (
    <>
      {note !== '' && <p className="whitespace-pre-line">{note}</p>}
      <table className="sums w-full max-[30rem]:[&_td]:ps-3 [&_tbody_tr>*]:align-top [&_tbody_tr>*]:border-t [&_tbody_tr>*]:border-t-line">
        <caption className="sr-only">{texts.lines}</caption>
        <thead>
          <tr>
            <th className="text-note text-soft" scope="col">
              {texts.product}
            </th>
            <th scope="col" className="ps-6 text-end text-note text-soft max-[30rem]:ps-3">
              {texts.each}
            </th>
            <th scope="col" className="ps-6 text-end text-note text-soft max-[30rem]:ps-3">
              {texts.price}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.Id}>
              <th scope="row">
                {wholeNumber(formats, line.quantity)} ×{' '}
                <Link className="underline" to={links.tool(line.Id)} lang={line.lang}>
                  {withBreaks(line.tool)}
                </Link>
                <span className="order-note block">{stockText(formats, line)}</span>
              </th>
              <td className="figure">
                <Amount amount={line.unitPrice} />
              </td>
              <td className="figure">
                <Amount amount={line.price} />
              </td>
            </tr>
          ))}
          <tr className="sum">
            <th scope="row" colSpan={2}>
              {texts.total}
            </th>
            <td className="figure">
              <Amount amount={total} />
            </td>
          </tr>
        </tbody>
      </table>
      <p className="soft">{termsText(formats, terms, delivery)}</p>
      <p>
        {texts.validUntil} <b>{calendarDay(formats, validUntil)}</b>
        {punctuationTexts.stop} {texts.noHold}
      </p>
    </>
  )
}

function stockText(formats: Formats, { quantity, left }: ShownOffer['lines'][number]): string {
  if (left === null) return texts.gone
  return left < quantity
    ? texts.fewerLeft(wholeNumber(formats, left))
    : texts.left(wholeNumber(formats, left))
}

/**
 * Says what the offered price includes, and what accepting it adds.
 *
 * @param fee null if it depends on the weight or the country; undefined if prices include delivery.
 */
function termsText(formats: Formats, terms: PriceTerms, fee: number | null | undefined): string {
  if (fee === undefined) return asSentence(totalTermsText(terms))
  const added = fee === null ? texts.plusDelivery : texts.plusFee(moneyFigure(formats, fee))
  return [asSentence(totalTermsText(terms, true)), added].filter(Boolean).join(' ')
}
