import { dashboardPages } from '../../../features/dashboard/texts.ts'
import { dashboardPage } from './dashboard-page.ts'

export const boardPage = dashboardPage({
  path: '/dashboard/board',
  title: dashboardPages.board,
  group: 'owner',
  menu: null,
  screen: async () => (await import('../../../features/admin-products/board/board-page.tsx')).BoardPage,
  samples: () => ['/dashboard/board'],
})
