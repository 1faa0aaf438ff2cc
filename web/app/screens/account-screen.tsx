import { getOwnCompany } from '../../../contract/companies/own-company.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import { AccountPage } from '../../features/account/account-page.tsx'
import { deleteOwnAccount } from '../../features/account/delete-own-account.ts'
import { OwnCompanyPart } from '../../features/companies/own-company-part.tsx'

/** Renders `/dashboard/account`, in one chunk with its action. */
export function AccountScreen() {
  return (
    <AccountPage>
      <IfOffered operation={getOwnCompany}>
        <OwnCompanyPart />
      </IfOffered>
    </AccountPage>
  )
}

export const action = deleteOwnAccount
