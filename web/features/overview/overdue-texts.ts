/** Texts of the overdue invoices on the start page of staff. */
export const overdueTexts = {
  heading: 'Overdue invoices',
  loading: 'Loading the overdue invoices',
  notLoaded: 'The overdue invoices did not load.',
  all: (sum: string) => `All overdue: ${sum}`,
  days: (days: string, count: number) => (count === 1 ? `${days} day overdue` : `${days} days overdue`),
  look: 'Look',
  ofInvoice: (number: string) => ` at ${number}`,
} as const
