import { Outlet, type RouteObject } from 'react-router'
import { loadAdmin, loadGuard, requireAdmin, requireSession } from '../session/guard.ts'
import { useGuard } from '../session/use-guard.ts'

/** The dashboard's route with its guard around pages of a test, and nothing else of the dashboard. */
export function inDashboard(...children: RouteObject[]) {
  return {
    path: '/dashboard',
    Component: Guarded,
    middleware: [requireSession],
    loader: loadGuard,
    HydrateFallback: () => null,
    children,
  }
}

/** The part of the dashboard that only an admin has. */
export function forAdmins(...children: RouteObject[]) {
  return { middleware: [requireAdmin], loader: loadAdmin, children }
}

function Guarded() {
  return useGuard() && <Outlet />
}
