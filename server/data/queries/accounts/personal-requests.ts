import type { Reader } from '../../database.ts'
import { byAddress, type PersonalTables } from './personal-part.ts'

/** Selects the ids of the requests sent from an email. */
function requestsOf(read: Reader, { email }: { readonly email: string }) {
  return read
    .selectFrom('quote_requests')
    .where('quote_requests.email', '=', email)
    .select('quote_requests.id')
}

/** A person's requests with the shop's answers and offers, without the secrets of the offers' links. */
export const requestParts = {
  quote_requests: {
    name: 'requests',
    byEmail: true,
    by: ['email', byAddress],
    order: 'created_at',
    columns: ['id', 'kind', 'name', 'email', 'message', 'part_id', 'created_at', 'handled_at', 'language'],
  },
  request_answers: {
    name: 'answers',
    byEmail: true,
    by: ['request_id', requestsOf],
    order: 'created_at',
    columns: ['request_id', 'body', 'created_at'],
  },
  offers: {
    name: 'offers',
    byEmail: true,
    read: (read, person) =>
      read
        .selectFrom('offers')
        .where('request_id', 'in', requestsOf(read, person))
        .orderBy('created_at')
        .select(['id', 'request_id', 'note', 'valid_until', 'letters', 'created_at'])
        .select(['withdrawn_at', 'withdrawal_reason', 'accepted_at'])
        .execute(),
  },
  offer_lines: {
    name: 'offerLines',
    byEmail: true,
    read: (read, person) =>
      read
        .selectFrom('offer_lines')
        .innerJoin('offers', 'offers.id', 'offer_lines.offer_id')
        .where('offers.request_id', 'in', requestsOf(read, person))
        .orderBy('offer_lines.offer_id')
        .orderBy('offer_lines.position')
        .select([
          'offer_id',
          'product_id',
          'product_name',
          'shown_product_name',
          'quantity',
          'unit_price_cents',
        ])
        .execute(),
  },
} satisfies Partial<PersonalTables>
