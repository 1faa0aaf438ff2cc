import { useCallback, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { errors } from '../../../contract/errors.ts'
import type { Order } from '../../../contract/orders.ts'
import { ApiError } from '../../api/api-error.ts'
import { listOwnOrders } from '../../api/rows/orders.ts'
import { useLoaded } from '../../api/use-loaded.ts'
import { links } from '../../routing/links.ts'
import { currentSession } from '../../session/access-token/stored-session.ts'
import { useSession } from '../../session/session.ts'
import { sessionApi } from '../../session/session-api.ts'
import { showToast } from '../../ui/toast/toast.ts'

/** The own orders, kept up to date. Status 401 or 403 takes the person to / (spec §7), which says why. */
export function useOwnOrders() {
  const session = useSession()
  const goHome = useGoingHome()
  const email = session.status === 'in' ? session.email : ''
  const load = useCallback(
    async (signal: AbortSignal): Promise<readonly Order[]> => {
      try {
        return await sessionApi().call(listOwnOrders, { query: { customer: email } }, { signal })
      } catch (error) {
        if (error instanceof ApiError && (error.status === 401 || error.status === 403)) goHome(error.message)
        throw error
      }
    },
    [email, goHome],
  )
  return useLoaded(load)
}

/** Takes the person home, once, also when another call hears first that the session is over. */
function useGoingHome(): (why: string) => void {
  const navigate = useNavigate()
  const gone = useRef(false)
  const goHome = useCallback(
    (why: string) => {
      if (gone.current) return
      gone.current = true
      // After the guard, which may have sent whoever lost the session to /login in this very turn.
      setTimeout(() => void navigate(links.home, { replace: true }))
      showToast('info', why)
    },
    [navigate],
  )
  useEffect(() => {
    return () => {
      const now = currentSession()
      // The guard takes these orders away, and their call with them, before it is answered.
      if (now.status === 'out' && now.ended) goHome(errors.SESSION_ENDED.message)
    }
  }, [goHome])
  return goHome
}
