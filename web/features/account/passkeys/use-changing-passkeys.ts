import { useState } from 'react'
import { type Action, useAction } from '../../../forms/use-action.ts'
import type { Passkey } from '../../../session/passkeys/passkey-port.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { withPasskeys } from './own-passkeys.ts'
import { passkeyTexts as texts } from './texts.ts'

/** The state of renaming and removing passkeys. */
export interface Changing {
  readonly renaming: Action<{ readonly passkey: Passkey; readonly name: string }>
  /** The passkey whose name is being edited. */
  readonly edited: Passkey | undefined
  readonly edit: (passkey: Passkey) => void
  readonly keepName: () => void
  readonly removing: Action<Passkey>
  /** The passkey that is to be removed, while the person is asked. */
  readonly asked: Passkey | undefined
  readonly ask: (passkey: Passkey | undefined) => void
}

/** Renames and removes passkeys. Calls `onChanged` when the list is out of date. */
export function useChangingPasskeys(onChanged: () => void): Changing {
  const [edited, edit] = useState<Passkey>()
  const [asked, ask] = useState<Passkey>()
  const renaming = useAction(async ({ passkey, name }: { passkey: Passkey; name: string }) => {
    await withPasskeys((passkeys) => passkeys.rename(passkey.id, name))
    edit(undefined)
    onChanged()
  })
  const removing = useAction(async (passkey: Passkey) => {
    await withPasskeys((passkeys) => passkeys.remove(passkey.id))
    showToast('success', texts.removed(passkey.name))
    ask(undefined)
    onChanged()
  })
  function keepName(): void {
    renaming.forget()
    edit(undefined)
    onChanged()
  }
  return { renaming, edited, edit, keepName, removing, asked, ask }
}
