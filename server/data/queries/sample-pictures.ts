import type { Reader, Transaction } from '../database.ts'

/** The outlines of those pictures that are known, by address. */
export async function outlinesOf(
  read: Reader,
  urls: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const rows = await read.selectFrom('images').where('url', 'in', urls).select(['url', 'outline']).execute()
  return new Map(rows.map(({ url, outline }) => [url, outline]))
}

export async function replaceOutline(
  { db }: Transaction,
  url: string,
  outline: string | null,
): Promise<void> {
  await db.updateTable('images').set({ outline }).where('url', '=', url).execute()
}

/** Gives all tools and items that show one picture another; answers which tools these are. */
export async function replacePicture({ db }: Transaction, from: string, to: string): Promise<string[]> {
  await db.updateTable('items').set({ img: to }).where('img', '=', from).execute()
  const tools = await db
    .updateTable('tools')
    .set({ img: to })
    .where('img', '=', from)
    .returning('id')
    .execute()
  return tools.map(({ id }) => id)
}
