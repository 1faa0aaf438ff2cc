import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { listOwnOrders } from '../../../contract/orders/list-own-orders.ts'
import type { Order } from '../../../contract/orders/order.ts'
import { ApiError } from '../../api/api-error.ts'
import { useLoaded } from '../../api/use-loaded.ts'
import { links } from '../../routing/links.ts'
import { useSession } from '../../session/session.ts'
import { sessionApi } from '../../session/session-api.ts'
import { showToast } from '../../ui/toast.ts'

/** The own orders, kept up to date. Status 401 or 403 takes the person to / (spec §7), which says why. */
export function useOwnOrders() {
  const session = useSession()
  const navigate = useNavigate()
  const email = session.status === 'in' ? session.email : ''
  const load = useCallback(
    async (signal: AbortSignal): Promise<readonly Order[]> => {
      try {
        return await sessionApi().call(listOwnOrders, { query: { customer: email } }, { signal })
      } catch (error) {
        if (error instanceof ApiError && (error.status === 401 || error.status === 403)) {
          // After the guard, which may have sent whoever lost the session to /login in this very turn.
          setTimeout(() => void navigate(links.home, { replace: true }))
          showToast('info', error.message)
        }
        throw error
      }
    },
    [email, navigate],
  )
  return useLoaded(load)
}
