import { cardsByBrand, cardsOfChecks, coBrandedCards } from './test-cards/cards-by-brand.ts'
import { cardsByCountry } from './test-cards/cards-by-country.ts'
import { authenticatingCards, decliningCards, disputingCards } from './test-cards/refusing-cards.ts'
import type { TestCard } from './test-cards/test-card.ts'

/**
 * The only cards that the sandbox accepts: the documented test cards (https://docs.stripe.com/testing). Cards of
 * earlier releases come first, because their stored methods are found by the last four digits only.
 */
export const testCards: readonly TestCard[] = [
  ...decliningCards,
  ...disputingCards,
  ...authenticatingCards,
  ...cardsByBrand,
  ...coBrandedCards,
  ...cardsByCountry,
  ...cardsOfChecks,
]

/** Returns the test card with this number, if there is one. */
export function testCardWithNumber(number: string): TestCard | undefined {
  return testCards.find((card) => card.number === number)
}

/** Returns the test card of a token such as `pm_card_visa`. */
export function testCardWithToken(token: string): TestCard | undefined {
  return testCards.find((card) => card.token === token || card.otherTokens?.includes(token))
}

/** Returns the name by which a stored payment method finds its card, because no card number is stored. */
export function nameOfCard({ token, brand, country, number }: TestCard): string {
  return token ?? [brand, country, number.length, number.slice(-4)].join(' ')
}

/** Returns the test card of a stored payment method; methods of earlier releases have no name. */
export function testCardOf({
  testCard,
  last4,
}: Readonly<{ testCard?: string; last4: string }>): TestCard | undefined {
  if (testCard !== undefined) return testCards.find((card) => nameOfCard(card) === testCard)
  return testCards.find((card) => card.number.endsWith(last4))
}
