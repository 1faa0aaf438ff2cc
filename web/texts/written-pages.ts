/** Titles and descriptions of the text pages; the texts themselves are the owner's. */
export const writtenPages = {
  blog: {
    title: 'Six questions for a React developer',
    description:
      'Front-end performance, state, prototypes, state setters, product search and unit tests: what we ask, and what we would answer.',
  },
  portfolio: {
    title: 'My Portfolio',
    description: 'The CV of the person who made this shop: education, skills and two websites.',
  },
  delivery: {
    title: 'Delivery',
    description: 'What delivery costs, when a parcel leaves and how long we hold what you have booked.',
  },
  returns: {
    title: 'Returns',
    description: 'Cancelling a booking, sending a tool back, and getting a refund.',
  },
  privacy: {
    title: 'Privacy',
    description: 'What the shop stores about you, where, for how long, and how to have it deleted.',
  },
  terms: {
    title: 'Terms',
    description: 'What you and we agree on when you book and pay for a tool.',
  },
  accessibility: {
    title: 'Accessibility',
    description: 'How accessible this shop is, what we know is missing, and how to tell us of a barrier.',
  },
  quote: {
    title: 'Request a quote',
    description: 'Tell us what you need and how many. We answer with a price.',
  },
  contact: {
    title: 'Contact',
    description: 'Write to the shop, or find our address, phone and hours.',
  },
} as const
