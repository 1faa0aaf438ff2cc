import { type ReactNode, type SubmitEventHandler, useState } from 'react'
import { useLocation } from 'react-router'
import { ProblemLine } from '../../forms/problem-line.tsx'
import { useInBrowser } from '../../session/in-browser.ts'
import { Button } from '../../ui/button.tsx'
import { ContinueWithGoogle } from './continue-with-google.tsx'
import { FormLink } from './form-link.tsx'
import { SignInCard } from './sign-in-card.tsx'
import type { SignInAttempt } from './use-sign-in-attempt.ts'

interface SignInSheetProps {
  readonly texts: {
    readonly title: string
    readonly submit: string
    readonly submitting: string
    readonly otherWay: string
    readonly toOtherWay: string
  }
  /** The other page: /signup on /login, /login on /signup. */
  readonly otherWay: string
  /** The typed email, which the link to the other page carries along. */
  readonly email: string | undefined
  readonly attempt: SignInAttempt
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>
  /** The form fields. */
  readonly children: ReactNode
  /** Help for people who cannot sign in here. */
  readonly help?: ReactNode
}

/**
 * Renders what /login and /signup share (spec §2): the form, Continue With Google, the link to the other
 * page.
 */
export function SignInSheet(props: SignInSheetProps) {
  const { texts, otherWay, email, attempt, onSubmit, children, help } = props
  const { state } = useLocation()
  // Before hydration the browser would submit the form itself.
  const ready = useInBrowser()
  const [atGoogle, setAtGoogle] = useState(false)
  const sending = attempt.busy && !atGoogle
  async function throughGoogle(): Promise<void> {
    if (attempt.busy) return
    setAtGoogle(true)
    await attempt.run((ways, signal) => ways.continueWithGoogle(signal))
    setAtGoogle(false)
  }
  return (
    <SignInCard title={texts.title}>
      <form className="grid gap-5" method="post" noValidate onSubmit={onSubmit} aria-busy={sending}>
        {children}
        <Button
          kind="go"
          type="submit"
          disabled={!ready}
          busy={sending}
          aria-disabled={atGoogle}
          onClick={(event) => atGoogle && event.preventDefault()}
        >
          {sending ? texts.submitting : texts.submit}
        </Button>
        {attempt.problem && <ProblemLine problem={attempt.problem} />}
      </form>
      {help}
      <ContinueWithGoogle
        busy={atGoogle ? 'google' : sending ? 'form' : undefined}
        onStart={() => void throughGoogle()}
        onCancel={attempt.cancel}
      />
      <p>
        {texts.otherWay}{' '}
        <FormLink to={otherWay} state={{ ...state, email }}>
          {texts.toOtherWay}
        </FormLink>
      </p>
    </SignInCard>
  )
}
