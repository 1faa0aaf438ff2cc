import { rm, writeFile } from 'node:fs/promises'
import { isOwnPicture, pathOfPictureIn } from '../../../domain/catalogue/own-picture.ts'
import { newUploadFile } from '../../platform/upload-files.ts'
import type { PrintablePicture } from '../../providers/images/image-host.ts'
import { printablePictureApart } from '../../providers/images/re-encode-apart.ts'
import { readPicture } from '../images/read-picture.ts'
import type { Shop } from '../shop.ts'
import type { InvoiceContent } from './invoice-content.ts'

/** The stores that may contain the picture of a logo. */
export type LogoPlaces = Pick<Shop, 'database' | 'pictureStore' | 'imageHosting' | 'publicUrl'>

/** A shop has one present logo, and perhaps a former one on older papers. */
const mostKept = 4
/** Recently read logos by address; undefined for a file that is not a picture. Concurrent invoices share one read. */
const kept = new Map<string, Promise<PrintablePicture | undefined>>()

/**
 * Returns the logo with which a paper was issued, as a small PNG; undefined without one. An unreadable logo never
 * prevents printing: the paper has no logo, and the next paper tries again (docs/decisions/0130).
 */
export async function printedLogo(
  shop: LogoPlaces,
  { edition, seller }: Pick<InvoiceContent, 'edition' | 'seller'>,
): Promise<PrintablePicture | undefined> {
  const { logo = '' } = seller
  if (logo === '' || edition === undefined || edition < 3) return undefined
  const reading = kept.get(logo) ?? read(shop, logo)
  keep(logo, reading)
  try {
    return await reading
  } catch {
    if (kept.get(logo) === reading) kept.delete(logo)
    return undefined
  }
}

function keep(logo: string, reading: Promise<PrintablePicture | undefined>): void {
  kept.delete(logo)
  kept.set(logo, reading)
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
}

/**
 * Reads and converts a logo; undefined when its bytes are not a picture, which is final.
 *
 * @throws when the logo cannot be read now.
 */
async function read(shop: LogoPlaces, logo: string): Promise<PrintablePicture | undefined> {
  const file = newUploadFile()
  try {
    await writeFile(file, await bytesOf(shop, logo), { flag: 'wx', mode: 0o600 })
    const picture = await printablePictureApart(file)
    if (picture.ok) return picture.value
    if (picture.code === 'BUSY') throw new Error('The logo was not converted in time.')
    return undefined
  } finally {
    await rm(file, { force: true })
  }
}

/**
 * Returns the bytes of a logo from the shop's own store or the configured image host.
 *
 * @throws when neither has the file.
 */
async function bytesOf(shop: LogoPlaces, logo: string): Promise<Uint8Array> {
  const path = pathOfPictureIn(logo)
  const stored = path === undefined ? undefined : await readPicture(shop, [path])
  if (stored?.ok) return stored.value
  const isHosted = path === undefined && isOwnPicture(logo, shop)
  const hosted = isHosted ? await shop.imageHosting?.download?.(logo) : undefined
  if (hosted) return hosted
  throw new Error('The logo is not at an address of the shop.')
}
