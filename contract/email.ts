import * as z from 'zod/mini'
import { emailPattern } from './email-pattern.ts'

/** An e-mail address on the wire; addresses compare case-folded (decision: e-mail rule). */
export const email = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(254), z.regex(emailPattern, 'Provide a valid Email'))
