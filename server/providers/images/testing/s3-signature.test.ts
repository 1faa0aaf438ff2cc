import { expect, test } from 'vitest'
import { refusalOf } from './s3-signature.ts'

// "GET Object" from Amazon's documentation, Authenticating Requests: Using the Authorization Header.
const key = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
}
const signature = 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41'
const example = (changed: string) => ({
  method: 'GET',
  target: '/test.txt',
  body: new Uint8Array(),
  headers: {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-amz-date': '20130524T000000Z',
    authorization: `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=${changed}`,
  },
})
const then = Date.UTC(2013, 4, 24)

test('The S3 stand-in accepts the documented example, and refuses another signature, key or time', () => {
  expect(refusalOf(example(signature), key, then)).toBeUndefined()
  expect(refusalOf(example(signature.replace('f', 'e')), key, then)).toBe('SignatureDoesNotMatch')
  expect(refusalOf({ ...example(signature), method: 'PUT' }, key, then)).toBe('SignatureDoesNotMatch')
  expect(refusalOf({ ...example(signature), target: '/other.txt' }, key, then)).toBe('SignatureDoesNotMatch')
  expect(refusalOf(example(signature), { ...key, secretAccessKey: 'another' }, then)).toBe(
    'SignatureDoesNotMatch',
  )
  expect(refusalOf(example(signature), key, then + 3_600_000)).toBe('RequestTimeTooSkewed')
  expect(refusalOf({ ...example(signature), body: new Uint8Array([1]) }, key, then)).toBe(
    'XAmzContentSHA256Mismatch',
  )
})
