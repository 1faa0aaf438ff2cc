import type { Settings } from '../../server/config/read-settings.ts'
import { ExchangeFailure } from '../../server/platform/bounded-fetch.ts'
import { type Finding, type Findings, ok, unset, wrong } from './finding.ts'

const withinMs = 8_000

/** Requests a missing file from the bucket; the error shows whether it accepts the key. */
export async function examineS3({ s3 }: Settings): Promise<Findings> {
  if (!s3) return { S3_URL: unset('the database keeps pictures.') }
  const { askS3 } = await import('../../server/providers/images/s3.ts')
  try {
    return { S3_URL: findingOf(await askS3(s3, 'GET', 'a-file-that-is-not-there', withinMs)) }
  } catch (error) {
    if (!(error instanceof ExchangeFailure)) throw error
    const { host } = new URL(s3.url)
    return {
      S3_URL: wrong(
        `the bucket does not answer: ${error.message}. Look whether this machine reaches ${host}.`,
      ),
    }
  }
}

function findingOf({
  status,
  reason,
}: {
  readonly status: number
  readonly reason: string | undefined
}): Finding {
  if (reason === 'NoSuchKey') return ok('the bucket takes the key.')
  const told = `status ${status}${reason === undefined ? '' : `, ${reason}`}`
  if (reason === 'NoSuchBucket')
    return wrong(`there is no such bucket (${told}): look at its name and region.`)
  if (reason === 'AccessDenied')
    return wrong(
      `the key may not read the bucket (${told}): it needs s3:GetObject, s3:PutObject, s3:DeleteObject, and s3:ListBucket, without which S3 does not say that a file is missing.`,
    )
  if (status === 403 || status === 400)
    return wrong(
      `the bucket does not take the key (${told}): look at S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION, and the clock of this machine.`,
    )
  return wrong(`it does not answer as S3 does (${told}): look at S3_URL.`)
}
