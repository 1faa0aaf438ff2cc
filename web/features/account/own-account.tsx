import { getAccount } from '../../../contract/accounts/accounts.ts'
import type { AnswerOf } from '../../../contract/operation.ts'
import { NotReady } from '../../api/not-ready.tsx'
import { useShopSettings } from '../../api/settings-context.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { EmailText } from '../../ui/values/email-text.tsx'
import { Fact } from '../../ui/values/fact.tsx'
import { LocalTime } from '../../ui/values/local-time.tsx'
import { AddressVerification } from './address-verification.tsx'
import { accountTexts as texts } from './texts.ts'

/** Shows the signed-in person, and whether the email is verified. */
export function OwnAccount() {
  const [account, reload] = useAnswer(getAccount, {})
  return (
    <>
      <NotReady loaded={account} texts={texts} notRefreshed={texts.notRefreshed} lines={4} reload={reload} />
      {account.status === 'ready' && (
        <Card className="grid gap-4">
          <AccountFacts account={account.data} />
          {!account.data.verified && <AddressVerification />}
        </Card>
      )}
    </>
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
