import type { Reader, Transaction } from '../../database.ts'

/** A line of a cart, as its program has seen it. */
export interface AgentCartLine {
  readonly productId: string
  readonly quantity: number
  readonly name: string
  /** The price of one piece in the catalogue. */
  readonly unitPriceCents: number
}

/** What a program has put together for a person. */
export interface AgentCart {
  readonly lines: readonly AgentCartLine[]
  /** The country of delivery, ISO 3166; null if it is unknown. */
  readonly country: string | null
  /** When it is deleted. */
  readonly expiresAt: number
}

/** A cart to store. Only the hash of its id is stored, because the id gives access. */
interface NewAgentCart extends AgentCart {
  readonly hash: string
  /** Keyed hash of the network address of its program. */
  readonly addressHash: string
  /** Hash of a request that may be repeated; null for one without an idempotency key. */
  readonly requestHash: string | null
}

export async function findAgentCart(
  read: Reader,
  hash: string,
  now: number,
): Promise<(AgentCart & Pick<NewAgentCart, 'requestHash'>) | undefined> {
  const row = await read
    .selectFrom('agent_carts')
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .select(['lines', 'country', 'expires_at as expiresAt', 'request_hash as requestHash'])
    .executeTakeFirst()
  // Only `insertAgentCart` and `replaceAgentCart` write this text.
  return row && { ...row, lines: JSON.parse(row.lines) as readonly AgentCartLine[] }
}

export async function insertAgentCart(
  { db }: Transaction,
  { hash, lines, country, addressHash, requestHash, expiresAt }: NewAgentCart,
): Promise<void> {
  const values = {
    hash,
    lines: JSON.stringify(lines),
    country,
    address_hash: addressHash,
    request_hash: requestHash,
    expires_at: expiresAt,
  }
  await db.insertInto('agent_carts').values(values).execute()
}

export async function replaceAgentCart(
  { db }: Transaction,
  hash: string,
  { lines, country, expiresAt }: AgentCart,
): Promise<void> {
  await db
    .updateTable('agent_carts')
    .set({ lines: JSON.stringify(lines), country, expires_at: expiresAt })
    .where('hash', '=', hash)
    .execute()
}

/** Counts the carts of a network, up to a limit. */
export async function countAgentCarts(
  read: Reader,
  addressHash: string,
  now: number,
  limit: number,
): Promise<number> {
  const open = read
    .selectFrom('agent_carts')
    .where('address_hash', '=', addressHash)
    .where('expires_at', '>', now)
    .select('hash')
    .limit(limit)
  const { count } = await read
    .selectFrom(open.as('open'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function deleteAgentCart({ db }: Transaction, hash: string): Promise<void> {
  await db.deleteFrom('agent_carts').where('hash', '=', hash).execute()
}

/** Deletes carts that expired before an instant. */
export async function deleteAgentCartsExpiredBefore({ db }: Transaction, instant: number): Promise<void> {
  await db.deleteFrom('agent_carts').where('expires_at', '<', instant).execute()
}
