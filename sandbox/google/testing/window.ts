import { createHash, randomBytes } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import { mountDemoGoogle } from '../mount.ts'
import type { GoogleStorage } from '../storage.ts'

export const shop = 'https://shop.example'
export const client = { clientId: 'shop', clientSecret: 'a secret of the shop and its stand-in' }
export const redirectUri = `${shop}/auth/callback/demo-google`

/** Creates a server with the demo Google, like a process of the shop. */
export function serverWith(storage: GoogleStorage): FastifyInstance {
  const app = Fastify()
  mountDemoGoogle(app, {
    storage,
    ...client,
    issuer: `${shop}/sandbox/google`,
    origins: [shop, 'http://127.0.0.1:3000'],
    redirectUris: [redirectUri],
  })
  return app
}

/** A browser window at the demo Google, with its cookies. */
export class GoogleWindow {
  readonly verifier = randomBytes(32).toString('base64url')
  readonly #cookies = new Map<string, string>()

  async go(app: FastifyInstance, method: 'GET' | 'POST', address: string, form?: Record<string, string>) {
    const { pathname, search } = new URL(address, shop)
    const answer = await app.inject({
      method,
      url: pathname + search,
      headers: {
        host: 'shop.example',
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form && { payload: new URLSearchParams(form).toString() }),
    })
    for (const { name, value } of answer.cookies) this.#cookies.set(name, value)
    return answer
  }

  /**
   * Opens the window.
   *
   * @returns the chooser's address.
   */
  async open(app: FastifyInstance, more: Record<string, string> = {}): Promise<string> {
    const answer = await this.go(app, 'GET', this.address(more))
    return String(answer.headers.location)
  }

  /** Returns the address to which the shop sends a browser; an empty value omits a parameter. */
  address(more: Record<string, string> = {}): string {
    const defaults = {
      response_type: 'code',
      client_id: client.clientId,
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      prompt: 'select_account',
      state: 'of-the-shop',
      nonce: 'of-this-window',
      code_challenge_method: 'S256',
      code_challenge: createHash('sha256').update(this.verifier).digest('base64url'),
    }
    const given = Object.entries({ ...defaults, ...more }).filter(([, value]) => value !== '')
    return `/sandbox/google/auth?${new URLSearchParams(given)}`
  }

  /**
   * Submits a choice.
   * @returns the shop's address to which the window is redirected.
   */
  async choose(app: FastifyInstance, chooser: string, form: Record<string, string>): Promise<URL> {
    const chosen = await this.go(app, 'POST', chooser, form)
    const back = await this.go(app, 'GET', String(chosen.headers.location))
    return new URL(String(back.headers.location))
  }

  /** Exchanges a code as the shop's server does. */
  exchange(app: FastifyInstance, code: string | null, more: Record<string, string> = {}) {
    return app.inject({
      method: 'POST',
      url: '/sandbox/google/token',
      headers: { host: 'shop.example', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        grant_type: 'authorization_code',
        code: code ?? '',
        redirect_uri: redirectUri,
        code_verifier: this.verifier,
        client_id: client.clientId,
        client_secret: client.clientSecret,
        ...more,
      }).toString(),
    })
  }
}
