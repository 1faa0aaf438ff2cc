/** Texts of the product feed. */
export const feedTexts = {
  /** Follows the name of a product. */
  ofPieces: (minimum: number) => ` (${minimum} pieces)`,
} as const
