/** Texts of the start of the dashboard for an admin. */
export const overviewTexts = {
  heading: 'Figures',
  loading: 'Adding up',
  notLoaded: 'The figures did not load.',
  periods: 'Period',
  lengths: { 7: '7 days', 14: '14 days', 30: '30 days', 90: '90 days', 365: 'A year' },
  taken: (days: number) => `Taken, ${days} days`,
  orders: 'Orders',
  paid: (paid: string, share: number | undefined) =>
    share === undefined ? `${paid} paid` : `${paid} paid, ${share} %`,
  held: 'Held now',
  bookings: (count: number) => (count === 1 ? '1 booking' : `${count} bookings`),
  givenBack: 'Given back',
  refunds: (count: number) => (count === 1 ? '1 refund' : `${count} refunds`),
  more: (percent: number) => `+${percent} % on the period before`,
  less: (percent: number) => `−${percent} % on the period before`,
  same: 'As in the period before',
  nothingBefore: 'Nothing in the period before',
  takenEachDay: 'Taken each day',
  chart: { label: 'Taken each day', day: 'Day', asTable: 'As a table', asPicture: 'As a picture' },
  best: (name: string, pieces: string) => `Best: ${name}, ${pieces}.`,
  slowest: (name: string) => `Slowest: ${name}, none in 60 days.`,
  nothingSold: 'Nothing was sold in this period.',
} as const

/** Texts of the paid orders that wait to be sent. */
export const toSendTexts = {
  heading: 'To send',
  loading: 'Loading what is to send',
  notLoaded: 'What is to send did not load.',
  nothing: 'Every paid order is sent.',
  all: 'All orders to send',
  allOrders: 'All orders',
  line: (quantity: number, tool: string) => `${quantity} × ${tool}`,
  paid: 'paid',
  sent: 'sent',
  addressMissing: 'address is missing',
} as const
