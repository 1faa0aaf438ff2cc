import { endOtherSignIns, endSignIn, type SignIn } from '../../../contract/accounts.ts'
import { useApi } from '../../api/api-context.ts'
import { ApiError } from '../../api/api-error.ts'
import type { ShopApi } from '../../api/client.ts'
import { type Action, useAction } from '../../forms/use-action.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { signInsTexts as texts } from './texts.ts'

/** A sign-in, or all but the own one. */
type Ended = SignIn | 'others'
export type Ending = Action<Ended>

/** Whether this is that sign-in; compares ids, because the list may have been loaded again. */
export function isSame(ended: Ended | undefined, { _id }: SignIn): boolean {
  return typeof ended === 'object' && ended._id === _id
}

/** Ends one of the person's sign-ins, or all others, one request at a time; `onEnded` runs when the list is out of date. */
export function useEndingSignIns(onEnded: () => void): Ending {
  const api = useApi()
  return useAction(async (of: Ended): Promise<void> => {
    try {
      showToast('success', await end(api, of))
      onEnded()
    } catch (error) {
      // It was ended elsewhere meanwhile.
      if (error instanceof ApiError && error.code === 'SIGN_IN_NOT_FOUND') onEnded()
      throw error
    }
  })
}

/** Ends the sign-in; answers what was done, as a sentence for the person. */
async function end(api: ShopApi, of: Ended): Promise<string> {
  if (of === 'others') {
    const { deletedCount } = await api.call(endOtherSignIns, {})
    return texts.endedOthers(deletedCount)
  }
  await api.call(endSignIn, { params: { id: of._id } })
  return texts.ended(of.device)
}
