import { listTexts } from '../../../../contract/shop/texts.ts'
import { dashboardPages } from '../../../features/dashboard/texts.ts'
import { dashboardPage } from './dashboard-page.ts'

export const textsPage = dashboardPage({
  path: ['/dashboard/texts', '/dashboard/texts/:page'],
  title: dashboardPages.texts,
  group: 'owner',
  menu: { calls: listTexts },
  screen: async () => (await import('../../../features/admin-texts/texts-page.tsx')).TextsPage,
  samples: () => ['/dashboard/texts', '/dashboard/texts/terms', '/dashboard/texts/terms?language=de'],
})
