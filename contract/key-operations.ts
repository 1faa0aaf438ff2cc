import { allOperations, resources } from './all-operations.ts'
import type { KeySubject } from './desk/api-keys.ts'
import type { Operation } from './operation.ts'

/**
 * The subject of each resource with operations for API keys. Null: no key may call any, so none is offered, and a new
 * operation is refused to keys until its resource has a subject.
 */
const subjects: { readonly [Name in keyof typeof resources]: KeySubject | null } = {
  tools: 'products',
  toolGuides: null,
  products: 'products',
  imports: 'imports',
  archivedOrders: 'orders',
  movedCustomers: 'customers',
  redirects: 'shop',
  pictureForms: 'products',
  stock: 'stock',
  restockRequests: 'stock',
  items: null,
  managedItems: 'products',
  search: null,
  reviews: 'reviews',
  reviewReplies: 'reviews',
  standards: null,
  specKeys: 'products',
  makers: 'products',
  priceRules: 'prices',
  customerGroups: 'prices',
  priceLists: 'prices',
  families: 'products',
  jobs: null,
  fit: null,
  figures: 'overview',
  board: 'overview',
  quick: 'overview',
  accounts: 'customers',
  profiles: null,
  addresses: null,
  basket: null,
  keptLists: null,
  orders: 'orders',
  sending: 'sending',
  pickUps: 'sending',
  orderLinks: null,
  withdrawals: 'refunds',
  ownData: null,
  discounts: null,
  ownPrices: 'prices',
  purchases: null,
  invoices: 'invoices',
  eInvoices: 'invoices',
  postings: 'invoices',
  refunds: 'refunds',
  payments: null,
  credit: 'customers',
  ownCompany: null,
  companies: 'customers',
  onAccount: null,
  receivables: 'invoices',
  transfers: 'invoices',
  quotes: 'requests',
  offers: 'requests',
  emails: 'record',
  alerts: 'record',
  notifications: null,
  fileExports: 'exports',
  exportLinks: null,
  apiKeys: null,
  changes: 'record',
  proof: 'record',
  deliveryRates: null,
  settings: 'shop',
  setup: 'shop',
  texts: 'shop',
  status: null,
  visits: 'overview',
  webhooks: null,
  carts: null,
  ucpCatalogue: null,
  ucpCarts: null,
}

const subjectOf: ReadonlyMap<string, KeySubject> = new Map(
  Object.entries(resources).flatMap(([name, operations]) => {
    // `subjects` has the same names.
    const subject = subjects[name as keyof typeof resources]
    return subject === null ? [] : operations.map(({ id }) => [id, subject] as const)
  }),
)

/** Returns whether an API key may call an operation, once it is chosen for the key. */
export function acceptsKeys({ id, access, noKey }: Pick<Operation, 'id' | 'access' | 'noKey'>): boolean {
  return (access === 'customer' || access === 'admin') && noKey === undefined && subjectOf.has(id)
}

/** Every operation that may be chosen for a key, with its subject. */
export const keyOperations: readonly {
  readonly id: string
  readonly method: Operation['method']
  readonly path: Operation['path']
  readonly subject: KeySubject
}[] = allOperations.flatMap((operation) => {
  const subject = subjectOf.get(operation.id)
  const { id, method, path } = operation
  return subject !== undefined && acceptsKeys(operation) ? [{ id, method, path, subject }] : []
})
