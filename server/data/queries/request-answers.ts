import type { Reader, Transaction } from '../database.ts'

interface NewAnswer {
  readonly id: string
  readonly requestId: string
  readonly text: string
  /** The admin's id. */
  readonly by: string
}

export async function insertAnswer(
  { db }: Transaction,
  { id, requestId, text, by }: NewAnswer,
  now: number,
): Promise<void> {
  await db
    .insertInto('request_answers')
    .values({ id, request_id: requestId, body: text, created_by: by, created_at: now })
    .execute()
}

/** Lists the answers to a request, oldest first, with their authors' emails. */
export function listAnswers(read: Reader, requestId: string) {
  return read
    .selectFrom('request_answers')
    .leftJoin('users', 'users.id', 'request_answers.created_by')
    .where('request_answers.request_id', '=', requestId)
    .orderBy('request_answers.created_at')
    .orderBy('request_answers.id')
    .select([
      'request_answers.id',
      'request_answers.body as text',
      'request_answers.created_at as at',
      'users.email as by',
    ])
    .execute()
}
