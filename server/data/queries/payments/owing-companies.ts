import { sql } from 'kysely'
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

// Literals, so that SQLite recognizes the partial indexes.
const owesOrHasMoney = sql<boolean>`companies.id in (
  select company_id from receivables where closed_at is null
  union select company_id from transfers where rest_cents > 0)`

const nothing = { count: 0, openCents: 0, overdueCents: 0, oldestDueAt: null, unassignedCents: 0 }

type Sums = Omit<OwingCompany, keyof NamedCompany>

async function sumsOf(
  read: Reader,
  ids: readonly string[],
  overdueBefore: number,
): Promise<ReadonlyMap<string, Sums>> {
  if (ids.length === 0) return new Map()
  const [owed, rests] = await Promise.all([
    read
      .selectFrom('receivables')
      .where(sql<boolean>`closed_at is null`)
      .where('company_id', 'in', ids)
      .groupBy('company_id')
      .select(({ fn }) => [
        'company_id as id',
        fn.countAll<number | string>().as('count'),
        fn.sum<number | string>('open_cents').as('openCents'),
        sql<number | string>`sum(case when due_at < ${overdueBefore} then open_cents else 0 end)`.as(
          'overdue',
        ),
        fn.min<number | string>('due_at').as('oldestDueAt'),
      ])
      .execute(),
    read
      .selectFrom('transfers')
      .where(sql<boolean>`rest_cents > 0`)
      .where('company_id', 'in', ids)
      .groupBy('company_id')
      .select(({ fn }) => ['company_id as id', fn.sum<number | string>('rest_cents').as('cents')] as const)
      .execute(),
  ])
  const unassigned = new Map(rests.map(({ id, cents }) => [id, Number(cents)]))
  const owing = new Map(owed.map(({ id, ...sums }) => [id, sums]))
  return new Map(
    ids.map((id) => {
      const sums = owing.get(id)
      return [
        id,
        {
          count: Number(sums?.count ?? 0),
          openCents: Number(sums?.openCents ?? 0),
          overdueCents: Number(sums?.overdue ?? 0),
          oldestDueAt: sums ? Number(sums.oldestDueAt) : null,
          unassignedCents: unassigned.get(id) ?? 0,
        },
      ]
    }),
  )
}

/** Returns what a company owes, and its unassigned money. */
export async function sumsOfCompany(read: Reader, id: string, overdueBefore: number): Promise<Sums> {
  return (await sumsOf(read, [id], overdueBefore)).get(id) ?? nothing
}

/** Returns a company's name. */
export function findNamedCompany(read: Reader, id: string): Promise<NamedCompany | undefined> {
  return read.selectFrom('companies').where('id', '=', id).select(['id', 'name']).executeTakeFirst()
}
