import type { RouteObject } from 'react-router'
import { dashboardRoute } from './dashboard-routes.tsx'
import { guideRoutes } from './guide-routes.tsx'
import { mailRoutes } from './mail-routes.tsx'
import { onDemand } from './on-demand.ts'
import { page } from './page-handle.ts'
import { loginHead, signupHead } from './sign-in-heads.ts'
import { writtenRoutes } from './written-routes.tsx'

/** The pages whose routes load with the first navigation to one of them. */
export const furtherRoutes: RouteObject[] = [
  {
    path: '/login',
    lazy: onDemand(async () => (await import('../../features/sign-in/login-page.tsx')).LoginPage),
    handle: page({ head: loginHead, modules: ['web/features/sign-in/login-page.tsx'] }),
  },
  {
    path: '/signup',
    lazy: onDemand(async () => (await import('../../features/sign-in/signup-page.tsx')).SignupPage),
    handle: page({ head: signupHead, modules: ['web/features/sign-in/signup-page.tsx'] }),
  },
  ...mailRoutes,
  ...guideRoutes,
  ...writtenRoutes,
  dashboardRoute,
]
