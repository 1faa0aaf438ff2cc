import { listWebhooks } from '../../../../contract/webhooks/webhooks.ts'
import { dashboardPages } from '../../../features/dashboard/texts.ts'
import { dashboardPage } from './dashboard-page.ts'

export const webhooksPage = dashboardPage({
  path: '/dashboard/webhooks',
  title: dashboardPages.webhooks,
  group: 'owner',
  menu: { calls: listWebhooks },
  screen: async () => (await import('../../../features/admin-webhooks/webhooks-page.tsx')).WebhooksPage,
  samples: () => ['/dashboard/webhooks'],
})
