import { getNotifications } from '../../../../contract/desk/notifications.ts'
import { dashboardPages } from '../../../features/dashboard/texts.ts'
import { dashboardPage } from './dashboard-page.ts'

export const notificationsPage = dashboardPage({
  path: '/dashboard/notifications',
  title: dashboardPages.notifications,
  group: 'orders',
  menu: { calls: getNotifications },
  screen: async () =>
    (await import('../../../features/notifications/notifications-page.tsx')).NotificationsPage,
  samples: () => ['/dashboard/notifications'],
})
