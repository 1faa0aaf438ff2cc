import { describe, expect, test } from 'vitest'
import { offerStateOf, refusalOfOffer } from './offer-state.ts'

describe('What became of an offer', () => {
  const open = { acceptedAt: null, withdrawnAt: null, expiresAt: 100, reason: null }

  test.each([
    ['open', open, 99, undefined],
    ['expired', open, 100, 'OFFER_EXPIRED'],
    ['withdrawn', { ...open, withdrawnAt: 50, reason: 'A slip' }, 200, 'OFFER_WITHDRAWN'],
    ['accepted', { ...open, acceptedAt: 50 }, 200, 'OFFER_ACCEPTED'],
  ] as const)('%s', (state, offer, now, code) => {
    expect(offerStateOf(offer, now)).toBe(state)
    expect(refusalOfOffer(offer, now)?.code).toBe(code)
  })

  test.each([
    ['A slip', 'A slip.'],
    [' A slip. ', 'A slip.'],
    ['A slip!', 'A slip!'],
    ['A slip. Sorry', 'A slip. Sorry.'],
    [null, '.'],
  ])('A withdrawal for the reason %j ends with one punctuation mark', (reason, words) => {
    expect(refusalOfOffer({ ...open, withdrawnAt: 50, reason }, 60)?.message).toBe(
      `We have withdrawn this offer. Our reason: ${words} Write to us if you still want the pieces.`,
    )
  })
})
