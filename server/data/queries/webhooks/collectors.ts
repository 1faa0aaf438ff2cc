import type { Reader, WebhookCollector } from '../../database.ts'
import { preparedQuery } from '../../prepared-query.ts'

/** Returns the types of a stored list. */
export function typesIn(stored: string): readonly string[] {
  return stored.split(',').filter((type) => type !== '')
}

/** Returns a list as it is stored. */
export function storedTypes(types: readonly string[]): string {
  return `,${types.join(',')},`
}

/**
 * Returns the endpoints that collect events: the active ones, and those that the shop itself disabled, whose events can
 * be sent again. An endpoint that staff switched off collects nothing.
 */
export async function listCollectors(read: Reader): Promise<readonly WebhookCollector[]> {
  const rows = await collectors(read, {})
  return rows.map(({ id, types, disabledAt }) => ({
    id,
    types: new Set(typesIn(types)),
    isActive: disabledAt === null,
  }))
}

const collectors = preparedQuery((db) =>
  db
    .selectFrom('webhook_endpoints')
    .where((eb) => eb.or([eb('disabled_why', 'is', null), eb('disabled_why', '<>', 'staff')]))
    .select(['id', 'types', 'disabled_at as disabledAt']),
)
