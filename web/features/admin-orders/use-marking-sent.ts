import { useRef, useState } from 'react'
import { markSent } from '../../../contract/orders/mark-sent.ts'
import type { Order } from '../../../contract/orders/order.ts'
import { ApiError } from '../../api/api-error.ts'
import { orderMessages } from '../../messages/admin-orders.ts'
import { sessionApi } from '../../session/session-api.ts'
import { showToast } from '../../ui/toast.ts'

interface Marking {
  readonly busy: boolean
  /** Why it was refused. */
  readonly problem?: string
}

/** Notes that an order has left for its customer (extension). `onMarked` is told when the order is out of date. */
export function useMarkingSent(onMarked: () => void) {
  const [state, setState] = useState<Marking>({ busy: false })
  const underWay = useRef(false)
  async function mark(order: Order): Promise<void> {
    if (underWay.current) return
    underWay.current = true
    setState({ busy: true })
    try {
      await sessionApi().call(markSent, { params: { id: order._id } })
      showToast('success', orderMessages.markedSent(order.tool))
      setState({ busy: false })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setState({ busy: false, problem: error.message })
    } finally {
      underWay.current = false
      onMarked()
    }
  }
  return { ...state, mark: (order: Order) => void mark(order) }
}
