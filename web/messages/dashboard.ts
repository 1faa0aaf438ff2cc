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
  start: { title: 'Dashboard', description: 'What needs doing: your orders and your account.' },
  myOrders: {
    title: 'My Orders',
    description: 'Your bookings, and what is to be paid.',
  },
  allUsers: { title: 'All Users', description: 'Every account of the shop, and who is an admin.' },
  addProduct: { title: 'Add Product', description: 'Hang a new tool on the board.' },
  manageProduct: { title: 'Manage Product', description: 'Every tool: what is left, what it costs.' },
  product: { title: 'Product', description: 'Change a tool, or restock it.' },
  manageAllOrders: { title: 'Manage All Orders', description: 'Every order of the shop.' },
  reviews: { title: 'Reviews', description: 'What customers say.' },
  quotes: { title: 'Requests', description: 'What people ask the shop.' },
  messages: { title: 'Messages', description: 'What the shop has written to people.' },
  order: { title: 'Order', description: 'One order: who, where to, paid and sent.' },
  addReview: { title: 'Add Reviews', description: 'Say how it went, with stars and a picture.' },
  myProfile: { title: 'My Profile', description: 'Your picture, address, job and phone.' },
  account: { title: 'Account', description: 'Where you are signed in, and the way out.' },
  payment: { title: 'Payment', description: 'Pay for your order by card.' },
} as const
