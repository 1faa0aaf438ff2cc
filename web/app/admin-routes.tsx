import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { dashboardPages } from '../messages/dashboard.ts'
import { dashboardPage } from './dashboard-page.ts'
import { onDemand } from './on-demand.ts'

const guardModule = 'web/features/dashboard/admin-only.tsx'

type PageText = Parameters<typeof dashboardPage>[0]

function page(path: string, text: PageText, module: string, load: () => Promise<ComponentType>): RouteObject {
  return { path, lazy: onDemand(load), handle: dashboardPage(text, guardModule, module) }
}

/** The pages that only an admin has (spec §2), behind one guard, each with code of its own. */
export const adminRoute: RouteObject = {
  lazy: onDemand(async () => (await import('../features/dashboard/admin-only.tsx')).AdminOnly),
  children: [
    page(
      'manageallorders',
      dashboardPages.manageAllOrders,
      'web/features/admin-orders/manage-orders-page.tsx',
      async () => (await import('../features/admin-orders/manage-orders-page.tsx')).ManageOrdersPage,
    ),
    page(
      'manageallorders/:orderId',
      dashboardPages.order,
      'web/features/admin-orders/order-page.tsx',
      async () => (await import('../features/admin-orders/order-page.tsx')).OrderPage,
    ),
  ],
}
