import { readFile } from 'node:fs/promises'
import type { ReEncode } from '../../../operations/images/store-image.ts'
import { reEncodeApart } from '../../../providers/images/re-encode-apart.ts'

/**
 * Re-encodes each picture as a shop does, but equal files only once: a process per upload takes most of the time of
 * tests about later steps.
 */
export function reEncodeOnce(): ReEncode {
  const results = new Map<string, ReturnType<ReEncode>>()
  return async (file) => {
    const bytes = await readFile(file, 'latin1')
    const result = results.get(bytes) ?? reEncodeApart(file)
    results.set(bytes, result)
    return result
  }
}
