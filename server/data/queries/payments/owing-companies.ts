import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../../database.ts'
import { type KeysetPage, type PageRequest, readKeysetPage } from '../../paging/keyset-page.ts'
import { segmentByColumn } from '../../paging/keyset-segments.ts'
import { hasWord, typedReadings } from '../typed-words.ts'

/** The name of a company with its id. */
export interface NamedCompany {
  readonly id: string
  readonly name: string
}

/** What a company owes, and the money of its transfers that no invoice has used. */
export interface OwingCompany extends NamedCompany {
  readonly count: number
  readonly openCents: number
  readonly overdueCents: number
  readonly oldestDueAt: number | null
  readonly unassignedCents: number
}

/** Lists the companies with open items or unassigned money, by name; with a search all companies that it finds. */
export async function listOwingCompanies(
  read: Reader,
  { search, overdueBefore }: { readonly search: string; readonly overdueBefore: number },
  page: PageRequest,
): Promise<KeysetPage<OwingCompany> | undefined> {
  const companies = read
    .selectFrom('companies')
    .select(['companies.id', 'companies.name', 'companies.name_folded as folded'])
  const words = typedReadings(search)[0] ?? []
  const segment = segmentByColumn(words.length > 0 ? companies : companies.where(owesOrHasMoney), {
    columns: ['companies.name_folded', 'companies.id'],
    kind: 'text',
    descending: false,
    sortedBy: ({ folded }) => folded,
    tested: words.map((word) => hasWord(sql`companies.name_folded`, word)),
  })
  const found = await readKeysetPage(['owing-companies', search], [segment], page)
  if (!found) return undefined
  const sums = await sumsOf(
    read,
    found.rows.map(({ id }) => id),
    overdueBefore,
  )
  return { ...found, rows: found.rows.map(({ id, name }) => ({ id, name, ...(sums.get(id) ?? nothing) })) }
}

// Literals, so that SQLite recognizes the partial indexes. The limits keep PostgreSQL from reading all open items.
const owesOrHasMoney = sql<boolean>`coalesce(
  (select company_id from receivables where company_id = companies.id and closed_at is null limit 1),
  (select company_id from transfers where company_id = companies.id and rest_cents > 0 limit 1)) is not null`

const nothing = { count: 0, openCents: 0, overdueCents: 0, oldestDueAt: null, unassignedCents: 0 }

type Sums = Omit<OwingCompany, keyof NamedCompany>

async function sumsOf(
  read: Reader,
  ids: readonly string[],
  overdueBefore: number,
): Promise<ReadonlyMap<string, Sums>> {
  if (ids.length === 0) return new Map()
  // Sums for each company, so that an index has all rows that are read.
  const rows = await read
    .selectFrom('companies')
    .where('companies.id', 'in', ids)
    .select('companies.id')
    .select([
      sumOfOpen(sql`count(*)`).as('count'),
      sumOfOpen(sql`sum(open_cents)`).as('openCents'),
      sumOfOpen(sql`sum(case when due_at < ${overdueBefore} then open_cents else 0 end)`).as('overdueCents'),
      sumOfOpen(sql`min(due_at)`).as('oldestDueAt'),
      sql<Sum>`(select sum(rest_cents) from transfers where company_id = companies.id and rest_cents > 0)`.as(
        'unassignedCents',
      ),
    ])
    .execute()
  return new Map(
    rows.map(({ id, oldestDueAt, ...sums }) => [
      id,
      {
        count: Number(sums.count ?? 0),
        openCents: Number(sums.openCents ?? 0),
        overdueCents: Number(sums.overdueCents ?? 0),
        oldestDueAt: oldestDueAt === null ? null : Number(oldestDueAt),
        unassignedCents: Number(sums.unassignedCents ?? 0),
      },
    ]),
  )
}

type Sum = number | string | null

function sumOfOpen(sum: RawBuilder<unknown>): RawBuilder<Sum> {
  return sql<Sum>`(select ${sum} from receivables where company_id = companies.id and closed_at is null)`
}

/** Returns what a company owes, and its unassigned money. */
export async function sumsOfCompany(read: Reader, id: string, overdueBefore: number): Promise<Sums> {
  return (await sumsOf(read, [id], overdueBefore)).get(id) ?? nothing
}

/** Returns a company's name. */
export function findNamedCompany(read: Reader, id: string): Promise<NamedCompany | undefined> {
  return read.selectFrom('companies').where('id', '=', id).select(['id', 'name']).executeTakeFirst()
}
