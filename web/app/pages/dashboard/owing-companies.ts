import { dashboardPages } from '../../../features/dashboard/texts.ts'
import { dashboardPage } from './dashboard-page.ts'

export const owingCompaniesPage = dashboardPage({
  path: '/dashboard/owing-companies',
  title: dashboardPages.owingCompanies,
  group: 'prices',
  menu: null,
  screen: async () => (await import('../../../features/receivables/companies-page.tsx')).OwingCompaniesPage,
  samples: () => ['/dashboard/owing-companies'],
})
