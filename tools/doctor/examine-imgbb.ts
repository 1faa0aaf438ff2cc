import * as z from 'zod/mini'
import type { Settings } from '../../server/config/read-settings.ts'
import { ExchangeFailure } from '../../server/platform/bounded-fetch.ts'
import { ask, noAnswer, readAs } from './ask.ts'
import { type Findings, ok, unset, wrong } from './finding.ts'

const refusal = z.object({ error: z.object({ code: z.number() }) })
/** imgbb's codes for a missing upload or one that is not a picture, which imply that it has accepted the key. */
const pictureCodes = new Set([130, 310])

/** Sends imgbb an upload without a picture; the error shows whether it accepts the key. */
export async function examineImgbb(
  { imgbbKey }: Settings,
  address = 'https://api.imgbb.com/1/upload',
): Promise<Findings> {
  if (imgbbKey === undefined) return { IMGBB_API_KEY: unset('the shop keeps pictures itself.') }
  const url = new URL(address)
  url.searchParams.set('key', imgbbKey)
  try {
    const reply = await ask(url, { method: 'POST', body: new FormData() })
    const code = readAs(refusal, reply)?.error.code
    if (code !== undefined && pictureCodes.has(code)) return { IMGBB_API_KEY: ok('imgbb takes the key.') }
    if (code === 100) {
      return {
        IMGBB_API_KEY: wrong(
          'imgbb does not take this key: copy it again from https://api.imgbb.com. Or it has been used too often: try again in an hour.',
        ),
      }
    }
    return {
      IMGBB_API_KEY: wrong(
        `imgbb answers in a way that it does not document (status ${reply.status}): try again later, and upload a picture to see.`,
      ),
    }
  } catch (error) {
    if (!(error instanceof ExchangeFailure)) throw error
    return { IMGBB_API_KEY: wrong(noAnswer('imgbb', url.hostname, error)) }
  }
}
