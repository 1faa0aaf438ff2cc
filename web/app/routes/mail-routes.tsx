import type { RouteObject } from 'react-router'
import { links } from '../../routing/links.ts'
import { onDemand } from './on-demand.ts'
import type { PageHandle } from './page-handle.ts'
import { mailHeads } from './sign-in-heads.ts'

function handle(name: keyof typeof mailHeads, module: string): PageHandle {
  return { head: mailHeads[name], modules: [module] }
}

/** Pages for signing in by email: requesting a link, and the pages that links in emails lead to. */
export const mailRoutes: RouteObject[] = [
  {
    path: links.forgotPassword,
    lazy: onDemand(
      async () => (await import('../../features/sign-in/forgot-password-page.tsx')).ForgotPasswordPage,
    ),
    handle: handle('forgotPassword', 'web/features/sign-in/forgot-password-page.tsx'),
  },
  {
    path: links.resetPassword,
    lazy: onDemand(
      async () => (await import('../../features/sign-in/reset-password-page.tsx')).ResetPasswordPage,
    ),
    handle: handle('resetPassword', 'web/features/sign-in/reset-password-page.tsx'),
  },
  {
    path: links.verifyAddress,
    lazy: onDemand(
      async () => (await import('../../features/sign-in/verify-address-page.tsx')).VerifyAddressPage,
    ),
    handle: handle('verifyAddress', 'web/features/sign-in/verify-address-page.tsx'),
  },
  {
    path: links.restock,
    lazy: onDemand(
      async () => (await import('../../features/restock/restock-link-page.tsx')).RestockLinkPage,
    ),
    handle: handle('restock', 'web/features/restock/restock-link-page.tsx'),
  },
  {
    path: links.offer,
    lazy: onDemand(async () => (await import('../../features/offer/offer-page.tsx')).OfferPage),
    // Only a browser without JavaScript posts here.
    action: async (asked) =>
      (await import('../../features/offer/read-pasted-link.ts')).readPastedOffer(asked),
    handle: handle('offer', 'web/features/offer/offer-page.tsx'),
  },
  {
    path: links.openOrder,
    lazy: onDemand(async () => (await import('../../features/order-link/order-link-page.tsx')).OrderLinkPage),
    // Only a browser without JavaScript posts here.
    action: async (asked) =>
      (await import('../../features/order-link/read-pasted-orders.ts')).readPastedOrders(asked),
    handle: handle('openOrder', 'web/features/order-link/order-link-page.tsx'),
  },
]
