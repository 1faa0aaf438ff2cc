import { useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { useConfirm } from '../../../forms/use-confirm.ts'
import { useOpenForm } from '../../../forms/use-open-form.ts'
import type { Passkey } from '../../../session/passkeys/passkey-port.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { withPasskeys } from './own-passkeys.ts'
import { passkeyTexts as texts } from './texts.ts'

/** The state of renaming and removing passkeys. */
export type Changing = ReturnType<typeof useChangingPasskeys>

/**
 * Renames and removes passkeys.
 * @param onGone is called when the focused control disappears.
 */
export function useChangingPasskeys(onGone: () => void) {
  const renaming = useOpenForm<Passkey['id']>(onGone)
  /** True if a removal was refused because the sign-in is too old. All passkeys share this state. */
  const [signInTooOld, setSignInTooOld] = useState(false)
  const removing = useConfirm<Passkey>(async ({ id, name }) => {
    try {
      await withPasskeys((passkeys) => passkeys.remove(id))
    } catch (error) {
      if (error instanceof ApiError && error.code === 'SIGN_IN_AGAIN') setSignInTooOld(true)
      throw error
    }
    showToast('success', texts.removed(name))
    return undefined
  }, onGone)
  return { renaming, removing, signInTooOld }
}
