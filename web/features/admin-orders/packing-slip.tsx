import { useId } from 'react'
import type { Order } from '../../../contract/orders/orders.ts'
import { namedAddress } from '../../../domain/orders/named-address.ts'
import { orderName } from '../../../domain/orders/order-number.ts'
import { useShopSettings } from '../../api/settings-context.ts'
import { Letterhead } from '../../ui/letterhead.tsx'
import { useFormats } from '../../ui/values/formats.ts'
import { LocalTime } from '../../ui/values/local-time.tsx'
import { withBreaks } from '../../ui/values/long-words.ts'
import { wholeNumber } from '../../ui/values/numbers.ts'
import { Barcode } from './barcode.tsx'
import { mayBePacked } from './order-facts.ts'
import { pickUpDeskTexts } from './pick-up-desk-texts.ts'
import { slipTexts as texts } from './slip-texts.ts'

/** Shows the content and the address of a parcel. Omits prices, payment and email, because strangers see the slip. */
export function PackingSlip({ order }: { readonly order: Order }) {
  const formats = useFormats()
  const { company } = useShopSettings().shop
  const heading = useId()
  const name = orderName(order)
  return (
    <article className="slip" aria-labelledby={heading}>
      <Letterhead {...company} />
      <header className="flex flex-wrap gap-x-8 gap-y-4 items-start justify-between">
        <div className="min-w-0">
          <h2 id={heading}>
            <span className="slip-kind">{texts.slip}</span> <span className="slip-number">{name}</span>
          </h2>
          {order.createdAt !== undefined && (
            <p>
              {texts.booked} <LocalTime at={order.createdAt} named />
            </p>
          )}
        </div>
        <Barcode text={name} label={texts.barcode(name)} />
      </header>
      {!mayBePacked(order) && <p className="slip-warning">{texts.notToSend}</p>}
      <section className="grid gap-2">
        <h3>{texts.deliverTo}</h3>
        <SlipAddress order={order} />
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
            <td>{withBreaks(order.tool)}</td>
          </tr>
        </tbody>
      </table>
    </article>
  )
}

function SlipAddress({ order: { deliverTo, deliveryWay } }: { readonly order: Order }) {
  if (deliveryWay === 'pickup') return <p>{pickUpDeskTexts.picksUp}</p>
  if (deliverTo === undefined) return <p className="slip-warning">{texts.addressNotOffered}</p>
  const name = deliverTo?.name.trim()
  const address = deliverTo?.address.trim()
  return (
    <>
      {(name || address) && (
        <address className="text-[1.35rem] not-italic leading-[1.35] whitespace-pre-line">
          {namedAddress(name ?? '', address ?? '').join('\n')}
        </address>
      )}
      {!address && <p className="slip-warning">{texts.addressMissing}</p>}
    </>
  )
}
