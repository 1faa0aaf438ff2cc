import { done } from '../../../domain/outcome.ts'
import type { Database } from '../../data/database.ts'
import {
  insertPictures,
  outlinesOf,
  replaceOutline,
  replacePicture,
} from '../../data/queries/catalogue/images.ts'
import { picturesOf, type SampleCatalogue } from './sample-catalogue.ts'

/**
 * Updates the pictures of a shop seeded by an earlier release: sample products with the former drawings get
 * photographs, and re-rendered pictures get new outlines. Skips products whose picture an admin changed. Writes nothing
 * when all is up to date.
 */
export async function renewSamplePictures(
  database: Database,
  catalogue: SampleCatalogue,
  now: number,
): Promise<void> {
  const pictures = picturesOf(catalogue)
  const known = await outlinesOf(
    database.read,
    pictures.map(({ url }) => url),
  )
  const changed = pictures.filter(({ url, outline }) => known.get(url) !== outline)
  if (changed.length === 0) return
  await database.write(async (transaction) => {
    await insertPictures(transaction, changed, now)
    for (const { url, outline } of changed) {
      await replaceOutline(transaction, url, outline)
      const tools = await replacePicture(transaction, url.replace(/\.\w+$/, '.svg'), url)
      transaction.changed('tools', 'items', ...tools.map((id) => `tool:${id}` as const))
    }
    return done(null)
  })
}
