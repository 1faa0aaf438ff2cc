import * as z from 'zod/mini'

const { localeError } = z.locales.en()

/** The messages of checks that have none of their own. People rarely see them, because forms check the same rules. */
export const defaultFieldTexts = {
  of: (issue: z.core.$ZodRawIssue): string => {
    const message = localeError(issue)
    return (typeof message === 'object' ? message?.message : message) ?? 'Invalid input'
  },
}
