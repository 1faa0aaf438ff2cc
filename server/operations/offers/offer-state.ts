import { said } from '../../../contract/languages/said.ts'
import type { offerStates } from '../../../contract/requests/offers.ts'
import { type Refusal, refused } from '../../../domain/outcome.ts'
import type { OfferRow } from '../../data/queries/offers.ts'
import { offerTexts } from './offer-texts.ts'

type Ends = Pick<OfferRow, 'withdrawnAt' | 'acceptedAt' | 'expiresAt' | 'reason'>

/** Returns the present state of an offer. An accepted offer stays accepted after its last day. */
export function offerStateOf(offer: Ends, now: number): (typeof offerStates)[number] {
  if (offer.acceptedAt !== null) return 'accepted'
  if (offer.withdrawnAt !== null) return 'withdrawn'
  return offer.expiresAt <= now ? 'expired' : 'open'
}

/** Returns why an offer can no longer be accepted; undefined while it is open. */
export function refusalOfOffer(offer: Ends, now: number): Refusal | undefined {
  const state = offerStateOf(offer, now)
  if (state === 'accepted') return refused('OFFER_ACCEPTED')
  if (state === 'expired') return refused('OFFER_EXPIRED')
  if (state !== 'withdrawn') return undefined
  const reason = offer.reason?.trim() ?? ''
  return refused(
    'OFFER_WITHDRAWN',
    said(offerTexts).withdrawn(`${reason}${/[.!?]$/.test(reason) ? '' : '.'}`),
  )
}
