import type { RouteObject } from 'react-router'
import { basketHeadTexts } from '../../features/basket/head-texts.ts'
import { compareTexts } from '../../features/compare/texts.ts'
import { statusHeadTexts } from '../../features/status/head-texts.ts'
import { withdrawalHeadTexts } from '../../features/withdrawal/head-texts.ts'
import { links } from '../../routing/links.ts'
import { confirmSession } from '../../session/confirm-session.ts'
import { dashboardRoute } from './dashboard-routes.tsx'
import { guideRoutes } from './guide-routes.tsx'
import { mailRoutes } from './mail-routes.tsx'
import { onDemand } from './on-demand.ts'
import { page } from './page-handle.ts'
import { pageLoader } from './page-loader.ts'
import { loginHead, signupHead } from './sign-in-heads.ts'
import { writtenRoutes } from './written-routes.tsx'

/** The pages whose routes load with the first navigation to one of them. */
export const furtherRoutes: RouteObject[] = [
  {
    path: '/login',
    loader: confirmSession,
    lazy: onDemand(async () => (await import('../../features/sign-in/login-page.tsx')).LoginPage),
    handle: page({ head: loginHead, modules: ['web/features/sign-in/login-page.tsx'] }),
  },
  {
    path: '/signup',
    loader: confirmSession,
    lazy: onDemand(async () => (await import('../../features/sign-in/signup-page.tsx')).SignupPage),
    handle: page({ head: signupHead, modules: ['web/features/sign-in/signup-page.tsx'] }),
  },
  {
    path: links.compare([]),
    lazy: onDemand(async () => (await import('./compare-route.tsx')).CompareRoute),
    loader: pageLoader(async () => (await import('../../features/compare/load-compared.ts')).loadCompared),
    handle: page({
      head: () => ({ title: compareTexts.title, description: compareTexts.description, unlisted: true }),
      topics: () => ['tools'],
      modules: ['web/app/routes/compare-route.tsx'],
    }),
  },
  {
    path: links.basket,
    lazy: onDemand(async () => (await import('../../features/basket/basket-page.tsx')).BasketPage),
    loader: pageLoader(async () => (await import('./basket-offered.ts')).refuseWithoutBasket),
    handle: page({
      head: () => ({ ...basketHeadTexts, unlisted: true }),
      modules: ['web/features/basket/basket-page.tsx'],
    }),
  },
  {
    path: links.withdraw,
    lazy: onDemand(
      async () => (await import('../../features/withdrawal/withdrawal-page.tsx')).WithdrawalPage,
    ),
    // Without JavaScript the server runs it.
    action: async (asked) => (await import('../../features/withdrawal/take-step.ts')).takeStep(asked),
    handle: page({
      head: () => withdrawalHeadTexts,
      modules: ['web/features/withdrawal/withdrawal-page.tsx'],
    }),
  },
  {
    path: links.status,
    lazy: onDemand(async () => (await import('../../features/status/status-page.tsx')).StatusPage),
    loader: pageLoader(async () => (await import('../../features/status/load-status.ts')).loadStatus),
    handle: page({
      head: () => statusHeadTexts,
      topics: () => ['status'],
      modules: ['web/features/status/status-page.tsx'],
    }),
  },
  ...mailRoutes,
  ...guideRoutes,
  ...writtenRoutes,
  dashboardRoute,
]
