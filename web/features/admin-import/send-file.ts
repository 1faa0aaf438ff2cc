import {
  createImport,
  type ImportContents,
  mostImportBytes,
  mostImportPictures,
  mostSentBytes,
  type SentPicture,
  tooLargeToImport,
} from '../../../contract/catalogue/imports.ts'
import type { ShopApi } from '../../api/client.ts'
import type { Formats } from '../../ui/values/formats.ts'
import { importTexts as texts } from './texts.ts'

/** The chosen files: a product file, and the pictures that it names. */
export interface Chosen {
  readonly file: File
  readonly pictures: readonly File[]
}

const pictureName = /\.(?:jpe?g|png|webp|gif|avif|heic|tiff?|svg|bmp)$/i

/** Separates the product file from the pictures, or returns why the files cannot be sent. */
export function chosenOf(formats: Formats, files: readonly File[]): Chosen | { readonly problem: string } {
  const isPicture = ({ name, type }: File) => type.startsWith('image/') || pictureName.test(name)
  const pictures = files.filter(isPicture)
  const [file, ...more] = files.filter((each) => !isPicture(each))
  if (!file) return { problem: pictures.length === 0 ? texts.noFile : texts.onlyPictures }
  if (more.length > 0) return { problem: texts.twoFiles(file.name, more[0]?.name ?? '') }
  if (pictures.length > mostImportPictures)
    return { problem: texts.tooManyPictures(formats, mostImportPictures) }
  if (file.size === 0) return { problem: texts.emptyFile }
  return file.size > mostImportBytes ? { problem: tooLargeToImport() } : { file, pictures }
}

/** Sends a file for comparison with the products; returns the import's id. */
export async function sendFile(
  api: ShopApi,
  file: File,
  pictures: readonly SentPicture[],
  signal: AbortSignal,
  contents?: ImportContents,
): Promise<string> {
  const content = await base64Of(await packed(file))
  const fileName = file.name.slice(0, 200) || 'products.csv'
  const body = {
    fileName,
    content,
    ...(contents && { contents }),
    ...(pictures.length > 0 && { pictures: [...pictures] }),
  }
  return (await api.call(createImport, { body }, { signal })).insertedId
}

/**
 * Compresses a file that is too large to be sent as it is. A browser without compression sends the file, and the shop
 * says that it is too large.
 */
async function packed(file: File): Promise<Blob> {
  if (file.size <= mostSentBytes || !('CompressionStream' in globalThis)) return file
  return new Response(file.stream().pipeThrough(new CompressionStream('gzip'))).blob()
}

/** Reads a file as base64, off the main thread, by way of a data URL. */
function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'))
    reader.readAsDataURL(file)
  })
}
