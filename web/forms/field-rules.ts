import * as z from 'zod/mini'

/** Values of a form's fields: texts, and ticks as booleans. */
export type FormValues<Values> = { readonly [Field in keyof Values]: string | boolean }

/** What is wrong, by field. */
export type FieldProblems = Readonly<Record<string, string | undefined>>

/** Answers what is wrong with a form's values; undefined when nothing is. */
export type FieldRule<Values> = (values: Values, file: File | undefined) => string | undefined

/** The rules of a form, by field, in the order of the fields. */
export type FieldRules<Values> = Readonly<Record<string, FieldRule<Values>>>

/** Rules as the contract describes them. */
interface TextRules {
  readonly required?: string
  readonly maxLength?: { readonly value: number; readonly message: string }
}

/** Lists what is wrong with a form's values. */
export function problemsOf<Values>(
  rules: FieldRules<Values>,
  values: Values,
  file: File | undefined,
): FieldProblems {
  return Object.fromEntries(
    Object.entries(rules).flatMap(([field, rule]) => {
      const problem = rule(values, file)
      return problem === undefined ? [] : [[field, problem]]
    }),
  )
}

/** Judges a text by the contract's form rules; spaces alone are no text. */
export function textProblem(text: string, { required, maxLength }: TextRules): string | undefined {
  if (required !== undefined && text.trim() === '') return required
  return maxLength && text.length > maxLength.value ? maxLength.message : undefined
}

/** Judges a text as the contract judges the request. */
export function schemaProblem(text: string, schema: z.ZodMiniType): string | undefined {
  const read = z.safeParse(schema, text.trim())
  return read.success ? undefined : read.error.issues[0]?.message
}
