/** The signed-in area (spec §2). */
export const dashboardMessages = {
  title: 'Dashboard',
  welcome: (name: string) => (name ? `Welcome, ${name}` : 'Welcome'),
  menu: 'Dashboard',
  menuLoading: 'Loading the menu',
  menuFailed: 'We could not find out what you may do here.',
  loading: 'Loading your dashboard',
  myOrders: 'My Orders',
  adminStart: 'Nothing needs doing at the moment.',
} as const

/** Titles and descriptions of the area's pages. */
export const dashboardPages = {
  start: { title: 'Dashboard', description: 'What needs doing: your orders and your account.' },
  myOrders: {
    title: 'My Orders',
    description: 'Your bookings: what is to be paid, what is paid and until when it is held.',
  },
  payment: { title: 'Payment', description: 'Pay for your order by card.' },
} as const
