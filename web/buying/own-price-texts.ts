/** Texts of the prices that a company or a group has for itself. */
export const ownPriceTexts = {
  yours: (price: string) => `Yours: ${price}`,
  /** A price without tax; the same with tax follows it. */
  net: (price: string) => `${price} net`,
  gross: (price: string) => `${price} with tax`,
  /** The price of a piece from a quantity on. */
  from: (price: string, pieces: string) => `${price} from ${pieces}`,
  publicly: (price: string) => `Public price ${price}`,
  publiclyEach: (price: string) => `Public price ${price} each`,
  /** The total of a basket or a booking without tax. */
  netTotal: (amount: string) => `Net ${amount}`,
  /** Below a price that a company pays without tax, because it declares the tax itself. */
  reverseCharge: 'without tax, reverse charge',
  ladder: 'Your prices by quantity',
} as const
