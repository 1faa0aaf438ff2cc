import { beforeAll } from 'vitest'

/** The build of a worker, shared by all of its test files. */
let built: Promise<boolean> | undefined

/**
 * Builds the shop before the tests of a file that starts it, if its sources have changed since the last build.
 * Concurrent workers wait for the one that builds, as starts do.
 */
export function buildShopFirst(): void {
  beforeAll(async () => {
    built ??= build()
    if (!(await built)) throw new Error('The shop cannot be built; see above.')
  })
}

async function build(): Promise<boolean> {
  const prepare: unknown = await import(new URL('../../tools/bootstrap/prepare.mjs', import.meta.url).href)
  return await (prepare as { prepare(needs: string): Promise<boolean> }).prepare('test')
}
