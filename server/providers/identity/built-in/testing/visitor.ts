import { randomBytes, randomInt, scrypt } from 'node:crypto'
import type { Database } from '../../../../data/database.ts'
import { type BuiltInIdentity, createBuiltInIdentity } from '../built-in-identity.ts'
import { clientAddressHeader } from '../endpoints.ts'
import type { EnsuredAccount, NewAccount } from '../ensure-account.ts'
import type { BuiltInSettings } from '../sign-in-library.ts'
import { RecordedEmails } from './recorded-emails.ts'

export const publicUrl = 'http://localhost:4321'
export const secret = 'a secret of the tests that is long enough 4711'

/** Hashes like the shop, salted and outside of the event loop, at a ten-thousandth of the cost. */
export const cheapPasswords: NonNullable<BuiltInSettings['passwords']> = {
  hash: async (password) => hashWith(randomBytes(16).toString('hex'), password),
  verify: async ({ hash, password }) => (await hashWith(hash.split(':')[0] ?? '', password)) === hash,
  isOld: () => false,
  spendOtherTime: async () => undefined,
  isBusy: () => false,
}

async function hashWith(salt: string, password: string): Promise<string> {
  const options = { N: 2, r: 1, p: 1 }
  const key = await new Promise<Buffer>((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, 64, options, (error, made) =>
      error ? reject(error) : resolve(made),
    ),
  )
  return `${salt}:${key.toString('hex')}`
}

/** Makes a built-in provider for tests, with its log lines and emails. */
export function identityFor(database: Database, changed: Partial<BuiltInSettings> = {}) {
  const lines: string[] = []
  const record = (line: string) => void lines.push(line)
  const emails = new RecordedEmails()
  const identity = createBuiltInIdentity({
    database,
    secret,
    publicUrl,
    rateLimitFactor: 100,
    emails,
    passwords: cheapPasswords,
    resetRequestMs: 0,
    log: { info: record, warn: record, error: record },
    ...changed,
  })
  return { identity, lines, emails }
}

/** Ensures an account without further writes in its transaction. */
export function ensure(identity: BuiltInIdentity, account: NewAccount): Promise<EnsuredAccount> {
  return identity.ensureAccount(account, async () => undefined)
}

/** A browser with its own client address and cookies. */
export class Visitor {
  readonly #identity: BuiltInIdentity
  readonly #cookies = new Map<string, string>()
  #address = anyAddress()

  constructor(identity: BuiltInIdentity) {
    this.#identity = identity
  }

  /** Changes the browser's client address. */
  moveElsewhere(): void {
    this.#address = anyAddress()
  }

  async send(
    method: string,
    path: string,
    body?: unknown,
    more: Record<string, string> = {},
  ): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await this.#identity.handle(
      new Request(`${publicUrl}/auth${path}`, {
        method,
        headers: {
          origin: publicUrl,
          [clientAddressHeader]: this.#address,
          ...(cookie === '' ? {} : { cookie }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...more,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    )
    for (const line of answer.headers.getSetCookie()) this.#record(line)
    return answer
  }

  signUp(email: string, password = 'hunter2!', name = 'Ada'): Promise<Response> {
    return this.send('POST', '/sign-up/email', { name, email, password })
  }

  signIn(email: string, password = 'hunter2!'): Promise<Response> {
    return this.send('POST', '/sign-in/email', { email, password })
  }

  async idToken(): Promise<string> {
    const answer: unknown = await (await this.send('GET', '/token')).json()
    if (typeof answer === 'object' && answer && 'token' in answer && typeof answer.token === 'string') {
      return answer.token
    }
    throw new Error(`There is no token in ${JSON.stringify(answer)}.`)
  }

  #record(line: string): void {
    const [pair = ''] = line.split(';')
    const at = pair.indexOf('=')
    if (/max-age=0/i.test(line)) this.#cookies.delete(pair.slice(0, at))
    else this.#cookies.set(pair.slice(0, at), pair.slice(at + 1))
  }
}

function anyAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
}

/** Returns the refusal code of a response. */
export async function codeOf(answer: Response): Promise<unknown> {
  const body: unknown = await answer.json()
  return typeof body === 'object' && body && 'code' in body ? body.code : undefined
}
