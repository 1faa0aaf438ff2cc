import { beforeEach, expect, test, vi } from 'vitest'
import type { IdentitySettings } from '../../../contract/shop/shop-settings.ts'

const project = { apiKey: 'AIzaSyExample', authDomain: 'my-shop.firebaseapp.com', projectId: 'my-shop' }
const made = vi.hoisted(() => ({
  identity: {} as IdentitySettings,
  builtIn: vi.fn(() => 'the built-in one'),
  firebase: vi.fn((_settings: unknown) => 'that of Firebase'),
}))
vi.mock('../../api/shop-settings.ts', () => ({ shopSettings: () => ({ identity: made.identity }) }))
vi.mock('./built-in-identity.ts', () => ({ builtInIdentity: made.builtIn }))
vi.mock('./firebase-identity.ts', () => ({ firebaseIdentity: made.firebase }))

/** Simulates a fresh page with these settings, and gets its identity provider. */
async function pageWith(identity: IdentitySettings) {
  vi.resetModules()
  made.identity = identity
  return import('./identity.ts')
}

beforeEach(() => void vi.clearAllMocks())

test('The built-in provider is created once', async () => {
  const { identityPort } = await pageWith({ provider: 'built-in', google: false })
  expect(await Promise.all([identityPort(), identityPort()])).toEqual([
    'the built-in one',
    'the built-in one',
  ])
  expect(made.builtIn).toHaveBeenCalledOnce()
  expect(made.firebase).not.toHaveBeenCalled()
})

test('With Firebase in the settings, Firebase signs people in for that project', async () => {
  const { identityPort } = await pageWith({ provider: 'firebase', google: true, firebase: project })
  expect(await identityPort()).toBe('that of Firebase')
  expect(made.firebase).toHaveBeenCalledWith(project)
  expect(made.builtIn).not.toHaveBeenCalled()
})

test('A provider that failed to load is unavailable, and the next call tries again', async () => {
  const { identityPort } = await pageWith({ provider: 'firebase', google: true })
  await expect(identityPort()).rejects.toMatchObject({ name: 'AuthError', code: 'unavailable' })
  made.identity = { provider: 'built-in', google: false }
  expect(await identityPort()).toBe('the built-in one')
})
