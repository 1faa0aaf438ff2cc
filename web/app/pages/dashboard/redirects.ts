import { listRedirects } from '../../../../contract/moving/redirects.ts'
import { dashboardPages } from '../../../features/dashboard/texts.ts'
import { dashboardPage } from './dashboard-page.ts'

export const redirectsPage = dashboardPage({
  path: '/dashboard/redirects',
  title: dashboardPages.redirects,
  group: 'owner',
  menu: { calls: listRedirects },
  screen: async () => (await import('../../../features/former-shop/redirects-page.tsx')).RedirectsPage,
  samples: () => ['/dashboard/redirects'],
})
