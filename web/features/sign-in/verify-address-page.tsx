import '../../styles/utilities.css'
import { type ReactNode, useEffect, useState } from 'react'
import { useShopSettings } from '../../api/settings-context.ts'
import { LinkNeedsScript } from '../../forms/needs-script.tsx'
import { ProblemLine } from '../../forms/problem-line.tsx'
import { useMailLink } from '../../forms/use-mail-link.ts'
import { WithoutLink } from '../../forms/without-link.tsx'
import { links } from '../../routing/links.ts'
import { emailDelivery } from '../../session/email-delivery.ts'
import { useSession } from '../../session/session.ts'
import { verifyAddressTexts as texts } from '../../texts/sign-in-by-mail.ts'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { FormLink } from './form-link.tsx'
import { SignInCard } from './sign-in-card.tsx'
import { useSignInAttempt } from './use-sign-in-attempt.ts'

/** Renders `/verify-address`: verifies the signed-in account's email with the link of an email. */
export function VerifyAddressPage() {
  const { link, before, forget } = useMailLink()
  const { status } = useSession()
  return (
    <SignInCard title={texts.title}>
      <WithoutLink link={link} checking={texts.checking}>
        <Alert message={texts.noLink} />
      </WithoutLink>
      <LinkNeedsScript />
      {link && status === 'out' && <LogInFirst />}
      {link && status === 'in' && <Verification key={before} token={link.token} forget={forget} />}
    </SignInCard>
  )
}

function LogInFirst() {
  return (
    <>
      <Notice tone="plain">{texts.logInFirst}</Notice>
      <p>
        <FormLink to={links.login()} state={{ from: links.verifyAddress }}>
          {texts.logIn}
        </FormLink>
      </p>
      <p>
        {texts.notMade} <FormLink to={links.forgotPassword}>{texts.takeOver}</FormLink>
      </p>
    </>
  )
}

interface VerificationProps {
  readonly token: string
  /** Drops the used link. */
  readonly forget: () => void
}

/** Checks the link immediately. After a failure the person can retry or request a new link. */
function Verification({ token, forget }: VerificationProps): ReactNode {
  const { busy, problem, run } = useSignInAttempt()
  const delivery = emailDelivery(useShopSettings())
  const [outcome, setOutcome] = useState<'proven' | 'sent'>()
  const [pressed, setPressed] = useState<Step>()
  const steps: Readonly<Record<Step, () => void>> = {
    tryAgain: () =>
      run(async (ways) => {
        await ways.verifyAddress(token)
        forget()
        setOutcome('proven')
      }),
    newLink: () =>
      run(async (ways) => {
        await ways.requestVerification()
        setOutcome('sent')
      }),
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per link; each remounts this
  useEffect(() => steps.tryAgain(), [])
  if (outcome === 'proven') return <Proven />
  if (outcome === 'sent') {
    return (
      <Notice tone="good" inPlaceOfButton>
        {delivery === 'dashboard' ? texts.newLinkKept : texts.newLinkSent}
      </Notice>
    )
  }
  if (!problem && !pressed) return <p role="status">{texts.checking}</p>
  const next = problem && !problem.passing ? 'newLink' : (pressed ?? 'tryAgain')
  function press(): void {
    setPressed(next)
    steps[next]()
  }
  return (
    <>
      {problem && <ProblemLine problem={problem} />}
      {!(next === 'newLink' && delivery === 'none') && (
        <Button busy={busy} onClick={press}>
          {texts[next]}
        </Button>
      )}
    </>
  )
}

/** The next steps after a failed verification. */
type Step = 'tryAgain' | 'newLink'

function Proven() {
  return (
    <>
      <Notice tone="good">{texts.done}</Notice>
      <p>
        <FormLink to={links.tools}>{texts.goOn}</FormLink>
      </p>
    </>
  )
}
