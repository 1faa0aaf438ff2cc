/** Texts of the open invoices of the person's company, on the account page. */
export const statementTexts = {
  heading: (company: string) => `Open invoices of ${company}`,
  loading: 'Loading the open invoices',
  notLoaded: 'The open invoices did not load.',
  invoices: 'Open invoices',
  open: 'Open',
  overdueSum: 'Overdue',
  unassigned: 'Your money not assigned yet',
  how: 'Transfer the amount and name the number of the invoice, or pay an own order by card on its page.',
  more: 'Only the oldest invoices are listed. The sums count all.',
  number: 'Invoice',
  due: 'Due',
  overdue: (days: string, count: number) => (count === 1 ? `${days} day overdue` : `${days} days overdue`),
  disputed: 'Disputed',
  orders: 'Orders',
  ofColleague: 'Ordered by a colleague',
  reference: (references: string) => `Your number: ${references}`,
} as const
