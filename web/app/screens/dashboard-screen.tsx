import { DashboardShell } from '../../features/dashboard/dashboard-shell.tsx'
import type { MenuEntry } from '../../features/dashboard/menu-entries.ts'
import { dashboardPages } from '../pages/dashboard-pages.ts'

/** The whole side menu: one entry for each page that declares one. */
export const menu: readonly MenuEntry[] = dashboardPages.flatMap(({ path, title, menu }) =>
  menu ? [{ to: [path].flat()[0] ?? '', text: title, ...menu }] : [],
)

/** Renders `/dashboard` around its pages. */
export function DashboardScreen() {
  return <DashboardShell menu={menu} />
}
