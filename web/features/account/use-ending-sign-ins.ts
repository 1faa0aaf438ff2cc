import { endOtherSignIns, endSignIn, type SignIn } from '../../../contract/accounts.ts'
import { ApiError } from '../../api/api-error.ts'
import { type Action, useAction } from '../../forms/use-action.ts'
import { sessionApi } from '../../session/session-api.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { signInsTexts as texts } from './texts.ts'

/** A sign-in, or all but the own one. */
type Ended = SignIn | 'others'
export type Ending = Action<Ended>

/** Whether this is about that sign-in, which may have been loaded anew meanwhile. */
export function isSame(ended: Ended | undefined, { _id }: SignIn): boolean {
  return typeof ended === 'object' && ended._id === _id
}

/** Ends an own sign-in, or all `others`, one thing at a time. `onEnded` is told when the list is out of date. */
export function useEndingSignIns(onEnded: () => void): Ending {
  return useAction(async (of: Ended): Promise<void> => {
    try {
      showToast('success', await end(of))
      onEnded()
    } catch (error) {
      // It was ended elsewhere meanwhile.
      if (error instanceof ApiError && error.code === 'SIGN_IN_NOT_FOUND') onEnded()
      throw error
    }
  })
}

/** Answers what was done, for the person. */
async function end(of: Ended): Promise<string> {
  if (of === 'others') {
    const { deletedCount } = await sessionApi().call(endOtherSignIns, {})
    return texts.endedOthers(deletedCount)
  }
  await sessionApi().call(endSignIn, { params: { id: of._id } })
  return texts.ended(of.device)
}
