/** Short texts of answers to programs, which tell them to people. */
export const toolTexts = {
  nothingFound: 'Nothing was found.',
  found: (count: string) => `Found: ${count}.`,
  more: 'There are more: call again with the cursor.',
  product: (name: string, price: string, stock: string) => `${name}: ${price} a piece, ${stock}.`,
  inStock: (available: string, minimum: string) => `${available} in stock, minimum order ${minimum}`,
  soldOut: 'sold out',
  byQuote: 'sold on request, without stock',
  reduced: (lowest: string) =>
    `The price is reduced: the lowest price of the 30 days before the reduction was ${lowest}.`,
  sale: (name: string, regular: string) => `Sale “${name}”: the regular price is ${regular}.`,
  priceBreak: (from: string, price: string) => `From ${from} pieces ${price} each.`,
  warning: (text: string) => `Warning: ${text}`,
  productNotFound: 'No product for sale has this id or SKU. Search for it first.',
  idOrSku: 'Name either the id or the SKU of a product.',
  argumentUnknown: (name: string) => `This tool has no argument “${name}”. See its input schema.`,
  noToolsThatFit: 'The shop sells no tool or part for it.',
  chooseGroup:
    'Name a group and a measure with its value, or a standard. The answer has all groups with their measures.',
  delivery: (country: string, fee: string) => `Delivery to ${country} costs ${fee}.`,
  deliveryIncluded: (country: string) => `Delivery to ${country} is included in the prices.`,
  notDelivered: (country: string) => `The shop does not deliver to ${country}.`,
  freeFrom: (amount: string) => `It is free from goods for ${amount}.`,
  days: (from: string, to: string) => `It takes ${from} to ${to} working days.`,
  daysFarthest: (days: string) => `It takes up to ${days} working days to the most distant countries.`,
  daysUnknown: 'The shop does not say how many days it takes.',
  returnDays: (days: string) => `Returns are accepted within ${days} days after delivery.`,
  refundDays: (days: string) => `The refund is made within ${days} days after the return arrives.`,
  returnsUnknown: 'The shop states no period for returns. Its page of returns has the rules.',
  shop: (name: string, currency: string, terms: string) =>
    `${name}: prices are in ${currency}, ${terms}. A person signs in and pays; programs cannot buy.`,
  cart: (lines: string, total: string, address: string) =>
    `The cart has ${lines} for ${total}. Give this address to the person, who checks the basket, signs in and pays: ${address}`,
  lines: (count: string) => (count === '1' ? '1 line' : `${count} lines`),
  cancelled: 'The cart is cancelled.',
} as const
