/** The signed-in area (spec §2). */
export const dashboardMessages = {
  title: 'Dashboard',
  description: 'Your orders and your account.',
  welcome: (name: string) => (name ? `Welcome, ${name}` : 'Welcome'),
  menu: 'Dashboard',
  menuLoading: 'Loading the menu',
  menuFailed: 'We could not find out what you may do here.',
  loading: 'Loading your dashboard',
  myOrders: 'My Orders',
  adminStart: 'Nothing needs doing at the moment.',
} as const
