import type * as z from 'zod/mini'
import type { NumberKind } from '../../domain/shop/read-number.ts'
import type { Formats } from '../ui/values/formats.ts'
import { schemaProblem } from './field-rules.ts'
import { plainNumber, unclearProblem } from './typed-numbers.ts'

/** Checks a typed number against a schema of the contract. */
export function numberProblem(
  formats: Formats,
  text: string,
  kind: NumberKind,
  schema: z.ZodMiniType,
): string | undefined {
  return unclearProblem(formats, text, kind) ?? schemaProblem(plainNumber(formats, text, kind), schema)
}
