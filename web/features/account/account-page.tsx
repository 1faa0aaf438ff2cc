import type { ReactNode } from 'react'
import { deleteAccount, getAccount, listSignIns } from '../../../contract/accounts/accounts.ts'
import { exportOwnData } from '../../../contract/accounts/own-data.ts'
import { listAddresses } from '../../../contract/orders/addresses.ts'
import { listOwnReceivables } from '../../../contract/payments/receivables.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import { useShopSettings } from '../../api/settings-context.ts'
import { useSession } from '../../session/session.ts'
import { DashboardPart } from '../../ui/dashboard-part.tsx'
import { AddressesPart } from './addresses/addresses-part.tsx'
import { CompanyStatement } from './company-statement.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { OwnAccount } from './own-account.tsx'
import { OwnData } from './own-data.tsx'
import { PasskeysPart } from './passkeys/passkeys-part.tsx'
import { PasswordPart } from './password/password-part.tsx'
import { SignIns } from './sign-ins.tsx'
import { accountTexts } from './texts.ts'

interface AccountPageProps {
  /** Parts of other features, after the addresses. */
  readonly children?: ReactNode
}

/** Renders `/dashboard/account`: the account, its sessions, and its deletion (extension). */
export function AccountPage({ children }: AccountPageProps) {
  const session = useSession()
  const { identity } = useShopSettings()
  if (session.status === 'out') return null
  return (
    <DashboardPart title={accountTexts.heading}>
      <IfOffered operation={getAccount}>
        <OwnAccount />
      </IfOffered>
      <IfOffered operation={listOwnReceivables}>
        <CompanyStatement />
      </IfOffered>
      <PasswordPart email={session.email} />
      <IfOffered operation={listAddresses}>
        <AddressesPart />
      </IfOffered>
      {children}
      {identity.passkeys !== undefined && <PasskeysPart />}
      <IfOffered operation={listSignIns}>
        <SignIns />
      </IfOffered>
      <IfOffered operation={exportOwnData}>
        <OwnData />
      </IfOffered>
      <IfOffered operation={deleteAccount}>
        <DeleteAccount email={session.email} />
      </IfOffered>
    </DashboardPart>
  )
}
