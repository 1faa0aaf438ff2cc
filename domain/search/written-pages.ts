import { allStandards } from '../../standards/all.ts'
import { allJobs } from '../../standards/jobs/all.ts'

/** A page other than a product's that a search can find. */
export interface WrittenPage {
  readonly kind: 'job' | 'fit' | 'blog' | 'page'
  readonly title: string
  /** Path; with a query or fragment if the page has several subjects. */
  readonly address: string
  readonly text: string
  /** Further search words; not shown. */
  readonly body?: string
  /** Other names of the page's subject. */
  readonly said: readonly string[]
  /** Names of the standards, tools and parts on the page. */
  readonly about: readonly string[]
  /** Names of tools that few other jobs need. */
  readonly needs?: readonly string[]
  /** The job's number of steps and of tools. */
  readonly counts?: { readonly steps: number; readonly tools: number }
}

const namesOfStandards = new Map(
  allStandards.flatMap((group) =>
    group.standards.map(({ id, name, alsoCalled }) => [id, [group.name, name, ...alsoCalled]] as const),
  ),
)

const jobs: readonly WrittenPage[] = allJobs.map(
  ({ id, name, summary, said, standards, tools, parts, steps }) => ({
    kind: 'job',
    title: name,
    address: `/jobs/${id}`,
    text: summary,
    said,
    about: [
      ...new Set(standards.flatMap((standard) => namesOfStandards.get(standard) ?? [])),
      ...[...tools, ...parts].flatMap((need) => [need.name, ...need.called]),
    ],
    needs: tools.flatMap(({ called, general }) => (general ? [] : called.slice(0, 1))),
    counts: { steps: steps.length, tools: tools.length },
  }),
)

const fits: readonly WrittenPage[] = allStandards.flatMap((group) =>
  group.standards.map(({ id, name, alsoCalled }) => ({
    kind: 'fit' as const,
    title: name,
    address: `/fit?${new URLSearchParams({ group: group.id, standard: id })}`,
    text: '',
    said: alsoCalled,
    about: [group.name],
  })),
)

/** The text pages; a check compares these titles with the pages. */
const described: readonly Omit<WrittenPage, 'about'>[] = [
  {
    kind: 'page',
    title: 'Delivery',
    address: '/delivery',
    text: 'What delivery costs, when a parcel leaves and how long we hold what you have booked.',
    said: ['shipping', 'shipping cost', 'postage', 'parcel', 'delivery time', 'when does it arrive'],
  },
  {
    kind: 'page',
    title: 'Returns',
    address: '/returns',
    text: 'Cancelling a booking, sending a tool back, and getting a refund.',
    said: ['refund', 'cancel booking', 'send back', 'warranty', 'guarantee', 'faulty', 'money back'],
  },
  {
    kind: 'page',
    title: 'Privacy',
    address: '/privacy',
    text: 'What the shop stores about you, where, for how long, and how to have it deleted.',
    said: ['cookies', 'data protection', 'personal data', 'delete account'],
  },
  {
    kind: 'page',
    title: 'Terms',
    address: '/terms',
    text: 'What you and we agree on when you book and pay for a tool.',
    said: ['conditions', 'terms and conditions', 'payment', 'paying', 'minimum order'],
  },
  {
    kind: 'page',
    title: 'Accessibility',
    address: '/accessibility',
    text: 'How accessible this shop is, what we know is missing, and how to tell us of a barrier.',
    said: ['accessibility statement', 'wcag', 'screen reader', 'keyboard', 'barrier', 'disability'],
  },
  {
    kind: 'page',
    title: 'Request a quote',
    address: '/quote',
    text: 'Tell us what you need and how many. We answer with a price.',
    said: ['offer', 'bulk price', 'wholesale', 'quotation'],
  },
  {
    kind: 'page',
    title: 'Contact',
    address: '/contact',
    text: 'Write to the shop, or find our address, phone and hours.',
    said: ['phone', 'telephone', 'email', 'address', 'opening hours', 'where are you'],
  },
]

/** The questions of the blog, by the fragment of their address. */
const questions: readonly (readonly [fragment: string, question: string, said: readonly string[]])[] = [
  ['performance', 'How do you make a slow React application fast?', ['front-end performance']],
  ['state', 'In which ways can a React application manage its state?', ['redux', 'state management']],
  ['prototypes', 'How does prototypal inheritance work in JavaScript?', ['prototype']],
  [
    'state-setters',
    'With const [products, setProducts] = useState([]), why call setProducts instead of setting products?',
    ['setstate', 'mutate state'],
  ],
  [
    'product-search',
    'You have an array of products, each with a name, a price and a description. How do you build a search by name?',
    ['find product by name'],
  ],
  ['unit-tests', 'What is a unit test, and why write any?', ['testing', 'unit testing']],
]

const blog: readonly WrittenPage[] = questions.map(([fragment, title, said]) => ({
  kind: 'blog',
  title,
  address: `/blog#${fragment}`,
  text: '',
  said,
  about: [],
}))

/** Pages of jobs and standards, which are built in. */
export const builtInPages: readonly WrittenPage[] = [...jobs, ...fits]

/** The text pages of the sample shop. */
export const sampleTextPages: readonly WrittenPage[] = [
  ...blog,
  ...described.map((page) => ({ ...page, about: [] })),
]

/** All searchable pages other than products, while the texts are those of the sample shop. */
export const writtenPages: readonly WrittenPage[] = [...builtInPages, ...sampleTextPages]
