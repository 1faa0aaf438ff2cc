/** Why an offer cannot be accepted. */
export const offerTexts = {
  newOffer: (notPayable: string) => `${notPayable} Write to us for a new offer.`,
  notForSale: (product: string) =>
    `“${product}” is no longer for sale. Nothing was ordered. Write to us and we make a new offer.`,
  left: (product: string, offered: number, left: number) =>
    `“${product}”: the offer has ${offered}, ${left === 0 ? 'none is' : left === 1 ? 'only 1 is' : `only ${left} are`} left. Nothing was ordered. Write to us and we make a new offer.`,
  withdrawn: (reason: string) =>
    `We have withdrawn this offer. Our reason: ${reason} Write to us if you still want the pieces.`,
}
