/** Texts of the dashboard (spec §2). */
export const dashboardTexts = {
  title: 'Dashboard',
  welcome: (name: string) => (name ? `Welcome, ${name}` : 'Welcome'),
  menu: 'Dashboard',
  menuLoading: 'Loading the menu',
  menuFailed: 'The menu did not load.',
  loading: 'Loading your dashboard',
  checking: 'Checking your access',
  notChecked: 'The page opens once your access is confirmed.',
} as const

/**
 * Titles of the dashboard's pages, also for the side menu. The pages need no descriptions, because search engines do
 * not list them.
 */
export const dashboardPages = {
  start: 'Dashboard',
  myOrders: 'My Orders',
  allUsers: 'All Users',
  addProduct: 'Add Product',
  manageProduct: 'Manage Product',
  product: 'Product',
  import: 'Import',
  oneImport: 'Import',
  redirects: 'Redirects',
  manageAllOrders: 'Manage All Orders',
  parts: 'Parts',
  prices: 'Prices',
  customerGroups: 'Groups of customers',
  makers: 'Makers',
  board: 'Arrange products',
  reviews: 'Reviews',
  quotes: 'Requests',
  request: 'Request',
  offers: 'Offers',
  messages: 'Messages',
  notifications: 'Notifications',
  settings: 'Settings',
  apiKeys: 'API keys',
  changes: 'Changes',
  proof: 'Proof',
  paymentsToCheck: 'Payments to look after',
  texts: 'Texts',
  slips: 'Packing slips',
  order: 'Order',
  addReview: 'Add Reviews',
  myProfile: 'My Profile',
  credit: 'Credit',
  customerCredit: 'Credit of a customer',
  account: 'Account',
  payment: 'Payment',
} as const
