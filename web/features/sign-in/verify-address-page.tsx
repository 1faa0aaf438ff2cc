import { type ReactNode, useEffect, useState } from 'react'
import { useShopSettings } from '../../api/settings-context.ts'
import { ProblemLine } from '../../forms/problem-line.tsx'
import { verifyAddressMessages as texts } from '../../messages/sign-in-by-mail.ts'
import { links } from '../../routing/links.ts'
import { useSession } from '../../session/session.ts'
import { whereLettersGo } from '../../session/where-letters-go.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { EntrancePlate } from './entrance-plate.tsx'
import { useEntering } from './use-entering.ts'
import { useMailLink } from './use-mail-link.ts'
import { WayOn } from './way-on.tsx'

/** `/verify-address`: proves the address of the account that is signed in, by the link of a mail. */
export function VerifyAddressPage() {
  const { link, forget } = useMailLink()
  const { status } = useSession()
  return (
    <EntrancePlate title={texts.title}>
      {link === undefined && <p role="status">{texts.checking}</p>}
      {link === null && <Alert message={texts.noLink} />}
      {link && status === 'out' && <LogInFirst />}
      {link && status === 'in' && <Verification token={link.token} forget={forget} />}
    </EntrancePlate>
  )
}

function LogInFirst() {
  return (
    <>
      <Notice tone="plain">{texts.logInFirst}</Notice>
      <p>
        <WayOn to={links.login()} state={{ from: links.verifyAddress }}>
          {texts.logIn}
        </WayOn>
      </p>
      <p>
        {texts.notMade} <WayOn to={links.forgotPassword}>{texts.takeOver}</WayOn>
      </p>
    </>
  )
}

interface VerificationProps {
  readonly token: string
  /** To be called once the link is used up. */
  readonly forget: () => void
}

function Verification({ token, forget }: VerificationProps): ReactNode {
  const { problem, run } = useEntering()
  const letters = whereLettersGo(useShopSettings())
  const [outcome, setOutcome] = useState<'proven' | 'sent'>()
  const verify = () =>
    run(async (ways) => {
      await ways.proveAddress(token)
      forget()
      setOutcome('proven')
    })
  const sendAnother = () =>
    run(async (ways) => {
      await ways.askForVerification()
      setOutcome('sent')
    })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each link
  useEffect(() => void verify(), [token])
  if (problem) {
    return (
      <>
        <ProblemLine problem={problem} />
        {letters !== 'nowhere' && <Button onClick={() => void sendAnother()}>{texts.newLink}</Button>}
      </>
    )
  }
  if (outcome === 'sent') {
    return <Notice tone="good">{letters === 'to-dashboard' ? texts.newLinkKept : texts.newLinkSent}</Notice>
  }
  if (outcome === undefined) return <p role="status">{texts.checking}</p>
  return (
    <>
      <Notice tone="good">{texts.done}</Notice>
      <p>
        <WayOn to={links.tools}>{texts.goOn}</WayOn>
      </p>
    </>
  )
}
