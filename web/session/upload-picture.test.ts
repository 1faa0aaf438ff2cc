// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { uploadImage } from '../api/upload-image.ts'
import { currentSession, keepSession } from './access-token/stored-session.ts'
import { idToken } from './identity/id-token.ts'
import { uploadPicture } from './upload-picture.ts'

vi.mock('./identity/id-token.ts', () => ({ idToken: vi.fn() }))
vi.mock('../api/upload-image.ts', () => ({ uploadImage: vi.fn() }))

const file = new File(['wheel'], 'wheel.png')
const watch = { onProgress: () => undefined, signal: new AbortController().signal }

beforeEach(() => {
  vi.mocked(uploadImage).mockReset()
  keepSession('token', { email: 'ada@example.com', name: 'Ada' })
})

test("A picture is sent with the person's ID token", async () => {
  vi.mocked(idToken).mockResolvedValue('the-proof')
  vi.mocked(uploadImage).mockResolvedValue({ url: '/images/wheel.webp' })
  expect(await uploadPicture(file, watch)).toBe('/images/wheel.webp')
  expect(uploadImage).toHaveBeenCalledWith(file, { idToken: 'the-proof', purpose: 'other', ...watch })
})

test('Without a session at the provider, nothing is sent, and the shop’s session ends too', async () => {
  vi.mocked(idToken).mockResolvedValue(null)
  await expect(uploadPicture(file, watch)).rejects.toMatchObject({ code: 'SESSION_ENDED' })
  expect(uploadImage).not.toHaveBeenCalled()
  expect(currentSession().status).toBe('out')
})

test('A provider that does not respond does not end the session', async () => {
  const away = new ApiError({ status: 503, code: 'SIGN_IN_UNAVAILABLE', message: 'Later.' })
  vi.mocked(idToken).mockRejectedValue(away)
  await expect(uploadPicture(file, watch)).rejects.toBe(away)
  expect(currentSession().status).toBe('in')
})
