/** Texts of the navbar, the footer and the page frame. */
export const layoutTexts = {
  skip: 'Skip to the content',
  navigation: 'Main',
  search: 'Search',
  home: 'Home',
  blogs: 'Blogs',
  portfolio: 'My Portfolio',
  dashboard: 'Dashboard',
  login: 'Login',
  logOut: 'Log Out',
  basket: 'Basket',
  notifications: 'Notifications',
  loading: 'Loading',
  offline: 'You are offline. What you see may be out of date.',
  silent: 'The shop is not responding. What you see may be out of date.',
} as const

export const footerTexts = {
  label: 'About the shop',
  tools: 'Tools',
  items: 'Items',
  fit: 'What fits',
  jobs: 'Jobs',
  delivery: 'Delivery',
  returns: 'Returns',
  withdraw: 'Withdraw from a purchase',
  privacy: 'Privacy',
  terms: 'Terms',
  contact: 'Contact',
  theme: 'Theme',
  searchKey: 'Key / for the search',
  themes: { light: 'Day', dark: 'Night', system: 'System' },
} as const
