import { type Identity, IdentityUnavailable, type ProvenAccount } from '../providers/identity/identity.ts'

/** A sign-in provider that vouches for whomever a test names. */
export class TestIdentity implements Identity {
  readonly settings = { provider: 'built-in', google: false } as const
  /** While true, it cannot be asked. */
  down = false
  readonly #now: () => number
  readonly #accounts = new Map<string, ProvenAccount>()

  /** @param now the time of those who sign in. */
  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  /** Makes a proof of an account, of a sign-in of its own that is this moment's. */
  proofOf({ email, ...rest }: Pick<ProvenAccount, 'email'> & Partial<ProvenAccount>): string {
    const proof = `proof-${this.#accounts.size + 1}`
    const subject = `subject-of-${email}`
    this.#accounts.set(proof, {
      issuer: 'test',
      subject,
      email,
      emailVerified: false,
      name: 'Ada',
      signIn: proof,
      signedInAt: this.#now(),
      ...rest,
    })
    return proof
  }

  async verify(proof: string): Promise<ProvenAccount | null> {
    if (this.down) throw new IdentityUnavailable('The provider is down')
    return this.#accounts.get(proof) ?? null
  }
}
