import { expect, test } from 'vitest'
import { readSettings } from './read-settings.ts'

const bucket = {
  S3_URL: 'https://s3.example.com/pictures/',
  S3_REGION: 'eu-central-1',
  S3_ACCESS_KEY_ID: 'AKIAIOSFODNN7EXAMPLE',
  S3_SECRET_ACCESS_KEY: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
}

test('The four settings of a bucket are read, and a slash at the end of its address is removed', () => {
  expect(readSettings(bucket).s3).toEqual({
    url: 'https://s3.example.com/pictures',
    region: bucket.S3_REGION,
    accessKeyId: bucket.S3_ACCESS_KEY_ID,
    secretAccessKey: bucket.S3_SECRET_ACCESS_KEY,
  })
  expect(readSettings({}).s3).toBeUndefined()
})

test.each([
  [{ S3_URL: bucket.S3_URL }, 'S3_ACCESS_KEY_ID is missing beside S3_URL'],
  [
    { ...bucket, S3_URL: 'https://key:secret@s3.example.com/a' },
    'S3_URL must be an address with nothing but',
  ],
  [{ ...bucket, S3_URL: 'https://s3.example.com/a?b' }, 'S3_URL must be an address with nothing but'],
  [{ ...bucket, S3_SECRET_ACCESS_KEY: 'a b' }, 'S3_SECRET_ACCESS_KEY must be the secret of the access key'],
  [{ ...bucket, IMGBB_API_KEY: '0123456789abcdef' }, 'IMGBB_API_KEY and S3_URL name two places for pictures'],
])('Settings of a bucket that are incomplete or wrong stop the start: %j', (environment, message) => {
  expect(() => readSettings(environment)).toThrow(message)
})
