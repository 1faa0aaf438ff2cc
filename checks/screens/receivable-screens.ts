import { dashboardLinks } from '../../web/routing/dashboard-links.ts'
import { type Screen, screensOf, type Visit } from './screen.ts'

const day = (date: string) => Date.parse(`${date}T12:00:00Z`)

const company = { _id: 'c1', name: 'Fahrradwerkstatt Zum Langen Gassenende GmbH & Co. KG' }

const open = {
  number: 'INV-00042',
  company,
  customer: 'kay.from-the-very-long-lane@example.com',
  orders: [{ _id: 'a', number: 'TW-1042-9' }],
  references: ['Spring order 7, second part'],
  issuedAt: day('2026-09-01'),
  dueAt: day('2026-10-01'),
  overdueDays: 60,
  gross: 1249.5,
  open: 999.5,
  disputedAt: day('2026-10-20'),
  disputeNote: 'A wheel was missing. We send it on Friday.',
  reminders: 2,
  remindedAt: day('2026-10-12'),
  paidAt: null,
}

const rows = [
  open,
  {
    ...open,
    number: 'INV-00043',
    references: [],
    overdueDays: 5,
    disputedAt: null,
    open: 1249.5,
    reminders: 1,
  },
  { ...open, number: 'INV-00044', overdueDays: 0, disputedAt: null, disputeNote: '', reminders: 0 },
]

const sums = {
  ages: [
    { age: 'not-due', count: 3, open: 3200.4 },
    { age: '1-30', count: 1, open: 1249.5 },
    { age: '31-60', count: 1, open: 999.5 },
    { age: '61-90', count: 0, open: 0 },
    { age: 'over-90', count: 2, open: 12_345.67 },
  ],
  disputed: { count: 1, open: 999.5 },
  unassigned: 7,
}

const companies = [
  { ...company, count: 3, open: 3498.5, overdue: 2249, oldestDueAt: day('2026-10-01'), unassigned: 7 },
]

const transfer = {
  _id: 't1',
  company,
  amount: 1256.5,
  rest: 7,
  returned: 0,
  receivedOn: '2026-11-28',
  reference: 'INV-00043 Spring order, thank you',
  recordedAt: day('2026-11-29'),
  recordedBy: 'bo.books@truewheel.example',
  reversedAt: null,
  parts: [{ invoice: 'INV-00043', amount: 1249.5 }],
}

const proposed = rows.map(({ number, dueAt, open: left, references }, place) => ({
  number,
  dueAt,
  open: left,
  references,
  disputed: place === 0,
  proposed: place === 1 ? 1249.5 : 0,
  named: place === 1,
}))

/** Screens of staff about invoices that companies pay later. */
export const receivableScreens: readonly Screen[] = [
  ...screensOf('/dashboard/receivables', 'admin', { 'open-invoices': openInvoices }),
  ...screensOf('/dashboard/receivable', 'admin', { 'invoice-on-account': oneInvoice }),
  ...screensOf('/dashboard/owing-companies', 'admin', { 'owing-companies': owing }),
  ...screensOf('/dashboard/transfers', 'admin', { 'transfer-proposed': proposedTransfer }),
  ...screensOf('/dashboard/settings/:section', 'admin', { 'reminders-written': reminders }),
]

async function answer({ page }: Visit, path: string, json: unknown): Promise<void> {
  await page.route(`**/api${path}`, (route) => route.fulfill({ json }))
}

async function openInvoices(visit: Visit): Promise<void> {
  await answer(visit, '/receivables?*', rows)
  await answer(visit, '/receivables/sums', sums)
  await visit.page.goto(dashboardLinks.receivables)
  await visit.page.getByText('INV-00044').waitFor()
}

async function oneInvoice(visit: Visit): Promise<void> {
  const movements = [
    { at: day('2026-09-01'), amount: 1249.5, reason: 'invoice' },
    { at: day('2026-10-05'), amount: -250, reason: 'transfer', transfer: 't0', by: transfer.recordedBy },
  ]
  const dispute = { openedAt: day('2026-10-20'), note: open.disputeNote, openedBy: transfer.recordedBy }
  const disputes = [{ ...dispute, closedAt: null, closingNote: '' }]
  await answer(visit, '/receivables/INV-00042', { ...open, movements, disputes })
  await visit.page.goto(dashboardLinks.receivable(open.number))
  await visit.page.getByRole('button', { name: 'End the dispute' }).click()
}

async function owing(visit: Visit): Promise<void> {
  await answer(visit, '/receivables/companies*', companies)
  await visit.page.goto(dashboardLinks.owingCompanies)
  await visit.page.getByText(company.name).waitFor()
}

async function proposedTransfer(visit: Visit): Promise<void> {
  const { page } = visit
  await answer(visit, '/receivables/companies*', companies)
  await answer(visit, '/transfers?*', [transfer])
  await answer(visit, '/transfers/proposals', { company, invoices: proposed, rest: 7 })
  await page.goto(dashboardLinks.transfers)
  await page.getByLabel('Amount', { exact: true }).fill('1256.50')
  await page.getByLabel('Text on the bank statement').fill(transfer.reference)
  await page.getByRole('button', { name: 'Propose invoices' }).click()
  const first = page.getByLabel('Amount for INV-00042')
  await first.fill('5000')
  await page.getByRole('button', { name: 'Record the transfer' }).click()
  await page.getByText(/which is open/).waitFor()
}

async function reminders({ page }: Visit): Promise<void> {
  await page.goto(dashboardLinks.settings('reminders'))
  const add = page.getByRole('button', { name: 'Add a reminder' })
  await add.click()
  await add.click()
  await page.getByLabel('Subject in English').first().fill('Please pay {invoice}')
}
