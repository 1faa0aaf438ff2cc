import { listChanges } from '../../../../contract/desk/changes.ts'
import { dashboardPages } from '../../../features/dashboard/texts.ts'
import { dashboardPage } from './dashboard-page.ts'

export const changesPage = dashboardPage({
  path: '/dashboard/changes',
  title: dashboardPages.changes,
  group: 'owner',
  menu: { calls: listChanges },
  screen: async () => (await import('../../../features/admin-changes/changes-page.tsx')).ChangesPage,
  samples: () => ['/dashboard/changes'],
})
