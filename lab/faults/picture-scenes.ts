import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { picturePath } from '../../domain/catalogue/own-picture.ts'
import { deleteLeftObjects } from '../../server/operations/images/delete-left-objects.ts'
import { hourMs } from '../../server/platform/clock.ts'
import { reEncode } from '../../server/providers/images/re-encode.ts'
import { granted } from '../../server/testing/shop-contents.ts'
import { provenAccount } from '../../server/testing/signing-in.ts'
import type { OtherShop, Scene } from './paying-scenes.ts'
import { drawPicture } from './uploaders.ts'

let drawn = 0

/** The scenes of an upload whose files are stored outside the database. */
export const pictureScenes: Readonly<Record<string, (shop: OtherShop) => Promise<Scene>>> = {
  async 'upload a picture into S3'(shop) {
    const folder = mkdtempSync(join(tmpdir(), 'truewheel-scene-'))
    const file = join(folder, 'picture')
    drawn += 1
    writeFileSync(file, await drawPicture(drawn))
    const { hash, sizes } = granted(await reEncode(file))
    return {
      call: { call: 'storePicture', arguments: [provenAccount(shop), file] },
      async isRight() {
        rmSync(folder, { recursive: true })
        // The time after which files of an unfinished upload are deleted.
        await deleteLeftObjects({ ...shop, clock: () => shop.clock() + 2 * hourMs })
        const rows = await shop.database.read.selectFrom('images').select(['url', 'object_key']).execute()
        const stored = rows.filter(({ url }) => url.includes(picturePath(hash).replace('.webp', '')))
        const keys = rows.map(({ object_key }) => object_key ?? '')
        const { objects } = shop.bucket
        const isWhole = stored.length === sizes.length && keys.every((key) => objects.has(key))
        return isWhole && objects.size === keys.length
      },
    }
  },
}
