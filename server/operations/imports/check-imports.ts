import type { ImportContents } from '../../../contract/catalogue/imports.ts'
import { exportOfOtherShop } from '../../../domain/catalogue/other-shops/export-of-other-shop.ts'
import { contentsOf } from '../../../domain/moving/file-columns.ts'
import { done, refused } from '../../../domain/outcome.ts'
import { listOwnSpecKeys } from '../../data/queries/catalogue/spec-keys.ts'
import {
  advanceCheck,
  type Claim,
  claimCheck,
  countDifference,
  findImportFile,
  finishCheck,
  noteContents,
} from '../../data/queries/imports/import-checks.ts'
import { wantPictures } from '../../data/queries/imports/import-pictures.ts'
import { insertDifference } from '../../data/queries/imports/import-rows.ts'
import { forgetDifference } from '../../data/queries/imports/imports.ts'
import { newId } from '../../platform/ids.ts'
import { sayForStorage, stored } from '../../platform/stored-sentences.ts'
import { Turn } from '../../search/turn.ts'
import { checkMoved } from '../moving/check-moved.ts'
import { isMovedHeader } from '../moving/moving-kinds.ts'
import { numberWriting } from '../settings/shop-on-pages.ts'
import type { Shop } from '../shop.ts'
import { FileComparison } from './file-comparison.ts'
import { importTexts } from './import-texts.ts'
import { knownInProducts, readFile } from './read-file.ts'
import { firstRowOf } from './read-table.ts'
import { SentPictures } from './sent-pictures.ts'
import { unpacked } from './unpack-file.ts'

/** Rows that one transaction compares and stores: few enough to keep it short. */
const rowsAtOnce = 50

/** Another process takes over a check that has reported no progress for this long. */
const leaseMs = 60_000

/** A file fails for good after this many crashed checks. */
const mostAttempts = 3

/**
 * Checks waiting files one by one (docs/decisions/0042). Each file is checked by one process; if that process dies,
 * another starts over.
 */
export async function checkImports(shop: Shop): Promise<void> {
  for (;;) {
    const now = shop.clock()
    const claimed = await shop.database.write(async (transaction) => {
      const claim = await claimCheck(transaction, newId(), { now, until: now + leaseMs })
      return claim ? done(claim) : refused('IMPORT_NOT_FOUND')
    })
    if (!claimed.ok) return
    await sayForStorage(() => checkImport(shop, claimed.value))
  }
}

/** Recognizes by its first row what a file contains. */
function contentsOfFile(bytes: Uint8Array): ImportContents {
  const header = firstRowOf(bytes, (cells) => knownInProducts(cells) + cells.filter(isMovedHeader).length)
  return exportOfOtherShop(header) ? 'products' : contentsOf(header)
}

async function checkImport(shop: Shop, claim: Claim): Promise<void> {
  const end = (ended: Parameters<typeof finishCheck>[2]) =>
    shop.database.write(async (transaction) => done(await finishCheck(transaction, claim, ended)))
  if (claim.attempt > mostAttempts) {
    await end({ state: 'failed', problem: stored(importTexts).stopped })
    return
  }
  await shop.database.write(async (transaction) => done(await forgetDifference(transaction, claim.importId)))
  const sent = await findImportFile(shop.database.read, claim.importId)
  if (!sent) return void (await end({ state: 'failed', problem: stored(importTexts).gone }))
  const bytes = await unpacked(sent.bytes)
  const contents = sent.contents ?? contentsOfFile(bytes)
  await shop.database.write(async (transaction) =>
    done(await noteContents(transaction, claim.importId, contents)),
  )
  if (contents !== 'products') {
    const checked = await checkMoved(shop, claim, { contents, bytes, leaseMs })
    if (checked === 'taken-over') return
    if ('problem' in checked) return void (await end({ state: 'unreadable', problem: checked.problem }))
    await shop.database.write(async (transaction) => done(await countDifference(transaction)))
    await end({ state: 'checked', notices: checked.notices })
    return
  }
  const writing = await numberWriting(shop)
  const file = await readFile(bytes, await listOwnSpecKeys(shop.database.read), writing.currency)
  if ('problem' in file) return void (await end({ state: 'unreadable', problem: file.problem }))
  const { languages } = await shop.settings.read()
  const comparison = new FileComparison(
    shop,
    claim.importId,
    { file, writing, languages },
    new SentPictures(sent.pictures),
  )
  const turn = new Turn()
  for (let start = 0; start < file.rows.length; start += rowsAtOnce) {
    const part = await comparison.compare(file.rows.slice(start, start + rowsAtOnce), turn)
    await turn.next()
    const advanced = await shop.database.write(async (transaction) => {
      const progress = {
        rows: file.rows.length,
        rowsDone: Math.min(start + rowsAtOnce, file.rows.length),
        counts: comparison.counts,
        until: shop.clock() + leaseMs,
      }
      if (!(await advanceCheck(transaction, claim, progress))) return refused('IMPORT_NOT_READY')
      await insertDifference(transaction, part.rows, part.sides)
      await wantPictures(transaction, claim.importId, comparison.movedPictures.takeWanted())
      return done(null)
    })
    // Cancelled, or another process took over.
    if (!advanced.ok) return
    await turn.next()
  }
  await shop.database.write(async (transaction) => done(await countDifference(transaction)))
  await end({
    state: 'checked',
    notices: [...file.notices, ...comparison.notices, ...comparison.pictures.notices],
    format: file.moved?.format,
    pictureHosts: comparison.movedPictures.hosts,
  })
}
