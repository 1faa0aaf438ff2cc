// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { errors } from '../../contract/errors.ts'
import { mostImageBytes } from '../../contract/images/images.ts'
import { FakeUpload, lastUpload, playUploads } from './testing/fake-upload.ts'
import { uploadImage } from './upload-image.ts'

const picture = new File(['bytes'], 'wrench.jpg', { type: 'image/jpeg' })
const url = `/images/${'a1'.repeat(32)}.webp`

beforeEach(playUploads)
afterEach(() => vi.unstubAllGlobals())

describe('An upload', () => {
  test('sends the ID token and the field image to the shop, and resolves to the address', async () => {
    const uploading = uploadImage(picture, { idToken: 'the-proof' })
    const { target, headers, form } = lastUpload()
    expect(target).toBe('POST /images')
    expect(headers).toEqual({ authorization: 'Bearer the-proof' })
    expect([...form.keys()]).toEqual(['image'])
    expect(form.get('image')).toMatchObject({ name: 'wrench.jpg', size: 5 })
    lastUpload().answer(200, { success: true, data: { url, width: 960, height: 720 } })
    expect(await uploading).toMatchObject({ url })
  })

  test('reports how much has been sent', async () => {
    const parts: number[] = []
    const uploading = uploadImage(picture, { idToken: 'p', onProgress: (part) => parts.push(part) })
    lastUpload().progress(1, 4)
    lastUpload().progress(5, 0)
    lastUpload().progress(4, 4)
    lastUpload().answer(200, { success: true, data: { url } })
    await uploading
    expect(parts).toEqual([0.25, 1])
  })

  test('is aborted by the signal, before or during the request', async () => {
    const controller = new AbortController()
    const uploading = uploadImage(picture, { idToken: 'p', signal: controller.signal })
    controller.abort()
    await expect(uploading).rejects.toMatchObject({ name: 'AbortError' })
    const rejected = uploadImage(picture, { idToken: 'p', signal: controller.signal })
    await expect(rejected).rejects.toMatchObject({ name: 'AbortError' })
    expect(FakeUpload.sent).toHaveLength(1)
  })

  test('of more than 10 MB is refused before any data is sent', async () => {
    const large = new File([new Uint8Array(mostImageBytes + 1)], 'large.jpg')
    const refusal = { status: 413, code: 'IMAGE_TOO_LARGE', message: errors.IMAGE_TOO_LARGE.message }
    await expect(uploadImage(large, { idToken: 'p' })).rejects.toMatchObject(refusal)
    expect(FakeUpload.sent).toEqual([])
  })

  test('that is refused has the reason of the image host', async () => {
    const uploading = uploadImage(picture, { idToken: 'p' })
    const details = { code: 'IMAGE_DAMAGED', message: 'Broken.', requestId: 'r-1' }
    lastUpload().answer(422, { success: false, status: 422, error: details, ...details })
    await expect(uploading).rejects.toMatchObject({ name: 'ApiError', status: 422, ...details })
  })

  test.each([
    [502, '<html>Bad gateway</html>'],
    [200, '<html>Sign in to the hotel</html>'],
    [200, { success: false }],
    [200, { success: true, data: {} }],
  ])('that is answered %i %j fails', async (status, body) => {
    const uploading = uploadImage(picture, { idToken: 'p' })
    lastUpload().answer(status, body)
    await expect(uploading).rejects.toMatchObject({ code: 'UNEXPECTED', status })
  })

  test.each(['onerror', 'ontimeout'] as const)('without a response (%s) is unreachable', async (event) => {
    const uploading = uploadImage(picture, { idToken: 'p' })
    lastUpload()[event]?.(undefined)
    await expect(uploading).rejects.toMatchObject({ code: 'UNREACHABLE', status: 0 })
  })
})
