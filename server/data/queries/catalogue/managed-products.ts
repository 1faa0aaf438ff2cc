import type { Reader } from '../../database.ts'
import { selectTools, type ToolRow, toolRows } from './tools.ts'

/** A tool with what its administration shows besides. */
export interface ManagedProduct extends ToolRow {
  readonly version: number
  /** The last change of its description, and the name of who made it. */
  readonly changedAt: number | null
  readonly changedBy: string | null
}

function selectProducts(read: Reader) {
  return selectTools(read)
    .leftJoin('users', 'users.id', 'tools.changed_by')
    .select(['tools.version', 'tools.changed_at as changedAt', 'users.name as changedBy'])
}

/** Returns a product for its administration. */
export async function findProduct(read: Reader, id: string): Promise<ManagedProduct | undefined> {
  const [product] = await toolRows(read, await selectProducts(read).where('tools.id', '=', id).execute())
  return product
}
