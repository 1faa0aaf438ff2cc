import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSettings } from '../../server/config/read-settings.ts'
import { type FaultyProvider, startFaultyProvider } from '../../server/testing/faulty-provider.ts'
import { examineFirebase } from './examine-firebase.ts'

const apiKey = 'AIzaSyOneThatNobodyMaySee'
const environment = {
  FIREBASE_API_KEY: apiKey,
  FIREBASE_AUTH_DOMAIN: 'my-shop.firebaseapp.com',
  FIREBASE_PROJECT_ID: 'my-shop',
  PUBLIC_URL: 'https://shop.example.com',
}

describe('The doctor’s findings for Firebase', () => {
  let google: FaultyProvider
  /** Google's answers by the beginning of the path. */
  let answers: Readonly<Record<string, readonly [status: number, body: unknown]>>
  beforeAll(async () => {
    google = await startFaultyProvider((response, { url = '' }) => {
      const [status, body] = Object.entries(answers).find(([path]) => url.startsWith(path))?.[1] ?? [404, {}]
      response.writeHead(status).end(JSON.stringify(body))
    })
  })
  afterAll(() => google.stop())

  const validAnswers = {
    '/v1/projects': [200, { projectId: '123', authorizedDomains: ['localhost', 'shop.example.com'] }],
    '/keys': [200, { keys: [{ kid: 'k1' }] }],
    '/__/auth/handler': [200, 'a page'],
  } as const

  async function examine(change: typeof answers = {}) {
    answers = { ...validAnswers, ...change }
    const places = {
      toolkit: google.address,
      keys: `${google.address}/keys`,
      window: () => `${google.address}/__/auth/handler`,
    }
    const findings = await examineFirebase(readSettings(environment), places)
    expect(JSON.stringify(findings)).not.toContain(apiKey)
    return findings
  }

  test('reports ok for a project that accepts the key and the shop', async () => {
    const states = Object.entries(await examine()).map(([name, { state }]) => [name, state])
    expect(states).toEqual([
      ['FIREBASE_API_KEY', 'ok'],
      ['FIREBASE_AUTH_DOMAIN', 'ok'],
      ['FIREBASE_PROJECT_ID', 'ok'],
    ])
    expect(google.calls).toContain(`GET /v1/projects?key=${apiKey}`)
  })

  test('reports a rejected key', async () => {
    const refused = [400, { error: { message: 'API key not valid.' } }] as const
    expect((await examine({ '/v1/projects': refused })).FIREBASE_API_KEY).toMatchObject({ state: 'wrong' })
  })

  test('reports a shop outside the authorized domains, with the name to add', async () => {
    const elsewhere = [200, { projectId: '123', authorizedDomains: ['localhost'] }] as const
    expect((await examine({ '/v1/projects': elsewhere })).FIREBASE_API_KEY).toMatchObject({
      state: 'wrong',
      message: expect.stringContaining('shop.example.com'),
    })
  })

  test.each([
    ['FIREBASE_AUTH_DOMAIN', '/__/auth/handler', 404],
    ['FIREBASE_PROJECT_ID', '/keys', 200],
  ] as const)('reports %s if its service does not answer correctly', async (name, path, status) => {
    expect((await examine({ [path]: [status, {}] }))[name]).toMatchObject({ state: 'wrong' })
  })

  test('asks the emulator instead of Google if it is set', async () => {
    answers = { '/': [200, { authEmulator: { ready: true } }] }
    const emulated = { ...environment, FIREBASE_PROJECT_ID: 'demo-shop' }
    const host = `127.0.0.1:${google.port}`
    const findings = await examineFirebase(readSettings({ ...emulated, FIREBASE_AUTH_EMULATOR_HOST: host }))
    expect(findings.FIREBASE_AUTH_EMULATOR_HOST).toMatchObject({ state: 'ok' })
  })
})
