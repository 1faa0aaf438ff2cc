/** Returns "your order of 2 × Chain whip" or "your 3 orders". */
const yours = (count: number, order: string) =>
  count === 1 ? `your order of ${order}` : `your ${count} orders`

/** Emails about parcels. `count` orders leave; `order` is the only one, such as `2 × Chain whip`. */
export const sentEmailTexts = {
  order: 'Order',
  carrier: 'Carrier',
  trackingNumber: 'Tracking number',
  parcel: (number: number) => `Parcel ${number}`,
  seeOrder: 'See the order',
  seeOrders: 'See the orders',
  seeParcel: 'See where the parcel is',
  seeParcelNumber: (number: number) => `See where parcel ${number} is`,
  subject: (count: number, order: string) =>
    count === 1 ? `On its way: ${order}` : `On their way: your ${count} orders`,
  /** @param parcels the number of parcels; 0 where it need not be stated. */
  sent: (count: number, order: string, parcels: number) => {
    const inParcels = parcels === 1 ? ' in one parcel' : ` in ${parcels} parcels`
    return `We have sent ${yours(count, order)}${parcels > 0 ? inParcels : ''}.`
  },
  subjectOfFurther: (count: number, order: string) =>
    `Another parcel is on its way: ${count === 1 ? order : `your ${count} orders`}`,
  sentFurther: (count: number, order: string, parcels: number) =>
    `We have sent another parcel of ${yours(count, order)}${parcels > 0 ? ` in ${parcels} parcels` : ''}.`,
  subjectOfCorrected: (count: number, order: string) =>
    `Corrected tracking number: ${count === 1 ? order : `your ${count} orders`}`,
  corrected: (count: number, order: string) =>
    `We have corrected what we told you about the parcel with ${yours(count, order)}. Please use the number below.`,
} as const
