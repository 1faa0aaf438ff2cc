import type { Shop } from '../operations/shop.ts'

/** Returns the secret of the link in the latest email to an address. */
export async function restockTokenTo({ database }: Shop, email: string): Promise<string> {
  const { body } = await database.read
    .selectFrom('outbox')
    .where('recipient', '=', email)
    .where('event', 'like', 'restock-asked:%')
    .orderBy('created_at', 'desc')
    // A test's clock may not move, but ids of one process are ascending.
    .orderBy('id', 'desc')
    .select('body')
    .executeTakeFirstOrThrow()
  const [, token] = /#token=([\w-]+)/.exec(body ?? '') ?? []
  if (!token) throw new Error('The email has no link')
  return token
}
