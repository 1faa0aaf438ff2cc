import { endOtherSignIns, endSignIn, type SignIn } from '../../../contract/accounts/accounts.ts'
import { useApi } from '../../api/api-context.ts'
import { ApiError } from '../../api/api-error.ts'
import type { ShopApi } from '../../api/client.ts'
import { type Action, useAction } from '../../forms/use-action.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { deviceText } from './device-text.ts'
import { signInsTexts as texts } from './texts.ts'

/** A single session, or all except the current one. */
type Ended = SignIn | 'others'
export type Ending = Action<Ended>

/** Compares sessions by id, because the list may have been reloaded. */
export function isSame(ended: Ended | undefined, { _id }: SignIn): boolean {
  return typeof ended === 'object' && ended._id === _id
}

/**
 * Ends one of the person's sessions, or all others, one request at a time.
 * @param onGone is called when a session has ended and its row disappears.
 */
export function useEndingSignIns(onGone: () => void): Ending {
  const api = useApi()
  return useAction(async (of: Ended): Promise<void> => {
    try {
      showToast('success', await end(api, of))
      onGone()
    } catch (error) {
      // The session was already ended elsewhere.
      if (error instanceof ApiError && error.code === 'SIGN_IN_NOT_FOUND') onGone()
      throw error
    }
  })
}

/** Ends sessions and returns the success message. */
async function end(api: ShopApi, of: Ended): Promise<string> {
  if (of === 'others') {
    const { deletedCount } = await api.call(endOtherSignIns, {})
    return texts.endedOthers(deletedCount)
  }
  await api.call(endSignIn, { params: { id: of._id } })
  return texts.ended(deviceText(of.device))
}
