import { useCallback } from 'react'
import { getAccount } from '../../../contract/accounts/accounts.ts'
import type { AnswerOf } from '../../../contract/operation.ts'
import { useApi } from '../../api/api-context.ts'
import { useShopSettings } from '../../api/settings-context.ts'
import { useLoaded } from '../../api/use-loaded.ts'
import { problems } from '../../texts/problems.ts'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { EmailText } from '../../ui/values/email-text.tsx'
import { Fact } from '../../ui/values/fact.tsx'
import { LocalTime } from '../../ui/values/local-time.tsx'
import { AddressVerification } from './address-verification.tsx'
import { accountTexts as texts } from './texts.ts'

/** Shows who is signed in, and whether the email is verified. */
export function OwnAccount() {
  const api = useApi()
  const load = useCallback((signal: AbortSignal) => api.call(getAccount, {}, { signal }), [api])
  const [account, reload] = useLoaded(load)
  const again = { label: problems.tryAgain, run: reload }
  if (account.status === 'failed') {
    return <Alert message={`${texts.notLoaded} ${account.error.message}`} again={again} />
  }
  return (
    <Card className="grid gap-4">
      {account.status === 'loading' ? (
        <Skeleton label={texts.loading} lines={4} />
      ) : (
        <>
          {account.stale && (
            <Alert message={`${texts.notRefreshed} ${account.stale.message}`} again={again} />
          )}
          <AccountFacts account={account.data} />
          {!account.data.verified && <AddressVerification />}
        </>
      )}
    </Card>
  )
}

function AccountFacts({ account }: { account: AnswerOf<typeof getAccount> }) {
  const { identity } = useShopSettings()
  const { name, email, verified, createdAt } = account
  return (
    <dl className="facts">
      {name && <Fact name={texts.name}>{name}</Fact>}
      <Fact name={texts.email}>
        <EmailText email={email} />{' '}
        <Chip state={verified ? 'good' : 'plain'}>{verified ? texts.verified : texts.notVerified}</Chip>
      </Fact>
      <Fact name={texts.signIn}>{texts.keptBy[identity.provider]}</Fact>
      <Fact name={texts.since}>
        <LocalTime at={createdAt} />
      </Fact>
    </dl>
  )
}
