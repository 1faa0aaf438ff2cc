/** The signed-in area (spec §2). */
export const dashboardMessages = {
  title: 'Dashboard',
  welcome: (name: string) => (name ? `Welcome, ${name}` : 'Welcome'),
  menu: 'Dashboard',
  menuLoading: 'Loading the menu',
  menuFailed: 'We could not find out what you can do here.',
  loading: 'Loading your dashboard',
  myOrders: 'My Orders',
  addReview: 'Add Reviews',
  myProfile: 'My Profile',
  account: 'Account',
  allUsers: 'All Users',
  addProduct: 'Add Product',
  manageProduct: 'Manage Product',
  manageAllOrders: 'Manage All Orders',
  reviews: 'Reviews',
  quotes: 'Requests',
  messages: 'Messages',
  checking: 'Checking what you can do here',
  notChecked: 'This page opens as soon as we know that you can see it.',
} as const

/** Titles and descriptions of the area's pages. */
export const dashboardPages = {
  start: { title: 'Dashboard', description: 'What needs doing.' },
  myOrders: {
    title: 'My Orders',
    description: 'Your bookings, and what is to be paid.',
  },
  allUsers: { title: 'All Users', description: 'Every account of the shop.' },
  addProduct: { title: 'Add Product', description: 'Hang a new tool on the board.' },
  manageProduct: { title: 'Manage Product', description: 'Every tool of the shop.' },
  product: { title: 'Product', description: 'Change a tool, or restock it.' },
  manageAllOrders: { title: 'Manage All Orders', description: 'Every order of the shop.' },
  reviews: { title: 'Reviews', description: 'What customers say.' },
  quotes: { title: 'Requests', description: 'What people ask the shop.' },
  messages: { title: 'Messages', description: 'What the shop has written to people.' },
  order: { title: 'Order', description: 'One order of the shop.' },
  addReview: { title: 'Add Reviews', description: 'Say how it went.' },
  myProfile: { title: 'My Profile', description: 'Your address.' },
  account: { title: 'Account', description: 'Your account.' },
  payment: { title: 'Payment', description: 'Pay for your order by card.' },
} as const
