import { useEffect } from 'react'
import { loadOnDemand } from '../../api/load-on-demand.ts'
import { useShopSettings } from '../../api/settings-context.ts'
import { AuthError, type AuthErrorCode } from '../../session/identity/identity-port.ts'
import type { SignInAttempt } from './use-sign-in-attempt.ts'

/** Codes of attempts without a chosen passkey, which need no message. */
const quiet: readonly AuthErrorCode[] = ['passkey-cancelled', 'passkey-unsupported', 'passkey-elsewhere']

/**
 * Offers the person's passkeys among the suggestions of the email field, if shop and browser support passkeys. Pauses
 * while an attempt runs, because browsers allow one request at a time.
 */
export function usePasskeyAutofill({ busy, halfway, report }: SignInAttempt): void {
  const offered = useShopSettings().identity.passkeys !== undefined
  useEffect(() => {
    if (!offered || busy || halfway) return
    const waiting = new AbortController()
    void waitForChoice(waiting.signal, report)
    return () => waiting.abort()
  }, [offered, busy, halfway, report])
}

async function waitForChoice(signal: AbortSignal, report: SignInAttempt['report']): Promise<void> {
  try {
    if (typeof PublicKeyCredential === 'undefined') return
    if (!(await PublicKeyCredential.isConditionalMediationAvailable?.()) || signal.aborted) return
    const { signInWithPasskey } = await loadOnDemand(() => import('../../session/sign-in.ts'))
    await signInWithPasskey(signal, 'autofill')
  } catch (error) {
    // Until the person chooses a passkey, the form works without passkeys.
    const refused = error instanceof AuthError && error.code.startsWith('passkey-')
    if (!signal.aborted && refused && !quiet.includes(error.code)) report(error)
  }
}
