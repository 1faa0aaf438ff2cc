import { counted } from '../ui/values/counts.ts'
import type { Formats } from '../ui/values/formats.ts'

/** Texts about the expected arrival. */
export const arrivalTexts = {
  payBy: 'Order and pay by',
  today: ': it leaves today and arrives',
  later: (day: string) => `Order now: it leaves ${day} and arrives`,
  between: (from: string, to: string) => `${from} to ${to}`,
  held: (formats: Formats, hours: number) => `Held for up to ${counted(formats, hours, 'hour')} when booked.`,
  more: 'Delivery',
} as const

/** Texts about the arrival of a held order that a company is about to order by invoice. */
export const invoicedArrivalTexts = {
  payBy: 'Order by',
  today: arrivalTexts.today,
  later: arrivalTexts.later,
} as const

/** Texts about the arrival of a held, unpaid order. */
export const bookedArrivalTexts = {
  payBy: 'Pay by',
  today: arrivalTexts.today,
  later: (day: string) => `Pay now: it leaves ${day} and arrives`,
} as const
