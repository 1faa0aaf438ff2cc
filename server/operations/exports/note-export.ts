import { done } from '../../../domain/outcome.ts'
import { recordChange } from '../changes/record-change.ts'
import type { Caller, Shop } from '../shop.ts'

export interface MadeExport {
  /** The name of the list. */
  readonly list: string
  /** The parameters of the list's filter. */
  readonly filter: Readonly<Record<string, unknown>>
  readonly rows: number
  /** False if the client disconnected before the last row. */
  readonly whole: boolean
}

/** Records who exported a list, and how much of it. */
export async function noteExport(shop: Shop, caller: Caller, made: MadeExport): Promise<void> {
  const { list, filter, rows, whole } = made
  await shop.database.write(async (transaction) => {
    const subject = { kind: 'export', id: list, name: list } as const
    const after = { filter: withoutPersons(filter), rows, whole }
    await recordChange(transaction, { at: shop.clock(), by: caller, action: 'export.made', subject, after })
    return done(undefined)
  })
}

/**
 * Removes personal data from a filter, because the record is kept for ever: it says that a search or a customer
 * narrowed the list, but not which.
 */
function withoutPersons(filter: MadeExport['filter']): MadeExport['filter'] {
  const hidden = ['search', 'customer', 'q']
  return Object.fromEntries(
    Object.entries(filter).map(([name, value]) => [name, hidden.includes(name) ? true : value]),
  )
}
