import { listApiKeys } from '../../../../contract/desk/api-keys.ts'
import { dashboardPages } from '../../../features/dashboard/texts.ts'
import { dashboardPage } from './dashboard-page.ts'

export const apiKeysPage = dashboardPage({
  path: '/dashboard/api-keys',
  title: dashboardPages.apiKeys,
  group: 'owner',
  menu: { calls: listApiKeys },
  screen: async () => (await import('../../../features/admin-api-keys/api-keys-page.tsx')).ApiKeysPage,
  samples: () => ['/dashboard/api-keys'],
})
