import type * as z from 'zod/mini'
import type { NumberKind } from '../../domain/shop/read-number.ts'
import { schemaProblem } from './field-rules.ts'
import { plainNumber, unclearProblem } from './typed-numbers.ts'

/** Checks a typed number against a schema of the contract. */
export function numberProblem(text: string, kind: NumberKind, schema: z.ZodMiniType): string | undefined {
  return unclearProblem(text, kind) ?? schemaProblem(plainNumber(text, kind), schema)
}
