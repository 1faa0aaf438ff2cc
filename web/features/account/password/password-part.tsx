import { Link } from 'react-router'
import { useShopSettings } from '../../../api/settings-context.ts'
import { useLoaded } from '../../../api/use-loaded.ts'
import { links } from '../../../routing/links.ts'
import { problems } from '../../../texts/problems.ts'
import { Card } from '../../../ui/card.tsx'
import { DashboardPart } from '../../../ui/dashboard-part.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { passwordTexts as texts } from '../texts.ts'
import { withIdentity } from '../with-identity.ts'
import { PasswordForm } from './password-form.tsx'

const load = () => withIdentity((port) => port.hasPassword())

/** Changes the account's password, or shows how to set one. */
export function PasswordPart({ email }: { readonly email: string }) {
  const { mail, identity } = useShopSettings()
  const [password, reload] = useLoaded(load)
  const has = password.status === 'ready' && password.data
  return (
    <DashboardPart title={texts.heading}>
      {password.status === 'failed' && (
        <Alert
          message={`${texts.notLoaded} ${password.error.message}`}
          again={{ label: problems.tryAgain, run: reload }}
        />
      )}
      <Card className="grid gap-4">
        {password.status === 'loading' && <Skeleton label={texts.loading} lines={4} />}
        {password.status === 'ready' && !has && <p>{texts.none}</p>}
        {has && (
          <>
            <p className="soft">
              {mail && identity.provider === 'built-in' ? texts.whatHappensByMail : texts.whatHappens}
            </p>
            <PasswordForm email={email} />
          </>
        )}
        {/* Hidden until the form has loaded, because it would move. */}
        {password.status !== 'loading' && (
          <Link
            className="inline-flex min-h-11 items-center justify-self-start font-semibold underline"
            to={links.forgotPassword}
            state={{ email }}
          >
            {has ? texts.forgotten : texts.byMail}
          </Link>
        )}
      </Card>
    </DashboardPart>
  )
}
