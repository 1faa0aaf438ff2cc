import { useEffect, useRef } from 'react'
import { loadOnDemand } from '../../api/load-on-demand.ts'
import { useShopSettings } from '../../api/settings-context.ts'
import { useInBrowser } from '../../session/in-browser.ts'
import { signInFields as texts } from '../../texts/sign-in-form.ts'
import { Button } from '../../ui/button.tsx'
import type { SignInAttempt } from './use-sign-in-attempt.ts'

interface ContinueWithGoogleProps {
  /** The control of the running attempt. */
  readonly busy: SignInAttempt['busyWith']
  readonly onStart: () => void
  readonly onCancel: () => void
}

/** Renders Continue With Google (spec §2) if the shop offers it, and Cancel while its window is open. */
export function ContinueWithGoogle({ busy, onStart, onCancel }: ContinueWithGoogleProps) {
  const { google, demoGoogle } = useShopSettings().identity
  const hydrated = useInBrowser()
  const button = useRef<HTMLButtonElement>(null)
  usePreparedGoogle(google)
  if (!google) return null
  const waiting = busy === 'google'
  function cancel() {
    // The pressed Cancel button disappears, so the focus moves back.
    button.current?.focus()
    onCancel()
  }
  return (
    <div className="grid gap-2">
      <Button
        kind="quiet"
        ref={button}
        disabled={!hydrated}
        busy={waiting}
        aria-disabled={busy !== undefined}
        onClick={onStart}
      >
        {waiting ? texts.googleWaiting : texts.google}
      </Button>
      {waiting && (
        <Button kind="quiet" onClick={cancel}>
          {texts.googleCancel}
        </Button>
      )}
      {demoGoogle && <p className="text-note text-soft">{texts.demoGoogle}</p>}
    </div>
  )
}

/** Preloads Google's script, because browsers allow the window only right after a click. */
function usePreparedGoogle(offered: boolean): void {
  useEffect(() => {
    if (offered) void prepare()
  }, [offered])
}

async function prepare(): Promise<void> {
  try {
    const { prepareGoogle } = await loadOnDemand(() => import('../../session/sign-in.ts'))
    await prepareGoogle()
  } catch {
    // The click tries again and reports the error.
  }
}
