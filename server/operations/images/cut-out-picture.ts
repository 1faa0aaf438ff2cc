import { rm, writeFile } from 'node:fs/promises'
import { said } from '../../../contract/languages/said.ts'
import { isCutOut, pathOfPictureIn, readPicturePath } from '../../../domain/catalogue/own-picture.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { listFamilies } from '../../data/queries/catalogue/images.ts'
import { newUploadFile } from '../../platform/upload-files.ts'
import { sourcePath } from '../../providers/images/built-in-host.ts'
import { pictureTexts } from '../../providers/images/picture-texts.ts'
import type { Shop } from '../shop.ts'
import { imageHostOf } from './image-host.ts'
import { readPicture } from './read-picture.ts'
import { type ReEncodeProduct, type StoredProductImage, storeProductImage } from './store-image.ts'

/** The stored forms of a picture: as uploaded and cut out. */
export interface PictureForms {
  readonly photograph?: { readonly url: string }
  readonly cutOut?: { readonly url: string; readonly outline: string | null }
}

/** Returns the selectable forms of a picture, by the address of any form. */
export async function formsOfPicture(
  { database }: Pick<Shop, 'database'>,
  img: string,
): Promise<PictureForms> {
  const url = pathOfPictureIn(img) ?? img
  const host = img.slice(0, img.length - url.length)
  const rows = await listFamilies(database.read, [url])
  // Largest first. The source has no public address.
  const shown = rows.filter(({ url }) => !url.endsWith('-source.webp'))
  const whole = shown.find(({ url }) => !isCutOut(url))
  const cut = shown.find(({ url }) => isCutOut(url))
  return {
    ...(whole && { photograph: { url: host + whole.url } }),
    ...(cut && { cutOut: { url: host + cut.url, outline: cut.outline } }),
  }
}

/**
 * Cuts out a stored picture again, from the largest copy that the shop has. Refuses with IMAGE_NOT_OURS if it
 * has none.
 */
export async function cutOutPicture(
  shop: Shop,
  img: string,
  reEncode?: ReEncodeProduct,
): Promise<Outcome<StoredProductImage>> {
  const bytes = await sourceOf(shop, img)
  if (!bytes.ok) return bytes
  const file = newUploadFile()
  try {
    await writeFile(file, bytes.value, { flag: 'wx', mode: 0o600 })
    const path = pathOfPictureIn(img) ?? img
    const origin = img.slice(0, img.length - path.length)
    return await storeProductImage(imageHostOf(shop, origin), undefined, file, reEncode)
  } finally {
    await rm(file, { force: true })
  }
}

/** Returns the source of a photograph, or else its largest size. */
async function sourceOf(shop: Shop, img: string): Promise<Outcome<Uint8Array>> {
  const { photograph } = await formsOfPicture(shop, img)
  const path = pathOfPictureIn(photograph?.url ?? img)
  const picture = path === undefined ? undefined : readPicturePath(path)
  if (path === undefined || !picture) {
    const bytes = await shop.imageHosting?.download?.(photograph?.url ?? img)
    return bytes ? done(bytes) : refused('IMAGE_NOT_OURS', said(pictureTexts).notHere)
  }
  const source = await readPicture(shop, [sourcePath(picture.hash.slice(0, 64))])
  return source.ok ? source : readPicture(shop, [path])
}
