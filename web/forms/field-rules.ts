import * as z from 'zod/mini'
import type { Formats } from '../ui/values/formats.ts'

/** Values of a form: texts, and booleans for checkboxes. */
export type FormValues<Values> = { readonly [Field in keyof Values]: string | boolean }

/** Errors by field. */
export type FieldProblems = Readonly<Record<string, string | undefined>>

/** Returns the error of a field, or undefined. */
export type FieldRule<Values> = (
  values: Values,
  formats: Formats,
  file: File | undefined,
) => string | undefined

/** Rules by field, in the order of the fields. */
export type FieldRules<Values> = Readonly<Record<string, FieldRule<Values>>>

/** Rules in the contract's form. */
interface TextRules {
  readonly required?: string
  readonly maxLength?: { readonly value: number; readonly message: string }
}

/** Returns the errors of a form's values. */
export function problemsOf<Values>(
  formats: Formats,
  rules: FieldRules<Values>,
  values: Values,
  file: File | undefined,
): FieldProblems {
  return Object.fromEntries(
    Object.entries(rules).flatMap(([field, rule]) => {
      const problem = rule(values, formats, file)
      return problem === undefined ? [] : [[field, problem]]
    }),
  )
}

/** Checks a text against the contract's form rules; a blank text counts as missing. */
export function textProblem(text: string, { required, maxLength }: TextRules): string | undefined {
  if (required !== undefined && text.trim() === '') return required
  return maxLength && text.length > maxLength.value ? maxLength.message : undefined
}

/** Checks a text against a schema of the contract. */
export function schemaProblem(text: string, schema: z.ZodMiniType): string | undefined {
  const read = z.safeParse(schema, text.trim())
  return read.success ? undefined : read.error.issues[0]?.message
}
