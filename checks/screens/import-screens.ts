import { stringify } from 'csv-stringify/sync'
import { allTools } from '../../e2e/support/catalogue.ts'
import { dashboardLinks } from '../../web/routing/dashboard-links.ts'
import { open, type Screen, screensOf, type Visit } from './screen.ts'

/** The import of products: the choice of a file, and one import in its states. */
export const importScreens: readonly Screen[] = [
  ...screensOf('/dashboard/import', 'admin', {
    'import-empty': open(dashboardLinks.imports, 'Past imports'),
    import: pastImports,
  }),
  ...screensOf('/dashboard/import/:importId', 'admin', {
    'import-gone': open(dashboardLinks.oneImport('an-import'), 'All imports'),
    'import-compared': compared,
    'import-errors': withErrors,
    'import-question': askToApply,
    'import-running': running,
    'import-applied': applied,
  }),
]

type Row = Readonly<Record<string, string>>

let files = 0

/** Returns the rows of a file: two products with changed prices, and a new one. */
async function rowsOf({ page }: Visit): Promise<readonly Row[]> {
  files += 1
  const [first, second] = await allTools(page)
  if (first === undefined || second === undefined) throw new Error('The shop has fewer than two tools.')
  return [
    { _id: first._id, price: String(100 + files) },
    { _id: second._id, price: String(200 + files) },
    {
      kind: 'tool',
      name: `Spoke ruler ${files}`,
      state: 'draft',
      price: '9.50',
      minOrderQuantity: '1',
      availableQuantity: '12',
      img: first.img,
      shortDescription: 'Measures spokes and nipples.',
    },
  ]
}

async function compare({ page }: Visit, rows: readonly Row[], until: string): Promise<void> {
  await page.goto(dashboardLinks.imports)
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const buffer = Buffer.from(stringify([...rows], { header: true, columns }))
  await page.getByLabel('CSV file').setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Compare with the shop' }).click()
  await page.getByRole('button', { name: until }).first().waitFor()
}

async function compared(visit: Visit): Promise<void> {
  await compare(visit, await rowsOf(visit), 'Apply 3 changes')
}

async function withErrors(visit: Visit): Promise<void> {
  const [first = {}, second = {}, third = {}] = await rowsOf(visit)
  const wrong = [first, { ...second, price: 'cheap' }, { ...third, name: '', availableQuantity: '-2' }]
  await compare(visit, wrong, 'Discard')
}

async function askToApply(visit: Visit): Promise<void> {
  await compared(visit)
  await visit.page.getByRole('button', { name: 'Apply 3 changes' }).click()
  await visit.page.getByRole('dialog').waitFor()
}

/** Delays the call that applies the import, and reports the progress of a long file. */
async function running(visit: Visit): Promise<void> {
  await askToApply(visit)
  await visit.page.route('**/api/imports/*/apply', () => undefined)
  await visit.page.route('**/api/imports/*', async (route) => {
    const answer = await route.fetch()
    const shown = await answer.json()
    await route.fulfill({ response: answer, json: { ...shown, running: { rowsDone: 2_750, rows: 10_000 } } })
  })
  await visit.page.getByRole('dialog').getByRole('button', { name: 'Apply 3 changes' }).click()
  await visit.page.getByText('2,750 of 10,000 rows written').waitFor()
}

async function applied(visit: Visit): Promise<void> {
  await askToApply(visit)
  await visit.page.getByRole('dialog').getByRole('button', { name: 'Apply 3 changes' }).click()
  await visit.page.getByRole('button', { name: 'Undo this import' }).waitFor()
}

async function pastImports(visit: Visit): Promise<void> {
  await applied(visit)
  await visit.page.goto(dashboardLinks.imports)
  await visit.page.getByRole('row').filter({ hasText: 'products.csv' }).first().waitFor()
}
