import { listCompanies } from '../../../../contract/companies/companies.ts'
import { dashboardPages } from '../../../features/dashboard/texts.ts'
import { dashboardPage } from './dashboard-page.ts'

export const companiesPage = dashboardPage({
  path: '/dashboard/companies',
  title: dashboardPages.companies,
  group: 'prices',
  menu: { calls: listCompanies },
  screen: async () => (await import('../../../features/companies/companies-page.tsx')).CompaniesPage,
  samples: () => ['/dashboard/companies'],
})
