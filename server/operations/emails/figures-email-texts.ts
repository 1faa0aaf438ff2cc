/** The email with the figures of a day. Amounts and the date are written out. */
export const figuresEmailTexts = {
  subject: (date: string, revenue: string, paid: number, toSend: number) =>
    `${date}: revenue ${revenue}, ${paid} ${paid === 1 ? 'order' : 'orders'} paid, ${toSend} to send`,
  yesterday: 'Yesterday in the shop, in its own time zone.',
  day: 'Day',
  revenue: 'Revenue',
  ordersPaid: 'Orders paid',
  ordersBooked: 'Orders booked',
  refunded: 'Refunded',
  refundedIn: (amount: string, refunds: number) =>
    `${amount} in ${refunds} ${refunds === 1 ? 'refund' : 'refunds'}`,
  toSend: 'To send now',
  low: 'Products low now',
  owed: 'Owed by companies now',
  overdue: 'Of which overdue',
  link: 'See the dashboard',
} as const
