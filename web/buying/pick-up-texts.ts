/** Texts of orders that customers pick up, and of the choice between the ways. */
export const pickUpTexts = {
  ways: 'How you get it',
  parcel: 'Delivered',
  pickup: (place: string) => `Pick up at ${place}`,
  open: (hours: string) => `Open: ${hours}`,
  preparing: 'We get it ready. An email tells you when you can pick it up.',
  ready: 'Ready to pick up since',
  code: 'Show this code:',
  at: (place: string) => `At ${place}.`,
  pickedUp: 'Picked up',
} as const
