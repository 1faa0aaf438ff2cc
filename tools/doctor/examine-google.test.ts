import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSettings } from '../../server/config/read-settings.ts'
import {
  type GoogleStandIn,
  startGoogle,
} from '../../server/providers/identity/built-in/testing/google-stand-in.ts'
import { publicUrl } from '../../server/providers/identity/built-in/testing/visitor.ts'
import { faults, startFaultyProvider } from '../../server/testing/faulty-provider.ts'
import { examineGoogle } from './examine-google.ts'

describe('What the doctor finds of Google', () => {
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

  test('a client that it knows is well', async () => {
    expect(await examine()).toMatchObject({ state: 'well' })
  })

  test('a secret that is not the client’s is ill, and stays out of what is said', async () => {
    const finding = await examine({ clientSecret: 'another-secret' })
    expect(finding).toMatchObject({
      state: 'ill',
      says: expect.stringContaining('does not know this client'),
    })
    expect(finding?.says).not.toContain('another-secret')
  })

  test('what answers in its place without being it is ill', async () => {
    const other = await startFaultyProvider(faults['answers with a page'])
    expect(await examine({ issuer: other.address })).toMatchObject({ state: 'ill' })
    await other.stop()
  })

  test('without keys nothing is asked', async () => {
    const findings = await examineGoogle(readSettings({}), 'http://127.0.0.1:1')
    expect(Object.values(findings).map(({ state }) => state)).toEqual(['unset', 'unset'])
  })
})
