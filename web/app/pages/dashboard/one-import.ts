import { dashboardPages } from '../../../features/dashboard/texts.ts'
import { dashboardPage } from './dashboard-page.ts'

export const oneImportPage = dashboardPage({
  path: '/dashboard/import/:importId',
  title: dashboardPages.oneImport,
  group: 'owner',
  menu: null,
  screen: async () => (await import('../../../features/admin-import/one-import-page.tsx')).OneImportPage,
  samples: ({ sent }, at) => [at({ importId: sent })],
})
