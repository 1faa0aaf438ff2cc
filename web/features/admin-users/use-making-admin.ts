import { useCallback } from 'react'
import * as z from 'zod/mini'
import { makeAdmin, type User } from '../../../contract/accounts.ts'
import { operation } from '../../../contract/operation.ts'
import { ApiError } from '../../api/api-error.ts'
import { useAction } from '../../forms/use-action.ts'
import { sessionApi } from '../../session/session-api.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { allUsersTexts } from './texts.ts'

// Spec §7 says modifiedCount; another backend may leave out what ours has beside it.
const makeAnywhere = operation({ ...makeAdmin, answer: z.unknown() })

/**
 * Makes an account an admin (spec §4, §8). Status 403 is told in the spec's words; what else goes wrong is
 * answered as `failure`.
 *
 * @param onMade is told when the list is out of date.
 * @param onNotAllowed is told of status 403, which may mean that the own right is gone.
 */
export function useMakingAdmin(onMade: () => void, onNotAllowed: () => void) {
  const make = useCallback(
    async ({ email }: User): Promise<void> => {
      if (await makeUnlessForbidden(email)) {
        showToast('success', allUsersTexts.made)
        onMade()
      } else {
        showToast('error', allUsersTexts.notMade)
        onNotAllowed()
      }
    },
    [onMade, onNotAllowed],
  )
  return useAction(make)
}

/** Asks the shop for it; answers false for status 403. */
async function makeUnlessForbidden(email: string): Promise<boolean> {
  try {
    await sessionApi().call(makeAnywhere, { params: { email } })
    return true
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return false
    throw error
  }
}
