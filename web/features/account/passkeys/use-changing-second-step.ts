import { useState } from 'react'
import { loadOnDemand } from '../../../api/load-on-demand.ts'
import { type Action, useAction } from '../../../forms/use-action.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { withPasskeys } from './own-passkeys.ts'
import { secondStepTexts as texts } from './texts.ts'

type Change = 'on' | 'off' | 'codes'

/** The state of changes to the second step. */
interface ChangingSecondStep {
  readonly changing: Action<Change>
  /** The change that waits for confirmation. */
  readonly asked: 'off' | 'codes' | undefined
  readonly ask: (change: 'off' | 'codes' | undefined) => void
}

/**
 * Switches the second step on and off, and makes recovery codes. Switching on first asks for a passkey, which proves
 * that the passkey works.
 */
export function useChangingSecondStep(onCodes: (codes: readonly string[]) => void): ChangingSecondStep {
  const [asked, setAsked] = useState<'off' | 'codes'>()
  const changing = useAction(async (change: Change, signal) => {
    const done = await withPasskeys(async (passkeys) => {
      if (change === 'off') {
        await passkeys.switchOff()
        return []
      }
      if (change === 'codes') return passkeys.renewCodes()
      const { signInWithPasskey } = await loadOnDemand(() => import('../../../session/sign-in.ts'))
      await signInWithPasskey(signal, 'window')
      return passkeys.switchOn()
    })
    if (!done) return
    setAsked(undefined)
    if (done.length > 0) onCodes(done)
    else showToast('success', texts.isOff)
  })
  function ask(change: 'off' | 'codes' | undefined): void {
    changing.forget()
    setAsked(change)
  }
  return { changing, asked, ask }
}
