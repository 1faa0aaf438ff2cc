import type { Reader, Transaction } from '../../database.ts'

/** Returns the language of an email's account; null or undefined without one. */
export async function findLanguageOf(read: Reader, email: string): Promise<string | null | undefined> {
  const user = await read.selectFrom('users').where('email', '=', email).select('language').executeTakeFirst()
  return user?.language
}

/** Stores the language that a person has chosen last. Writes nothing if it is the same. */
export async function setLanguage({ db }: Transaction, userId: string, language: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ language })
    .where('id', '=', userId)
    .where((eb) => eb.or([eb('language', 'is', null), eb('language', '<>', language)]))
    .execute()
}
