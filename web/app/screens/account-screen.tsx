import { AccountPage } from '../../features/account/account-page.tsx'
import { deleteOwnAccount } from '../../features/account/delete-own-account.ts'

/** Renders `/dashboard/account`, in one chunk with its action. */
export function AccountScreen() {
  return <AccountPage />
}

export const action = deleteOwnAccount
