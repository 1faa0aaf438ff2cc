import type { Order } from '../../../../contract/orders/orders.ts'
import { dayInShop } from '../../../ui/values/date-format.ts'
import { Fact } from '../../../ui/values/fact.tsx'
import { useFormats } from '../../../ui/values/formats.ts'
import { LocalTime } from '../../../ui/values/local-time.tsx'
import { onAccountTexts as texts } from '../on-account/texts.ts'

/** Shows when an order was ordered on account, and until when its invoice is to be paid; nothing for other orders. */
export function OnAccountFacts({ order }: { readonly order: Order | undefined }) {
  const formats = useFormats()
  if (!order?.onAccountAt) return null
  return (
    <>
      <Fact name={texts.orderedAt}>
        <LocalTime at={order.onAccountAt} />
      </Fact>
      {!order.paid && order.dueAt !== undefined && (
        <Fact name={texts.toPayBy}>{dayInShop(formats, order.dueAt, 'long')}</Fact>
      )}
    </>
  )
}
