import type { Reader, Transaction } from '../../database.ts'
import type { PictureJobsTable } from '../../schema/catalogue-tables.ts'

type Result = PictureJobsTable['result']

/** A product with a picture to cut out. */
export interface PictureJob {
  readonly productId: string
  readonly askedBy: string
  readonly attempts: number
}

/**
 * Queues all products with an uploaded picture that is not cut out. Skips pictures whose family has a cut-out, because
 * the owner has chosen between the two.
 */
export async function queuePictures({ db }: Transaction, askedBy: string): Promise<void> {
  await db.deleteFrom('picture_jobs').where('result', '!=', 'waiting').execute()
  await db
    .insertInto('picture_jobs')
    .columns(['product_id', 'result', 'asked_by', 'taken_until', 'attempts'])
    .expression((eb) =>
      eb
        .selectFrom('products')
        .innerJoin('images', 'images.url', 'products.img')
        .where('products.deleted_at', 'is', null)
        .where('images.url', 'not like', '/pictures/%')
        .where('images.url', 'not like', '%-cut.webp')
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('images as cut')
                .whereRef('cut.family', '=', 'images.family')
                .where('cut.url', 'like', '%-cut.webp')
                .select('cut.id'),
            ),
          ),
        )
        .select((select) => [
          'products.id as product_id',
          select.val<Result>('waiting').as('result'),
          select.val(askedBy).as('asked_by'),
          select.lit(0).as('taken_until'),
          select.lit(0).as('attempts'),
        ]),
    )
    .onConflict((conflict) => conflict.column('product_id').doNothing())
    .execute()
}

/**
 * Takes a waiting product for this process until an instant. After that, another process may take it, because this one
 * has died.
 */
export async function takePictureJob(
  { db }: Transaction,
  now: number,
  until: number,
): Promise<PictureJob | undefined> {
  const next = await db
    .selectFrom('picture_jobs')
    .where('result', '=', 'waiting')
    .where('taken_until', '<=', now)
    .orderBy('taken_until')
    .orderBy('product_id')
    .limit(1)
    .select('product_id')
    .executeTakeFirst()
  if (!next) return undefined
  return db
    .updateTable('picture_jobs')
    .set((eb) => ({ taken_until: until, attempts: eb('attempts', '+', 1) }))
    .where('product_id', '=', next.product_id)
    .where('result', '=', 'waiting')
    .where('taken_until', '<=', now)
    .returning(['product_id as productId', 'asked_by as askedBy', 'attempts'])
    .executeTakeFirst()
}

/** Records the result for a product's picture, unless the queue was stopped. */
export async function endPictureJob({ db }: Transaction, productId: string, result: Result): Promise<void> {
  await db
    .updateTable('picture_jobs')
    .set({ result })
    .where('product_id', '=', productId)
    .where('result', '=', 'waiting')
    .execute()
}

/** Removes all waiting products from the queue. */
export async function stopPictureJobs({ db }: Transaction): Promise<void> {
  await db.deleteFrom('picture_jobs').where('result', '=', 'waiting').execute()
}

/** Counts the products of the queue by result. */
export async function countPictureJobs(read: Reader): Promise<Readonly<Record<Result, number>>> {
  const rows = await read
    .selectFrom('picture_jobs')
    .groupBy('result')
    .select(({ fn }) => ['result', fn.countAll().as('count')])
    .execute()
  const counts = { waiting: 0, cut: 0, kept: 0, failed: 0 }
  for (const { result, count } of rows) counts[result] = Number(count)
  return counts
}
