import { getSettings } from '../../../../contract/shop/settings.ts'
import { dashboardPages } from '../../../features/dashboard/texts.ts'
import { dashboardPage } from './dashboard-page.ts'

export const settingsPage = dashboardPage({
  path: ['/dashboard/settings', '/dashboard/settings/:section'],
  title: dashboardPages.settings,
  group: 'owner',
  menu: { calls: getSettings },
  screen: async () => (await import('../../../features/admin-settings/settings-page.tsx')).SettingsPage,
  samples: () => [
    '/dashboard/settings',
    '/dashboard/settings/delivery',
    '/dashboard/settings/money',
    '/dashboard/settings/words',
  ],
})
