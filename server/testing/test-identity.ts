import { type Identity, IdentityUnavailable, type ProvenAccount } from '../providers/identity/identity.ts'

/** A sign-in provider that verifies a test's accounts. */
export class TestIdentity implements Identity {
  readonly settings = { provider: 'built-in', google: false } as const
  /** While true, the provider is unavailable. */
  down = false
  readonly #now: () => number
  readonly #accounts = new Map<string, ProvenAccount>()

  /** @param now the time of the sign-ins. */
  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  /** Makes an ID token of an account, with a new sign-in at the present time. */
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
