import { createImport, mostImportBytes, tooLargeToImport } from '../../../contract/imports.ts'
import type { ShopApi } from '../../api/client.ts'
import { importTexts as texts } from './texts.ts'

/** Returns why a file cannot be sent; undefined when it can. */
export function problemOfFile(file: File | undefined): string | undefined {
  if (!file) return texts.noFile
  if (file.size === 0) return texts.emptyFile
  return file.size > mostImportBytes ? tooLargeToImport : undefined
}

/** Sends a file to be compared with the products; returns the import's id. */
export async function sendFile(api: ShopApi, file: File): Promise<string> {
  const content = await base64Of(file)
  const fileName = file.name.slice(0, 200) || 'products.csv'
  return (await api.call(createImport, { body: { fileName, content } })).insertedId
}

/** Reads a file off the main thread, as the address of its data. */
function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'))
    reader.readAsDataURL(file)
  })
}
