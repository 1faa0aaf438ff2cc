import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const run = promisify(execFile)
const here = import.meta.dirname
const root = join(here, '..', '..')

test('Files that share a worker do not share the state of modules, globals or timers', async () => {
  const folder = await mkdtemp(join(root, 'node_modules', '.cache', 'fresh-modules-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writeFile(join(folder, 'count.ts'), 'export const seen: number[] = []')
  for (const name of ['a', 'b']) {
    await writeFile(
      join(folder, `${name}.test.ts`),
      `import { expect, test, vi } from 'vitest'
       import { seen } from './count.ts'
       test('begins anew', () => {
         expect(seen).toEqual([])
         seen.push(process.pid)
         console.log('served by ' + process.pid)
         expect(vi.isFakeTimers()).toBe(false)
         vi.useFakeTimers()
         expect(Object.hasOwn(globalThis, 'left')).toBe(false)
         vi.stubGlobal('left', true)
       })`,
    )
  }
  const config = join(folder, 'vitest.config.ts')
  await writeFile(
    config,
    `import shop from ${JSON.stringify(join(root, 'vitest.config.ts'))}
     export default { test: { ...shop.test, root: import.meta.dirname, exclude: [], globalSetup: [], maxWorkers: 1 } }`,
  )
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const { stdout } = await run(process.execPath, [vitest, 'run', '--config', config], { cwd: folder })
  const workers = [...stdout.matchAll(/served by (\d+)/g)].map(([, pid]) => pid)
  expect(workers).toHaveLength(2)
  expect(new Set(workers).size).toBe(1)
})
