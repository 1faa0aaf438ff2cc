import * as z from 'zod/mini'

/** Judges a typed text as the contract judges what is sent, for react-hook-form's `validate`. */
export function fits(schema: z.ZodMiniType): (text: string) => true | string {
  return (text) => {
    const read = z.safeParse(schema, text.trim())
    return read.success || (read.error.issues[0]?.message ?? '')
  }
}
