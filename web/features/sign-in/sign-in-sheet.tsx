import type { ReactNode, SubmitEventHandler } from 'react'
import { useLocation } from 'react-router'
import { useShopSettings } from '../../api/settings-context.ts'
import { type Problem, ProblemLine } from '../../forms/problem-line.tsx'
import { signInFields } from '../../messages/sign-in-form.ts'
import { useInBrowser } from '../../session/in-browser.ts'
import { Button } from '../../ui/button.tsx'
import { EntrancePlate } from './entrance-plate.tsx'
import { usePreparedGoogle } from './use-prepared-google.ts'
import { WayOn } from './way-on.tsx'

interface SignInSheetProps {
  readonly texts: {
    readonly title: string
    readonly submit: string
    readonly submitting: string
    readonly otherWay: string
    readonly toOtherWay: string
  }
  /** The page of the other way in: /signup from /login, /login from /signup. */
  readonly otherWay: string
  readonly busy: boolean
  readonly problem: Problem | undefined
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>
  readonly onGoogle: () => void
  /** The fields. */
  readonly children: ReactNode
  /** What helps who cannot get in this way. */
  readonly help?: ReactNode
}

/** What /login and /signup have in common (spec §2): the form, Continue With Google, the way to the other. */
export function SignInSheet(props: SignInSheetProps) {
  const { texts, otherWay, busy, problem, onSubmit, onGoogle, children, help } = props
  const { state } = useLocation()
  const { google, demoGoogle } = useShopSettings().identity
  // Before the page's code is there the browser would send the form by itself.
  const ready = useInBrowser()
  usePreparedGoogle(google)
  return (
    <EntrancePlate title={texts.title}>
      <form className="grid gap-5" method="post" noValidate onSubmit={onSubmit} aria-busy={busy}>
        {children}
        <Button kind="go" type="submit" disabled={!ready} busy={busy}>
          {busy ? texts.submitting : texts.submit}
        </Button>
        {problem && <ProblemLine problem={problem} />}
      </form>
      {help}
      {google && (
        <div className="grid gap-2">
          <Button kind="quiet" disabled={!ready} aria-disabled={busy} onClick={onGoogle}>
            {signInFields.google}
          </Button>
          {demoGoogle && <p className="text-note text-soft">{signInFields.demoGoogle}</p>}
        </div>
      )}
      <p>
        {texts.otherWay}{' '}
        <WayOn to={otherWay} state={state}>
          {texts.toOtherWay}
        </WayOn>
      </p>
    </EntrancePlate>
  )
}
