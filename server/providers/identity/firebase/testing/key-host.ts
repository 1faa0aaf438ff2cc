import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { type FaultyProvider, startFaultyProvider } from '../../../../testing/faulty-provider.ts'

/** A fake Google that publishes keys and signs with them. */
export interface KeyHost {
  /** URL of the keys. */
  readonly address: string
  /** Records the calls and injects faults; `answersWell` restores normal responses. */
  readonly provider: FaultyProvider
  readonly answersWell: FaultyProvider['fault']
  /** Publishes another key, by default for RS256; returns its name. */
  addKey(algorithm?: string): Promise<string>
  /** Signs claims with a published key, by default the first one. */
  sign(claims: Record<string, unknown>, keyName?: string): Promise<string>
  /** Returns a published public key. */
  publicKey(keyName: string): Record<string, unknown>
  stop(): Promise<void>
}

export async function startKeyHost(): Promise<KeyHost> {
  const keys = new Map<string, { alg: string; published: Record<string, unknown>; privateKey: CryptoKey }>()
  const answersWell: FaultyProvider['fault'] = (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ keys: [...keys.values()].map(({ published }) => published) }))
  }
  const addKey = async (alg = 'RS256') => {
    const { publicKey, privateKey } = await generateKeyPair(alg)
    const kid = `key-${keys.size + 1}`
    const published = { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' }
    keys.set(kid, { alg, published, privateKey })
    return kid
  }
  await addKey()
  const keyNamed = (name: string) => {
    const key = keys.get(name)
    if (key === undefined) throw new Error(`No key is called ${name}.`)
    return key
  }
  const provider = await startFaultyProvider(answersWell)
  return {
    address: `${provider.address}/keys`,
    provider,
    answersWell,
    addKey,
    sign(claims, keyName = 'key-1') {
      const { alg, privateKey } = keyNamed(keyName)
      return new SignJWT(claims).setProtectedHeader({ alg, kid: keyName, typ: 'JWT' }).sign(privateKey)
    },
    publicKey: (keyName) => keyNamed(keyName).published,
    stop: () => provider.stop(),
  }
}
