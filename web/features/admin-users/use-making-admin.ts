import { useCallback, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { makeAdmin } from '../../../contract/accounts/make-admin.ts'
import type { User } from '../../../contract/accounts/user.ts'
import { operation } from '../../../contract/operation.ts'
import { ApiError } from '../../api/api-error.ts'
import { allUsersMessages } from '../../messages/admin-users.ts'
import { sessionApi } from '../../session/session-api.ts'
import { showToast } from '../../ui/toast.ts'

// Spec §7 says modifiedCount; another backend may leave out what ours has beside it.
const makeAnywhere = operation({ ...makeAdmin, answer: z.unknown() })

/**
 * Makes an account an admin (spec §4, §8). Status 403 is told in the spec's words; what else goes wrong is
 * answered as `problem`.
 *
 * @param onMade is told when the list is out of date.
 * @param onNotAllowed is told of status 403, which may mean that the own right is gone.
 */
export function useMakingAdmin(onMade: () => void, onNotAllowed: () => void) {
  const [making, setMaking] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const underWay = useRef(false)

  const make = useCallback(
    async (user: User): Promise<void> => {
      if (underWay.current) return
      underWay.current = true
      setMaking(user.email)
      setProblem(undefined)
      try {
        await sessionApi().call(makeAnywhere, { params: { email: user.email } })
        showToast('success', allUsersMessages.made)
        onMade()
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (error.status !== 403) return setProblem(error.message)
        showToast('error', allUsersMessages.notMade)
        onNotAllowed()
      } finally {
        underWay.current = false
        setMaking(undefined)
      }
    },
    [onMade, onNotAllowed],
  )
  return { making, problem, make }
}
