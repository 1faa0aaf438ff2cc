import { type Proof, proveNumbers, readProof } from '../operations/proof/prove-numbers.ts'
import type { Shop } from '../operations/shop.ts'

/** Compares all numbers of a new shop, in as many rounds as that takes, and returns the result. */
export async function proved(shop: Shop): Promise<Proof> {
  for (;;) {
    await proveNumbers(shop)
    const proof = await readProof(shop.database.read)
    if (proof) return proof
  }
}
