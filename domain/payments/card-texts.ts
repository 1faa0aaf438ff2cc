/** Names of a card of unknown brand. */
export const cardTexts = {
  card: 'Card',
} as const
