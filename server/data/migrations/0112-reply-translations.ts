import type { Kysely } from 'kysely'

export const codeBefore = 'runs'

/**
 * Stores the shop's reply to a review in further languages, as a JSON object by language tag. Null means none: `reply`
 * has the words in the shop's standard language.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('reviews').addColumn('reply_translations', 'text').execute()
}
