import type { Reader } from '../../data/database.ts'
import { nextRedirects } from '../../data/queries/moving/redirects.ts'
import type { Turn } from '../../search/turn.ts'

/** Redirects that one statement reads: few enough to keep other requests going. */
const readAtOnce = 1_000

/** Yields all redirects of the shop, in portions between which other requests run. */
export async function* allRedirects(read: Reader, turn: Turn) {
  for (let after = ''; ; ) {
    const part = await nextRedirects(read, after, readAtOnce)
    yield* part
    const last = part.at(-1)
    if (!last || part.length < readAtOnce) return
    after = last.source
    await turn.next()
  }
}

/** Returns the paths to which the shop's redirects lead, by their old address. */
export async function storedTargets(read: Reader, turn: Turn): Promise<ReadonlyMap<string, string>> {
  const targets = new Map<string, string>()
  for await (const { source, target } of allRedirects(read, turn))
    if (target !== null) targets.set(source, target)
  return targets
}
