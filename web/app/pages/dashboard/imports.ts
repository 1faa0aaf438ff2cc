import { createImport } from '../../../../contract/catalogue/imports.ts'
import { dashboardPages } from '../../../features/dashboard/texts.ts'
import { dashboardPage } from './dashboard-page.ts'

export const importsPage = dashboardPage({
  path: '/dashboard/import',
  title: dashboardPages.import,
  group: 'owner',
  menu: { calls: createImport },
  screen: async () => (await import('../../../features/admin-import/import-page.tsx')).ImportPage,
  samples: () => ['/dashboard/import'],
})
