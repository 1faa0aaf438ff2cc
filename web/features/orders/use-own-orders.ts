import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import type { Order, ownOrderFilters } from '../../../contract/orders/orders.ts'
import { useApi } from '../../api/api-context.ts'
import { ApiError } from '../../api/api-error.ts'
import { listOwnOrders } from '../../api/rows/orders.ts'
import { useLoaded } from '../../api/use-loaded.ts'
import { links } from '../../routing/links.ts'
import { currentSession } from '../../session/access-token/stored-session.ts'
import { usePerson } from '../../session/use-guard.ts'
import { showToast } from '../../ui/toast/toast.ts'

export type OwnOrderFilter = (typeof ownOrderFilters)[number]

/**
 * Loads the person's orders, by default without cancelled ones, and keeps them up to date. Status 401 or 403 redirects
 * to / (spec §7) with a toast. If the session has ended too, the dashboard's guard redirects instead.
 */
export function useOwnOrders(state: OwnOrderFilter = 'current') {
  const { email } = usePerson()
  const api = useApi()
  const navigate = useNavigate()
  const load = useCallback(
    async (signal: AbortSignal): Promise<readonly Order[]> => {
      try {
        // The spec's call returns orders that are not cancelled.
        const query = { customer: email, ...(state !== 'current' && { state }) }
        return await api.call(listOwnOrders, { query }, { signal })
      } catch (error) {
        if (
          error instanceof ApiError &&
          [401, 403].includes(error.status) &&
          currentSession().status === 'in'
        ) {
          showToast('info', error.message)
          void navigate(links.home, { replace: true })
        }
        throw error
      }
    },
    [api, email, state, navigate],
  )
  return useLoaded(load)
}
