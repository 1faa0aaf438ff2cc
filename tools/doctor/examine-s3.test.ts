import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings } from '../../server/config/read-settings.ts'
import { type S3StandIn, startS3StandIn } from '../../server/providers/images/testing/s3-stand-in.ts'
import { examineS3 } from './examine-s3.ts'

let standIn: S3StandIn
beforeAll(async () => {
  standIn = await startS3StandIn()
})
afterAll(() => standIn.stop())

const examine = async (change: Readonly<Record<string, string>> = {}) => {
  const { url, region, accessKeyId, secretAccessKey } = standIn.place
  const keys = { S3_REGION: region, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey }
  const { S3_URL: finding } = await examineS3(readSettings({ S3_URL: url, ...keys, ...change }))
  expect(finding?.message).not.toContain(secretAccessKey)
  return `${finding?.state}: ${finding?.message}`
}

test('The doctor says whether the bucket accepts the key, and what to check otherwise', async () => {
  expect(await examine()).toBe('ok: the bucket takes the key.')
  expect(await examine({ S3_SECRET_ACCESS_KEY: 'another secret'.replace(' ', '-') })).toMatch(
    /^wrong: .*SignatureDoesNotMatch.*S3_SECRET_ACCESS_KEY/,
  )
  expect(await examine({ S3_REGION: 'us-east-1' })).toMatch(/^wrong: .*S3_REGION/)
  expect(await examine({ S3_URL: standIn.place.url.replace('pictures', 'other') })).toMatch(
    /^wrong: .*NoSuchBucket/,
  )
  standIn.broken = 'garbage'
  expect(await examine()).toMatch(/^wrong: it does not answer as S3 does \(status 200\)/)
  await standIn.stop()
  expect(await examine()).toMatch(/^wrong: the bucket does not answer: no connection/)
})
