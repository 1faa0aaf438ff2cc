import { dashboardPages } from '../../../features/dashboard/texts.ts'
import { dashboardPage } from './dashboard-page.ts'

export const companyPage = dashboardPage({
  path: '/dashboard/companies/:companyId',
  title: dashboardPages.company,
  group: 'prices',
  menu: null,
  screen: async () => (await import('../../../features/companies/company-page.tsx')).CompanyPage,
  samples: ({ company }, at) => (company ? [at({ companyId: company })] : []),
})
