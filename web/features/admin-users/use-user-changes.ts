import { useState } from 'react'
import * as z from 'zod/mini'
import {
  blockUser,
  deleteUser,
  makeAdmin,
  removeAdmin,
  resetSecondFactor,
  setUserRole,
  type User,
} from '../../../contract/accounts/accounts.ts'
import type { Role } from '../../../contract/accounts/roles.ts'
import { operation } from '../../../contract/operation.ts'
import { useApi } from '../../api/api-context.ts'
import { ApiError } from '../../api/api-error.ts'
import type { ShopApi } from '../../api/client.ts'
import { useConfirm } from '../../forms/use-confirm.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { allUsersTexts as texts } from './texts.ts'
import { isBlocked, roleOf } from './user-facts.ts'

interface Surroundings {
  /** Email of the signed-in admin. */
  readonly self: string
  /** Reloads the admin's own role. */
  readonly askAgain: () => void
  /** Moves the focus, because the pressed button or its row is gone. */
  readonly toHeading: () => void
}

// Spec §7 defines only modifiedCount; another backend may omit our extensions.
const makeAnywhere = operation({ ...makeAdmin, answer: z.unknown() })

/** The changes that an admin can make to an account. Each asks for confirmation first; the question shows a refusal. */
export function useUserChanges({ self, askAgain, toHeading }: Surroundings) {
  const api = useApi()
  const [chosenRole, chooseRole] = useState<Role>()
  // Admins who change their own role leave this page.
  const ownOr = (others?: () => void) => (user: User) => (user.email === self ? askAgain() : others?.())
  const making = useConfirm(async ({ email }: User): Promise<undefined> => {
    const isMade = await makeUnlessForbidden(api, email)
    showToast(isMade ? 'success' : 'error', isMade ? texts.made : texts.notMade)
    // A refusal may mean that the admin's own role has changed.
    if (!isMade) askAgain()
  }, toHeading)
  const removing = useConfirm(async ({ email }: User): Promise<undefined> => {
    await api.call(removeAdmin, { params: { email } })
    showToast('success', texts.removed(email))
  }, ownOr(toHeading))
  const choosing = useConfirm(async (user: User): Promise<undefined> => {
    const role = chosenRole ?? roleOf(user)
    await api.call(setUserRole, { params: { email: user.email }, body: { role } })
    showToast('success', texts.roleGiven(user.email, texts.roles[role]))
  }, ownOr())
  const blocking = useConfirm(async (user: User): Promise<undefined> => {
    const blocked = !isBlocked(user)
    await api.call(blockUser, { params: { email: user.email }, body: { blocked } })
    showToast('success', blocked ? texts.blockedNow(user.email) : texts.unblockedNow(user.email))
  })
  const resetting = useConfirm(async ({ email }: User): Promise<undefined> => {
    await api.call(resetSecondFactor, { params: { email } })
    showToast('success', texts.secondStepReset(email))
  }, toHeading)
  const deleting = useConfirm(async ({ email }: User): Promise<undefined> => {
    await api.call(deleteUser, { params: { email } })
    showToast('success', texts.deleted(email))
  }, toHeading)
  return { making, removing, choosing, blocking, resetting, deleting, chosenRole, chooseRole }
}

/**
 * Makes an account an admin (spec §4). Returns false for status 403, for which the spec has a message of its own (§8).
 */
async function makeUnlessForbidden(api: ShopApi, email: string): Promise<boolean> {
  try {
    await api.call(makeAnywhere, { params: { email } })
    return true
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return false
    throw error
  }
}
