import { useEffect, useRef } from 'react'
import { loadOnDemand } from '../../api/load-on-demand.ts'
import { useShopSettings } from '../../api/settings-context.ts'
import { useInBrowser } from '../../session/in-browser.ts'
import { signInFields as texts } from '../../texts/sign-in-form.ts'
import { Button } from '../../ui/button.tsx'

interface ContinueWithGoogleProps {
  /** What the page is busy with: Google's window, the form, or nothing. */
  readonly busy: 'google' | 'form' | undefined
  readonly onStart: () => void
  readonly onCancel: () => void
}

/** Continue With Google (spec §2), where the shop offers it; while its window is open, the way back from it. */
export function ContinueWithGoogle({ busy, onStart, onCancel }: ContinueWithGoogleProps) {
  const { google, demoGoogle } = useShopSettings().identity
  const ready = useInBrowser()
  const button = useRef<HTMLButtonElement>(null)
  usePreparedGoogle(google)
  if (!google) return null
  const waiting = busy === 'google'
  function cancel() {
    // The button that was pressed goes.
    button.current?.focus()
    onCancel()
  }
  return (
    <div className="grid gap-2">
      <Button
        kind="quiet"
        ref={button}
        disabled={!ready}
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

/** Where Google is offered, brings what its button needs, so that its window opens right after the click. */
function usePreparedGoogle(offered: boolean): void {
  useEffect(() => {
    if (offered) void prepare()
  }, [offered])
}

async function prepare(): Promise<void> {
  try {
    const { prepareGoogle } = await loadOnDemand(() => import('../../session/enter.ts'))
    await prepareGoogle()
  } catch {
    // The click tries again, and says what is wrong.
  }
}
