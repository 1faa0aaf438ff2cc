import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSettings } from '../../server/config/read-settings.ts'
import {
  type GoogleStandIn,
  startGoogle,
} from '../../server/providers/identity/built-in/testing/google-stand-in.ts'
import { publicUrl } from '../../server/providers/identity/built-in/testing/visitor.ts'
import { faults, startFaultyProvider } from '../../server/testing/faulty-provider.ts'
import { examineGoogle } from './examine-google.ts'

describe('The doctor’s findings for Google', () => {
  let google: GoogleStandIn
  beforeAll(async () => {
    google = await startGoogle()
  })
  afterAll(() => google.stop())

  const examine = async (change: { clientSecret?: string; issuer?: string } = {}) => {
    const { issuer = google.issuer, clientSecret = google.client.clientSecret } = change
    const settings = {
      ...readSettings({ PUBLIC_URL: publicUrl }),
      google: { ...google.client, clientSecret },
    }
    return (await examineGoogle(settings, issuer)).GOOGLE_CLIENT_ID
  }

  test('reports ok for a known client', async () => {
    expect(await examine()).toMatchObject({ state: 'ok' })
  })

  test('reports a wrong secret, without printing the secret', async () => {
    const finding = await examine({ clientSecret: 'another-secret' })
    expect(finding).toMatchObject({
      state: 'wrong',
      message: expect.stringContaining('does not know this client'),
    })
    expect(finding?.message).not.toContain('another-secret')
  })

  test('reports a server that answers in Google’s place', async () => {
    const other = await startFaultyProvider(faults['answers with a page'])
    expect(await examine({ issuer: other.address })).toMatchObject({ state: 'wrong' })
    await other.stop()
  })

  test('sends no request without keys', async () => {
    const findings = await examineGoogle(readSettings({}), 'http://127.0.0.1:1')
    expect(Object.values(findings).map(({ state }) => state)).toEqual(['unset', 'unset'])
  })
})
