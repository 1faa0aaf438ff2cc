import type { Reader } from '../../database.ts'

type Sum = number | string | null

/** Returns transfers after an id, each with what its movements took off invoices, from one snapshot. */
export function listTransfersWithParts(read: Reader, after: string, limit: number) {
  return read
    .selectFrom('transfers')
    .innerJoin('companies', 'companies.id', 'transfers.company_id')
    .where('transfers.id', '>', after)
    .orderBy('transfers.id')
    .limit(limit)
    .select([
      'transfers.id',
      'companies.name',
      'transfers.amount_cents as amountCents',
      'transfers.rest_cents as restCents',
      'transfers.returned_cents as returnedCents',
      'transfers.reversed_at as reversedAt',
    ])
    .select((eb) =>
      eb
        .selectFrom('receivable_movements as movement')
        .whereRef('movement.transfer_id', '=', 'transfers.id')
        .select(({ fn }) => fn.sum<Sum>('movement.amount_cents').as('sum'))
        .as('movedCents'),
    )
    .execute()
}
