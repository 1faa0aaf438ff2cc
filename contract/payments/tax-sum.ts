import * as z from 'zod/mini'
import { wireNumber } from '../fields.ts'

/** The sums of invoices minus credit notes at one rate of tax. */
export const taxSum = z.object({
  /** Null for documents with the one tax of the settings, or without tax. */
  rate: z.nullable(wireNumber),
  name: z.nullable(z.string()),
  country: z.nullable(z.string()),
  currency: z.string(),
  net: wireNumber,
  tax: wireNumber,
  gross: wireNumber,
})

export type TaxSum = z.output<typeof taxSum>
