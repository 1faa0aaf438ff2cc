import { useId } from 'react'
import { buildLanguage } from '../../../contract/languages/build-language.ts'
import type { Order } from '../../../contract/orders/orders.ts'
import { namedAddress } from '../../../domain/orders/named-address.ts'
import { orderName } from '../../../domain/orders/order-number.ts'
import { useShopSettings } from '../../api/settings-context.ts'
import { Letterhead } from '../../ui/letterhead.tsx'
import { FormatsContext } from '../../ui/values/formats.ts'
import { LocalDay } from '../../ui/values/local-time.tsx'
import { withBreaks } from '../../ui/values/long-words.ts'
import { wholeNumber } from '../../ui/values/numbers.ts'
import { Barcode } from './barcode.tsx'
import { mayBePacked } from './order-facts.ts'
import { slipTexts } from './slip-texts.ts'
import type { SlipWords } from './slip-words.ts'

interface PackingSlipProps {
  readonly order: Order
  /** In the language of the order; the warnings to staff are in that of the page. */
  readonly words: SlipWords
}

/** Shows the content and the address of a parcel. Omits prices, payment and email, because strangers see the slip. */
export function PackingSlip({ order, words: { tag, texts, formats } }: PackingSlipProps) {
  const { shop, languages } = useShopSettings()
  const { company } = shop
  const standard = languages?.standard
  const heading = useId()
  const name = orderName(order)
  return (
    <article className="slip" aria-labelledby={heading} lang={tag}>
      <FormatsContext value={formats}>
        <Letterhead {...company} />
        <header className="flex flex-wrap gap-x-8 gap-y-4 items-start justify-between">
          <div className="min-w-0">
            <h2 id={heading}>
              <span className="slip-kind">{texts.slip}</span> <span className="slip-number">{name}</span>
            </h2>
            {order.createdAt !== undefined && (
              <p>
                {texts.booked} <LocalDay at={order.createdAt} timeZone={formats.timeZone} />
              </p>
            )}
            {order.customerReference && (
              <p>
                {texts.reference} <b className="wrap-anywhere">{withBreaks(order.customerReference)}</b>
              </p>
            )}
          </div>
          <Barcode text={name} label={slipTexts.barcode(name)} />
        </header>
        {!mayBePacked(order) && <Warning>{slipTexts.notToSend}</Warning>}
        <section className="grid gap-2">
          <h3>{texts.deliverTo}</h3>
          <SlipAddress order={order} texts={texts} />
        </section>
        <table className="slip-content w-full border-collapse [&_caption]:pb-2 [&_tbody_tr]:border-b [&_tbody_tr]:border-b-edge [&_th:first-child]:w-26 [&_td:first-child]:w-26">
          <caption>{texts.content}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.pieces}</th>
              <th scope="col">{texts.tool}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>{wholeNumber(formats, order.quantity)}</td>
              <td>
                {order.shownName === undefined ? (
                  <span lang={standard}>{withBreaks(order.tool)}</span>
                ) : (
                  withBreaks(order.shownName)
                )}
                <ForPacker order={order} />
              </td>
            </tr>
          </tbody>
        </table>
      </FormatsContext>
    </article>
  )
}

/** Names the product as it is on the shelf: with its number and, if the customer saw another one, its standard name. */
function ForPacker({ order: { sku, shownName, tool } }: { readonly order: Order }) {
  const standard = useShopSettings().languages?.standard
  if (!sku && shownName === undefined) return null
  return (
    <span className="slip-shelf">
      {sku && <span className="figure">{sku}</span>}
      {shownName !== undefined && <span lang={standard}>{withBreaks(tool)}</span>}
    </span>
  )
}

/** Shows a sentence for the packer, in the language of the page. */
function Warning({ children }: { readonly children: string }) {
  return (
    <p className="slip-warning" lang={buildLanguage}>
      {children}
    </p>
  )
}

function SlipAddress({
  order: { deliverTo, deliveryWay },
  texts,
}: {
  readonly order: Order
  readonly texts: SlipWords['texts']
}) {
  if (deliveryWay === 'pickup') return <p>{texts.picksUp}</p>
  if (deliverTo === undefined) return <Warning>{slipTexts.addressNotOffered}</Warning>
  const name = deliverTo?.name.trim()
  const address = deliverTo?.address.trim()
  return (
    <>
      {(name || address) && (
        <address className="text-[1.35rem] not-italic leading-[1.35] whitespace-pre-line">
          {namedAddress(name ?? '', address ?? '').join('\n')}
        </address>
      )}
      {!address && <Warning>{slipTexts.addressMissing}</Warning>}
    </>
  )
}
