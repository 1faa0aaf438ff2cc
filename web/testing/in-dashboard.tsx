import { Outlet, type RouteObject } from 'react-router'
import { loadConfirmed, loadGuard, logOut, requireAdmin, requireSession } from '../session/guard.ts'
import { useGuard } from '../session/use-guard.ts'

/** Returns the dashboard's route and its guard around a test's pages, without the rest of the dashboard. */
export function inDashboard(...children: RouteObject[]) {
  return {
    path: '/dashboard',
    Component: Guarded,
    middleware: [requireSession],
    loader: loadGuard,
    action: logOut,
    HydrateFallback: () => null,
    children,
  }
}

/** Returns the dashboard's admin-only layout around a test's pages. */
export function forAdmins(...children: RouteObject[]) {
  return { middleware: [requireAdmin], loader: loadConfirmed, children }
}

function Guarded() {
  return useGuard() && <Outlet />
}
