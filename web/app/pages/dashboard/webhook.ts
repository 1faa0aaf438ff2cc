import { dashboardPages } from '../../../features/dashboard/texts.ts'
import { dashboardPage } from './dashboard-page.ts'

export const webhookPage = dashboardPage({
  path: '/dashboard/webhooks/:webhookId',
  title: dashboardPages.webhook,
  group: 'owner',
  menu: null,
  screen: async () => (await import('../../../features/admin-webhooks/webhook-page.tsx')).WebhookPage,
  samples: ({ webhook }, at) => [at({ webhookId: webhook })],
})
