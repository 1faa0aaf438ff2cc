import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { mostImportBytes } from '../../../contract/catalogue/imports.ts'

const gunzipped = promisify(gunzip)

/** Returns whether bytes are compressed with gzip (RFC 1952). */
function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b
}

/**
 * Returns the bytes of a file that may be sent in its gzip form; undefined if it has more than so many bytes. Unpacks
 * outside of the event loop, and never more than the limit. What is no whole gzip file is returned as it is: the check
 * says that it is no text.
 */
export async function unpackedWithin(bytes: Uint8Array, most: number): Promise<Uint8Array | undefined> {
  if (!isGzip(bytes)) return bytes.length > most ? undefined : bytes
  try {
    return await gunzipped(bytes, { maxOutputLength: most })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ERR_BUFFER_TOO_LARGE') return undefined
    if (typeof code === 'string' && code.startsWith('Z_')) return bytes
    throw error
  }
}

/** Returns the bytes of a stored file. */
export async function unpacked(bytes: Uint8Array): Promise<Uint8Array> {
  return (await unpackedWithin(bytes, mostImportBytes)) ?? bytes
}
