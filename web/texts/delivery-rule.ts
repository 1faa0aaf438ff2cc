import { deliveryRule } from '../../domain/delivery-promise.ts'

const { cutOffHour, timeZoneName, transitDays } = deliveryRule

/** States when an order leaves, and how long its parcel takes, without dates. */
export const deliveryRuleTexts = {
  leaves: `An order that is paid before ${cutOffHour}:00 (${timeZoneName}) leaves on the same working day, a later one on the next.`,
  takes: `From there a parcel takes ${transitDays.from} to ${transitDays.to} working days, and up to ${transitDays.farthest} to the most distant of our 72 countries.`,
  short: `Paid before ${cutOffHour}:00 (${timeZoneName}), it leaves on the same working day and takes ${transitDays.from} to ${transitDays.to} working days.`,
} as const
