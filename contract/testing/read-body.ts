import * as z from 'zod/mini'

/** Returns the value parsed by a schema, or the message of each refused field by its path. */
export function readWith(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (!schema) throw new Error('The operation has no such part.')
  const parsed = z.safeParse(schema, value)
  if (parsed.success) return parsed.data
  return {
    refused: Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message])),
  }
}
