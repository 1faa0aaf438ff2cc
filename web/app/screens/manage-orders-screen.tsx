import { ManageOrdersPage } from '../../features/admin-orders/manage-orders-page.tsx'
import { ArchivedOrders } from '../../features/former-shop/archived-orders.tsx'

/** Renders `/dashboard/manageallorders`, with the archive of the former shop below the orders. */
export function ManageOrdersScreen() {
  return (
    <>
      <ManageOrdersPage />
      <ArchivedOrders />
    </>
  )
}
