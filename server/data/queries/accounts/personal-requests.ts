import type { Reader } from '../../database.ts'
import type { PersonalPart } from './personal-part.ts'

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
    read: (read, { email }) =>
      read
        .selectFrom('quote_requests')
        .where('email', '=', email)
        .orderBy('created_at')
        .select(['id', 'kind', 'name', 'email', 'message', 'part_id', 'created_at', 'handled_at', 'language'])
        .execute(),
  },
  request_answers: {
    name: 'answers',
    byEmail: true,
    read: (read, person) =>
      read
        .selectFrom('request_answers')
        .where('request_id', 'in', requestsOf(read, person))
        .orderBy('created_at')
        .select(['request_id', 'body', 'created_at'])
        .execute(),
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
} satisfies Record<string, PersonalPart>
