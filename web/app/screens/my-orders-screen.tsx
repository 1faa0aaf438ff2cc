import { OwnArchivedOrders } from '../../features/former-shop/archived-orders.tsx'
import { MyOrdersPage } from '../../features/orders/my-orders-page.tsx'

/** Renders `/dashboard/myorders`, with the orders at the former shop below the present ones. */
export function MyOrdersScreen() {
  return (
    <>
      <MyOrdersPage />
      <OwnArchivedOrders />
    </>
  )
}
