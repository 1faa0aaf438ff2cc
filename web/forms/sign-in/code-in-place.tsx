import { useEffect, useRef, useState } from 'react'
import { useShopSettings } from '../../api/settings-context.ts'
import { useCodeRequest } from '../../session/code-request.ts'
import { useInBrowser } from '../../session/in-browser.ts'
import { useSession } from '../../session/session.ts'
import { problems } from '../../texts/problems.ts'
import { codeTexts as texts } from '../../texts/sign-in-code.ts'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { usePart } from './use-part.ts'

interface CodeInPlaceProps {
  /** Called when the person has signed in here; the control that had the focus is gone. */
  readonly onSignedIn: () => void
}

const load = () => import('./code-panel.tsx')

/**
 * Offers a signed-out person to log in with a code without leaving the page, where the shop has codes. What is behind
 * the button loads when it is pressed.
 */
export function CodeInPlace({ onSignedIn }: CodeInPlaceProps) {
  const offered = useShopSettings().identity.codes === true
  const session = useSession()
  const ready = useInBrowser()
  const request = useCodeRequest()
  const [pressed, setPressed] = useState(false)
  const isOpen = offered && session.status === 'out' && (pressed || request !== undefined)
  const { part, problem, again } = usePart(load, isOpen)
  const wasOpen = useRef(false)
  const signedIn = session.status === 'in' ? session.email : undefined
  useEffect(() => {
    if (isOpen) wasOpen.current = true
    if (signedIn === undefined || !wasOpen.current) return
    wasOpen.current = false
    setPressed(false)
    showToast('success', texts.done(signedIn))
    onSignedIn()
  }, [isOpen, signedIn, onSignedIn])
  if (!offered || signedIn !== undefined) return null
  return (
    // The server's page has it for everyone, so that nothing moves when scripts run.
    <section className="grid gap-4 noscript:hidden [[data-session=in]_&]:hidden" aria-label={texts.send}>
      {!isOpen && (
        <>
          <p className="soft">{texts.inPlace}</p>
          <Button kind="quiet" disabled={!ready} onClick={() => setPressed(true)}>
            {texts.send}
          </Button>
        </>
      )}
      {isOpen && problem && <Alert message={problem} again={{ label: problems.tryAgain, run: again }} />}
      {isOpen && !part && !problem && <Skeleton label={texts.loading} lines={4} />}
      {isOpen && part && <part.CodePanel takesFocus={pressed} />}
    </section>
  )
}
