import { listEmails } from '../../../../contract/desk/emails.ts'
import { dashboardPages } from '../../../features/dashboard/texts.ts'
import { dashboardPage } from './dashboard-page.ts'

export const messagesPage = dashboardPage({
  path: '/dashboard/messages',
  title: dashboardPages.messages,
  group: 'owner',
  menu: { calls: listEmails },
  screen: async () => (await import('../../../features/admin-messages/messages-page.tsx')).MessagesPage,
  samples: () => ['/dashboard/messages'],
})
