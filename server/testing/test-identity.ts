import { type Identity, IdentityUnavailable, type ProvenAccount } from '../providers/identity/identity.ts'

/** A sign-in provider that vouches for whomever a test names. */
export class TestIdentity implements Identity {
  readonly settings = { provider: 'built-in', google: false } as const
  /** While true, it cannot be asked. */
  down = false
  readonly #accounts = new Map<string, ProvenAccount>()

  /** Makes a proof of an account. */
  proofOf({ email, ...rest }: Pick<ProvenAccount, 'email'> & Partial<ProvenAccount>): string {
    const proof = `proof-${this.#accounts.size + 1}`
    const subject = `subject-of-${email}`
    this.#accounts.set(proof, {
      issuer: 'test',
      subject,
      email,
      emailVerified: false,
      name: 'Ada',
      ...rest,
    })
    return proof
  }

  async verify(proof: string): Promise<ProvenAccount | null> {
    if (this.down) throw new IdentityUnavailable('The provider is down')
    return this.#accounts.get(proof) ?? null
  }
}
