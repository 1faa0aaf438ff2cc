import type { ActionFunctionArgs } from 'react-router'
import { deleteAccount } from '../../../contract/accounts/accounts.ts'
import { apiContext } from '../../api/api-context.ts'
import { ApiError, type ApiErrorCode } from '../../api/api-error.ts'
import { failureSentence } from '../../forms/failure-sentence.ts'
import { dropSession } from '../../session/access-token/stored-session.ts'
import { redirectOut } from '../../session/guard.ts'
import { identityPort } from '../../session/identity/identity.ts'
import { trackSignOut } from '../../session/pending-sign-outs.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { deletionTexts } from './texts.ts'

/** Why an account was not deleted, for display. */
export interface DeletionFailure {
  readonly message: string
  /** The shop's refusal code; undefined for an unexpected error. */
  readonly code: ApiErrorCode | undefined
}

/**
 * Deletes the person's account at the shop and at the sign-in provider, signs out, and redirects as the guard does.
 * Returns the failure if nothing was deleted.
 */
export async function deleteOwnAccount(
  asked: ActionFunctionArgs,
): Promise<Response | DeletionFailure | null> {
  try {
    await asked.context.get(apiContext).call(deleteAccount, {})
    const port = await identityPort()
    // The shop's account is already deleted, so the person is signed out even if the provider fails.
    await Promise.allSettled([port.deleteAccount?.()])
    dropSession('left')
    void trackSignOut(port.signOut())
  } catch (error) {
    return { message: failureSentence(error), code: error instanceof ApiError ? error.code : undefined }
  }
  showToast('success', deletionTexts.done)
  return redirectOut(asked)
}
