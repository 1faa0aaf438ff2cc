import { useState } from 'react'
import { loadOnDemand } from '../../api/load-on-demand.ts'
import { useShopSettings } from '../../api/settings-context.ts'
import { type Problem, ProblemLine } from '../../forms/problem-line.tsx'
import { signInProblem } from '../../forms/sign-in-problem.ts'
import { useOneAtATime } from '../../forms/use-action.ts'
import { emailDelivery } from '../../session/email-delivery.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { addressVerificationTexts as texts } from './texts.ts'

/** Offers to verify the account's email: the identity provider sends a link. */
export function AddressVerification() {
  const { busy, problem, sent, send } = useSendingVerification()
  const delivery = emailDelivery(useShopSettings())
  if (delivery === 'none') return null
  if (sent)
    return (
      <Notice tone="good" inPlaceOfButton>
        {delivery === 'dashboard' ? texts.kept : texts.sent}
      </Notice>
    )
  return (
    <div className="grid justify-items-start gap-3">
      <p>{texts.why}</p>
      <Button kind="quiet" busy={busy} onClick={send}>
        {busy ? texts.sending : texts.send}
      </Button>
      {problem && <ProblemLine problem={problem} />}
    </div>
  )
}

function useSendingVerification() {
  const [problem, setProblem] = useState<Problem>()
  const [sent, setSent] = useState(false)
  const { busyWith, start } = useOneAtATime(async (_press: 'send') => {
    setProblem(undefined)
    try {
      const { requestVerification } = await loadOnDemand(() => import('../../session/sign-in.ts'))
      await requestVerification()
      setSent(true)
    } catch (error) {
      setProblem(signInProblem(error))
    }
  })
  return { busy: busyWith !== undefined, problem, sent, send: () => start('send') }
}
