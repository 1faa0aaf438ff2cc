import { type RawBuilder, sql } from 'kysely'
import type { Reader, Transaction } from '../database.ts'
import {
  type KeysetPage,
  type KeysetSegment,
  type PageRequest,
  readKeysetPage,
} from '../paging/keyset-page.ts'
import { segmentByColumn } from '../paging/keyset-segments.ts'
import { hasTypedWords } from './typed-words.ts'

interface NewOffer {
  readonly id: string
  readonly requestId: string
  readonly tokenHash: string
  readonly note: string
  readonly validUntil: string
  readonly expiresAt: number
  readonly by: string
  readonly lines: readonly OfferLine[]
}

/** A line of an offer, with the product's name at the time of the offer, also as the customer is shown it. */
export interface OfferLine {
  readonly productId: string
  readonly productName: string
  /** Null if it is the same. */
  readonly shownProductName: string | null
  readonly quantity: number
  readonly unitPriceCents: number
}

export async function insertOffer({ db, tell }: Transaction, offer: NewOffer, now: number): Promise<void> {
  const { id, lines } = offer
  await db
    .insertInto('offers')
    .values({
      id,
      request_id: offer.requestId,
      token_hash: offer.tokenHash,
      note: offer.note,
      valid_until: offer.validUntil,
      expires_at: offer.expiresAt,
      letters: 1,
      created_by: offer.by,
      created_at: now,
      withdrawn_at: null,
      withdrawal_reason: null,
      accepted_at: null,
    })
    .execute()
  await db
    .insertInto('offer_lines')
    .values(
      lines.map(({ productId, productName, shownProductName, quantity, unitPriceCents }, position) => ({
        offer_id: id,
        position,
        product_id: productId,
        product_name: productName,
        shown_product_name: shownProductName,
        quantity,
        unit_price_cents: unitPriceCents,
      })),
    )
    .execute()
  tell('offer.changed', id)
}

function selectOffers(read: Reader) {
  return read
    .selectFrom('offers')
    .innerJoin('quote_requests', 'quote_requests.id', 'offers.request_id')
    .leftJoin('users', 'users.id', 'offers.created_by')
    .select([
      'offers.id',
      'offers.request_id as requestId',
      'quote_requests.name',
      'quote_requests.email',
      'quote_requests.kind',
      'quote_requests.created_at as askedAt',
      'quote_requests.language',
      'offers.note',
      'offers.valid_until as validUntil',
      'offers.expires_at as expiresAt',
      'offers.letters',
      'users.email as by',
      'offers.created_at as createdAt',
      'offers.withdrawn_at as withdrawnAt',
      'offers.withdrawal_reason as reason',
      'offers.accepted_at as acceptedAt',
    ])
}

export type OfferRow = Awaited<ReturnType<ReturnType<typeof selectOffers>['executeTakeFirstOrThrow']>>

/** Identifies an offer by its id, or by the hash of its link's secret. */
export type OfferKey =
  | { readonly by: 'id'; readonly value: string }
  | { readonly by: 'token_hash'; readonly value: string }

export function findOffer(read: Reader, { by, value }: OfferKey): Promise<OfferRow | undefined> {
  return selectOffers(read).where(`offers.${by}`, '=', value).executeTakeFirst()
}

/** Returns offers by their ids. */
export function findOffers(read: Reader, ids: readonly string[]): Promise<readonly OfferRow[]> {
  return selectOffers(read).where('offers.id', 'in', ids).execute()
}

/** Locks an offer until the transaction ends, and returns it. */
export async function lockOffer({ db }: Transaction, key: OfferKey): Promise<OfferRow | undefined> {
  await db
    .updateTable('offers')
    .set((eb) => ({ letters: eb.ref('letters') }))
    .where(key.by, '=', key.value)
    .execute()
  return findOffer(db, key)
}

/** Lists the offers to the sender of a request, oldest first. */
export function listOffersOfRequest(read: Reader, requestId: string): Promise<readonly OfferRow[]> {
  return selectOffers(read)
    .where('offers.request_id', '=', requestId)
    .orderBy('offers.created_at')
    .orderBy('offers.id')
    .execute()
}

export interface OffersWanted {
  /** Any parts of the customer's name and email. */
  readonly search: string
  readonly oldestFirst: boolean
  readonly state: 'open' | 'withdrawn' | 'accepted' | undefined
}

/** The exact conditions of the partial indexes, so that each state is read from its own index. */
const states: Readonly<Record<NonNullable<OffersWanted['state']>, RawBuilder<boolean>>> = {
  open: sql<boolean>`offers.withdrawn_at is null and offers.accepted_at is null`,
  withdrawn: sql<boolean>`offers.withdrawn_at is not null`,
  accepted: sql<boolean>`offers.accepted_at is not null`,
}

/** Returns a page of all offers; undefined if the cursor belongs to another list. */
export function listOffersByPage(
  read: Reader,
  wanted: OffersWanted,
  request: PageRequest,
): Promise<KeysetPage<OfferRow> | undefined> {
  return readKeysetPage(['offers', wanted], [segmentOf(read, wanted)], request)
}

function segmentOf(read: Reader, { search, oldestFirst, state }: OffersWanted): KeysetSegment<OfferRow> {
  const offers = selectOffers(read)
  return segmentByColumn(state ? offers.where(states[state]) : offers, {
    columns: ['offers.created_at', 'offers.id'],
    kind: 'instant',
    descending: !oldestFirst,
    sortedBy: ({ createdAt }) => createdAt,
    tested: hasTypedWords(
      ['quote_requests.email', 'quote_requests.name', 'quote_requests.name_folded'],
      search,
    ),
  })
}

/** Lists the lines of offers in their order, with the products' stock; null if the product is not for sale. */
export async function listOfferLines(read: Reader, offerIds: readonly string[]) {
  if (offerIds.length === 0) return []
  return read
    .selectFrom('offer_lines')
    .leftJoin('products', (join) =>
      join
        .onRef('products.id', '=', 'offer_lines.product_id')
        .on('products.deleted_at', 'is', null)
        .on('products.hidden_at', 'is', null)
        .on('products.stocked', '=', 1),
    )
    .where('offer_lines.offer_id', 'in', offerIds)
    .orderBy('offer_lines.offer_id')
    .orderBy('offer_lines.position')
    .select([
      'offer_lines.offer_id as offerId',
      'offer_lines.product_id as productId',
      'offer_lines.product_name as productName',
      'offer_lines.shown_product_name as shownProductName',
      'offer_lines.quantity',
      'offer_lines.unit_price_cents as unitPriceCents',
      'products.available as left',
    ])
    .execute()
}

/** Replaces the secret of an offer's link and stores the number of emails. */
export async function setOfferToken(
  { db, tell }: Transaction,
  id: string,
  tokenHash: string,
  letters: number,
): Promise<void> {
  await db.updateTable('offers').set({ token_hash: tokenHash, letters }).where('id', '=', id).execute()
  tell('offer.changed', id)
}

/** Marks a locked open offer as withdrawn. */
export async function markWithdrawn(
  { db, tell }: Transaction,
  id: string,
  reason: string,
  now: number,
): Promise<void> {
  const withdrawn = { withdrawn_at: now, withdrawal_reason: reason }
  await db.updateTable('offers').set(withdrawn).where('id', '=', id).execute()
  tell('offer.changed', id)
}

/** Marks a locked open offer as accepted. */
export async function markAccepted({ db, tell }: Transaction, id: string, now: number): Promise<void> {
  await db.updateTable('offers').set({ accepted_at: now }).where('id', '=', id).execute()
  tell('offer.changed', id)
}
