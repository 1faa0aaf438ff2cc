/** Texts of the slip that lies in the parcel, in the language of its order. The page around it has `slipTexts`. */
export const parcelSlipTexts = {
  slip: 'Packing slip',
  booked: 'Booked',
  reference: 'Your order number',
  deliverTo: 'Deliver to',
  picksUp: 'To be picked up in our shop.',
  content: 'In this parcel',
  pieces: 'Pieces',
  tool: 'Tool',
} as const
