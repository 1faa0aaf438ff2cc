import { ToDo } from '../features/admin-to-do/to-do.tsx'
import { DashboardStart } from '../features/dashboard/dashboard-start.tsx'
import { OrdersToPay } from '../features/orders/orders-to-pay.tsx'

/** `/dashboard` itself. */
export function DashboardStartRoute() {
  return <DashboardStart forCustomer={<OrdersToPay />} forAdmin={<ToDo />} />
}
