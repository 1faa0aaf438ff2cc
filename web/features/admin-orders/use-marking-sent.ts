import { markSent, type Order } from '../../../contract/orders.ts'
import { useAction } from '../../forms/use-action.ts'
import { sessionApi } from '../../session/session-api.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { orderTexts } from './texts.ts'

/** Notes that an order has left for its customer (extension). `onMarked` is told when the order is out of date. */
export function useMarkingSent(onMarked: () => void) {
  return useAction(async ({ _id: id, tool }: Order): Promise<void> => {
    try {
      await sessionApi().call(markSent, { params: { id } })
      showToast('success', orderTexts.markedSent(tool))
    } finally {
      onMarked()
    }
  })
}
