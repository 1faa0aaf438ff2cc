import type { RouteObject } from 'react-router'
import { dashboardPages } from '../../features/dashboard/texts.ts'
import { guard, pagesInside } from './dashboard-page.ts'
import { onDemand } from './on-demand.ts'

const page = pagesInside('web/features/dashboard/admin-only.tsx')

/** The admin's pages (spec §2) behind one guard, each in its own chunk. */
export const adminRoute: RouteObject = {
  lazy: {
    ...onDemand(async () => (await import('../../features/dashboard/admin-only.tsx')).AdminOnly),
    middleware: async () => [(await guard()).requireAdmin],
    loader: async () => (await guard()).loadConfirmed,
  },
  children: [
    page(
      'allusers',
      dashboardPages.allUsers,
      'web/features/admin-users/users-page.tsx',
      async () => (await import('../../features/admin-users/users-page.tsx')).UsersPage,
    ),
    page(
      'addproduct',
      dashboardPages.addProduct,
      'web/features/admin-products/add-product-page.tsx',
      async () => (await import('../../features/admin-products/add-product-page.tsx')).AddProductPage,
    ),
    page(
      'manageproduct',
      dashboardPages.manageProduct,
      'web/features/admin-products/lists/manage-products-page.tsx',
      async () =>
        (await import('../../features/admin-products/lists/manage-products-page.tsx')).ManageProductsPage,
    ),
    page(
      'import',
      dashboardPages.import,
      'web/features/admin-import/import-page.tsx',
      async () => (await import('../../features/admin-import/import-page.tsx')).ImportPage,
    ),
    page(
      'import/:importId',
      dashboardPages.oneImport,
      'web/features/admin-import/one-import-page.tsx',
      async () => (await import('../../features/admin-import/one-import-page.tsx')).OneImportPage,
    ),
    page(
      'manageproduct/:toolId',
      dashboardPages.product,
      'web/features/admin-products/product-page.tsx',
      async () => (await import('../../features/admin-products/product-page.tsx')).ProductPage,
    ),
    page(
      'parts',
      dashboardPages.parts,
      'web/features/admin-products/lists/parts-page.tsx',
      async () => (await import('../../features/admin-products/lists/parts-page.tsx')).PartsPage,
    ),
    page(
      'board',
      dashboardPages.board,
      'web/features/admin-products/board/board-page.tsx',
      async () => (await import('../../features/admin-products/board/board-page.tsx')).BoardPage,
    ),
    page(
      'reviews',
      dashboardPages.reviews,
      'web/features/admin-reviews/reviews-page.tsx',
      async () => (await import('../../features/admin-reviews/reviews-page.tsx')).ReviewsPage,
    ),
    page(
      'quotes',
      dashboardPages.quotes,
      'web/features/admin-quotes/quotes-page.tsx',
      async () => (await import('../../features/admin-quotes/quotes-page.tsx')).QuotesPage,
    ),
    page(
      'quotes/:quoteId',
      dashboardPages.request,
      'web/features/admin-quotes/request-page.tsx',
      async () => (await import('../../features/admin-quotes/request-page.tsx')).RequestPage,
    ),
    page(
      'offers',
      dashboardPages.offers,
      'web/features/admin-quotes/offers-page.tsx',
      async () => (await import('../../features/admin-quotes/offers-page.tsx')).OffersPage,
    ),
    page(
      'messages',
      dashboardPages.messages,
      'web/features/admin-messages/messages-page.tsx',
      async () => (await import('../../features/admin-messages/messages-page.tsx')).MessagesPage,
    ),
    ...['settings', 'settings/:section'].map((path) =>
      page(
        path,
        dashboardPages.settings,
        'web/features/admin-settings/settings-page.tsx',
        async () => (await import('../../features/admin-settings/settings-page.tsx')).SettingsPage,
      ),
    ),
    ...['texts', 'texts/:page'].map((path) =>
      page(
        path,
        dashboardPages.texts,
        'web/features/admin-texts/texts-page.tsx',
        async () => (await import('../../features/admin-texts/texts-page.tsx')).TextsPage,
      ),
    ),
    page(
      'changes',
      dashboardPages.changes,
      'web/features/admin-changes/changes-page.tsx',
      async () => (await import('../../features/admin-changes/changes-page.tsx')).ChangesPage,
    ),
    page(
      'proof',
      dashboardPages.proof,
      'web/features/proof/proof-page.tsx',
      async () => (await import('../../features/proof/proof-page.tsx')).ProofPage,
    ),
  ],
}

/** The pages of everyone who works at the shop: all of them may list its orders. */
export const ordersRoute: RouteObject = {
  lazy: {
    ...onDemand(async () => (await import('../../features/dashboard/admin-only.tsx')).OrdersOnly),
    middleware: async () => [(await guard()).requireOrders],
    loader: async () => (await guard()).loadConfirmed,
  },
  children: [
    page(
      'manageallorders',
      dashboardPages.manageAllOrders,
      'web/features/admin-orders/manage-orders-page.tsx',
      async () => (await import('../../features/admin-orders/manage-orders-page.tsx')).ManageOrdersPage,
    ),
    page(
      'notifications',
      dashboardPages.notifications,
      'web/features/notifications/notifications-page.tsx',
      async () => (await import('../../features/notifications/notifications-page.tsx')).NotificationsPage,
    ),
    page(
      'payments-to-check',
      dashboardPages.paymentsToCheck,
      'web/app/routes/payments-to-check-route.tsx',
      async () => (await import('./payments-to-check-route.tsx')).PaymentsToCheckRoute,
    ),
    page(
      'slips',
      dashboardPages.slips,
      'web/features/admin-orders/slips-page.tsx',
      async () => (await import('../../features/admin-orders/slips-page.tsx')).SlipsPage,
    ),
    page(
      'manageallorders/:orderId',
      dashboardPages.order,
      'web/app/routes/order-route.tsx',
      async () => (await import('./order-route.tsx')).OrderRoute,
    ),
  ],
}
