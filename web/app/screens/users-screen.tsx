import { UsersPage } from '../../features/admin-users/users-page.tsx'
import { MovedCustomers } from '../../features/former-shop/moved-customers.tsx'

/** Renders `/dashboard/allusers`, with the customers who have not signed in yet below the accounts. */
export function UsersScreen() {
  return (
    <>
      <UsersPage />
      <MovedCustomers />
    </>
  )
}
