import type { Reader, Transaction } from '../database.ts'
import { folded } from '../folded.ts'

export interface ToolRow {
  readonly id: string
  readonly name: string
  readonly img: string
  readonly shortDescription: string
  readonly minimumOrder: number
  readonly available: number
  readonly unitPriceCents: number
  readonly outline: string | null
}

function selectTools(read: Reader) {
  return read
    .selectFrom('tools')
    .leftJoin('images', 'images.url', 'tools.img')
    .where('tools.deleted_at', 'is', null)
    .select([
      'tools.id',
      'tools.name',
      'tools.img',
      'tools.short_description as shortDescription',
      'tools.minimum_order as minimumOrder',
      'tools.available',
      'tools.unit_price_cents as unitPriceCents',
      'images.outline',
    ])
}

/** All tools that are for sale, in the order of the board. */
export function listTools(read: Reader): Promise<readonly ToolRow[]> {
  return selectTools(read).orderBy('tools.position').orderBy('tools.id').execute()
}

/** One tool that is for sale. */
export function findTool(read: Reader, id: string): Promise<ToolRow | undefined> {
  return selectTools(read).where('tools.id', '=', id).executeTakeFirst()
}

interface NewTool {
  readonly id: string
  readonly name: string
  readonly img: string
  readonly shortDescription: string
  readonly minimumOrder: number
  readonly unitPriceCents: number
  readonly position: number
}

/** Adds tools without stock; the ledger's opening movements bring it. */
export async function insertTools(
  { db }: Transaction,
  tools: readonly NewTool[],
  now: number,
): Promise<void> {
  if (tools.length === 0) return
  await db
    .insertInto('tools')
    .values(
      tools.map((tool) => ({
        id: tool.id,
        name: tool.name,
        name_folded: folded(tool.name),
        img: tool.img,
        short_description: tool.shortDescription,
        minimum_order: tool.minimumOrder,
        available: 0,
        unit_price_cents: tool.unitPriceCents,
        position: tool.position,
        created_at: now,
        updated_at: now,
        deleted_at: null,
      })),
    )
    .execute()
}

export async function countTools(read: Reader): Promise<number> {
  const { count } = await read
    .selectFrom('tools')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
