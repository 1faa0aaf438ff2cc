import type { ReactNode, SubmitEventHandler } from 'react'
import { useLocation } from 'react-router'
import { useShopSettings } from '../../api/settings-context.ts'
import { Form } from '../../forms/form.tsx'
import { AccountNeedsScript } from '../../forms/needs-script.tsx'
import { ProblemLine } from '../../forms/problem-line.tsx'
import { SecondStep } from '../../forms/sign-in/second-step.tsx'
import { secondStepTexts } from '../../forms/sign-in/texts.ts'
import type { SignInAttempt } from '../../forms/sign-in/use-sign-in-attempt.ts'
import { useInBrowser } from '../../session/in-browser.ts'
import { codeTexts } from '../../texts/sign-in-code.ts'
import { signInFields as fieldTexts } from '../../texts/sign-in-form.ts'
import { Button } from '../../ui/button.tsx'
import { CodeStepPart } from './code-step-part.tsx'
import { ContinueWithGoogle } from './continue-with-google.tsx'
import { FormLink } from './form-link.tsx'
import { SignInCard } from './sign-in-card.tsx'
import type { CodeSignIn } from './use-code-sign-in.ts'

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
  /** The typed email, which the link to the other page passes on. */
  readonly email: string | undefined
  readonly attempt: SignInAttempt
  readonly code: CodeSignIn
  /** Name of an account that a code makes, where the page asks for it. */
  readonly name?: string
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>
  /** The form fields. */
  readonly children: ReactNode
  /** True on the sign-in page, where passkeys can be used. */
  readonly passkeys?: boolean
  /** Help for people who cannot sign in. */
  readonly help?: ReactNode
}

/**
 * Renders the common part of /login and /signup (spec §2): the form, Continue With Google, the link to the other page.
 */
export function SignInSheet(props: SignInSheetProps) {
  const { texts, otherWay, email, attempt, code, onSubmit, children, help, passkeys = false } = props
  const { state } = useLocation()
  // Before hydration the browser would submit the form itself.
  const ready = useInBrowser()
  const offersPasskeys = useShopSettings().identity.passkeys !== undefined
  const { busyWith } = attempt
  const sending = busyWith === 'form'
  if (attempt.halfway)
    return (
      <SignInCard title={secondStepTexts.title}>
        <SecondStep attempt={attempt} />
      </SignInCard>
    )
  if (code.request)
    return (
      <SignInCard title={texts.title}>
        <CodeStepPart code={code} request={code.request} attempt={attempt} name={props.name} />
      </SignInCard>
    )
  return (
    <SignInCard title={texts.title}>
      <AccountNeedsScript />
      <Form className="grid gap-5" onSubmit={onSubmit} busy={sending}>
        {children}
        <Button
          kind="go"
          type="submit"
          disabled={!ready}
          busy={sending}
          aria-disabled={attempt.busy && !sending}
          onClick={(event) => attempt.busy && event.preventDefault()}
        >
          {sending ? texts.submitting : texts.submit}
        </Button>
        {attempt.problem && <ProblemLine problem={attempt.problem} />}
      </Form>
      {help}
      {code.offered && (
        <Button
          kind="quiet"
          disabled={!ready}
          busy={busyWith === 'code'}
          aria-disabled={attempt.busy}
          onClick={() => attempt.busy || code.ask()}
        >
          {busyWith === 'code' ? codeTexts.sending : codeTexts.send}
        </Button>
      )}
      {passkeys && offersPasskeys && (
        <Button
          kind="quiet"
          disabled={!ready}
          busy={busyWith === 'passkey'}
          aria-disabled={attempt.busy}
          onClick={() => attempt.run((ways, signal) => ways.signInWithPasskey(signal, 'window'), 'passkey')}
        >
          {busyWith === 'passkey' ? fieldTexts.passkeyWaiting : fieldTexts.passkey}
        </Button>
      )}
      <ContinueWithGoogle
        busy={busyWith}
        onStart={() => attempt.run((ways, signal) => ways.continueWithGoogle(signal), 'google')}
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
