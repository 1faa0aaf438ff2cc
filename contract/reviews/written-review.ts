import * as z from 'zod/mini'
import { wireNumber } from '../fields.ts'
import { review } from './list-reviews.ts'

/** Whether visitors see a review. */
export const reviewStates = ['shown', 'hidden'] as const

/** A review as admins see it: whose it is, and whether visitors see it. */
export const writtenReview = z.object({
  ...review.shape,
  /** The address of the account that wrote it; empty where that account is gone. */
  email: z.string(),
  /** Instants in milliseconds; `hiddenAt` is null while visitors see the review. */
  createdAt: wireNumber,
  hiddenAt: z.nullable(wireNumber),
  /** The address of the admin who has hidden it; null also where that account is gone. */
  hiddenBy: z.nullable(z.string()),
})

export type WrittenReview = z.output<typeof writtenReview>
