/** What a search knows of a page of texts. A check compares titles and texts with the pages. */
interface PageWords {
  readonly title: string
  readonly text: string
  readonly said: readonly string[]
}

/** The text pages, by their address. */
const pages = {
  '/delivery': {
    title: 'Delivery',
    text: 'What delivery costs, when a parcel leaves and how long we hold what you have booked.',
    said: ['shipping', 'shipping cost', 'postage', 'parcel', 'delivery time', 'when does it arrive'],
  },
  '/returns': {
    title: 'Returns',
    text: 'Cancelling a booking, sending a tool back, and getting a refund.',
    said: ['refund', 'cancel booking', 'send back', 'warranty', 'guarantee', 'faulty', 'money back'],
  },
  '/privacy': {
    title: 'Privacy',
    text: 'What the shop stores about you, where, for how long, and how to have it deleted.',
    said: ['cookies', 'data protection', 'personal data', 'delete account'],
  },
  '/terms': {
    title: 'Terms',
    text: 'What you and we agree on when you book and pay for a tool.',
    said: ['conditions', 'terms and conditions', 'payment', 'paying', 'minimum order'],
  },
  '/accessibility': {
    title: 'Accessibility',
    text: 'How accessible this shop is, what we know is missing, and how to tell us of a barrier.',
    said: ['accessibility statement', 'wcag', 'screen reader', 'keyboard', 'barrier', 'disability'],
  },
  '/quote': {
    title: 'Request a quote',
    text: 'Tell us what you need and how many. We answer with a price.',
    said: ['offer', 'bulk price', 'wholesale', 'quotation'],
  },
  '/contact': {
    title: 'Contact',
    text: 'Write to the shop, or find our address, phone and hours.',
    said: ['phone', 'telephone', 'email', 'address', 'opening hours', 'where are you'],
  },
}

/** The questions of the sample's blog, by the fragment of their address. */
const questions = {
  performance: { title: 'How do you make a slow React application fast?', said: ['front-end performance'] },
  state: {
    title: 'In which ways can a React application manage its state?',
    said: ['redux', 'state management'],
  },
  prototypes: { title: 'How does prototypal inheritance work in JavaScript?', said: ['prototype'] },
  'state-setters': {
    title:
      'With const [products, setProducts] = useState([]), why call setProducts instead of setting products?',
    said: ['setstate', 'mutate state'],
  },
  'product-search': {
    title:
      'You have an array of products, each with a name, a price and a description. How do you build a search by name?',
    said: ['find product by name'],
  },
  'unit-tests': { title: 'What is a unit test, and why write any?', said: ['testing', 'unit testing'] },
}

/** The words of the pages that a search finds besides jobs and standards. */
export const writtenPageTexts: {
  readonly pages: Readonly<Record<keyof typeof pages, PageWords>>
  readonly questions: Readonly<Record<keyof typeof questions, Omit<PageWords, 'text'>>>
} = { pages, questions }
