import { once } from 'node:events'
import { chmodSync, existsSync, rmSync, utimesSync } from 'node:fs'
import { createServer } from 'node:net'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { describeOnPosix } from '../test-run/posix.ts'
import { makeSampleRepository, type Run, run, type SampleRepository } from './sample-repository.ts'

let repository: SampleRepository
/** A repository after its first start. Most tests use a copy, because npm takes a second to install and build. */
let started: SampleRepository
let firstStart: Run

beforeAll(async () => {
  started = makeSampleRepository()
  firstStart = await started.bootstrap('start')
})
afterAll(() => started.remove())

beforeEach(() => {
  repository = makeSampleRepository()
})
afterEach(() => {
  repository.remove()
})

/** Replaces the test's repository by a copy of the started one. */
function afterFirstStart(): void {
  repository.remove()
  repository = started.copy()
}

test('The first start installs and builds, and the second does nothing and prints nothing', async () => {
  afterFirstStart()
  expect(firstStart).toEqual({
    code: 0,
    output: 'Installing packages…\nBuilding the pages and the server…\n',
  })
  expect(await repository.bootstrap('start')).toEqual({ code: 0, output: '' })
  expect(repository.builds()).toEqual(['all'])
})

test('The install for tests is enough for a start, but the install for a start is not enough for tests', async () => {
  afterFirstStart()
  expect((await repository.bootstrap('test')).output).toBe('Installing packages…\n')
  expect((await repository.bootstrap('start')).output).toBe('')
})

test('A check needs the development packages but no build; a build needs the packages of the shop', async () => {
  expect((await repository.bootstrap('build')).output).toBe('Installing packages…\n')
  expect((await repository.bootstrap('check')).output).toBe('Installing packages…\n')
  expect((await repository.bootstrap('build')).output).toBe('')
  expect(repository.builds()).toEqual([])
})

describeOnPosix('A Node that is a script', () => {
  test('The pinned Node looks for the browser, and a missing browser makes the command exit with 1', async () => {
    await repository.bootstrap('test')
    repository.write('e2e/browser/package.json', '{}')
    repository.write('e2e/browser/package-lock.json', '{"packages":{}}')
    repository.write('e2e/browser/node_modules/.package-lock.json', '{"packages":{}}')
    repository.write(
      'node_modules/.bin/node',
      '#!/bin/sh\n[ "$1" = -v ] && exec echo v24.7.0\necho "asked for $1"\nexit 3\n',
    )
    chmodSync(join(repository.root, 'node_modules/.bin/node'), 0o755)
    const pinned = await repository.bootstrap('browser')
    expect(pinned).toEqual({ code: 1, output: 'asked for tools/ensure-chromium.ts\n' })
  })
})

test('A changed source is rebuilt, but a changed test or date is not', async () => {
  afterFirstStart()
  repository.write('web/page.test.ts', 'export const other = 2')
  utimesSync(join(repository.root, 'web/page.ts'), new Date(0), new Date(0))
  expect((await repository.bootstrap('start')).output).toBe('')
  repository.write('web/page.ts', 'export const page = 2')
  expect((await repository.bootstrap('start')).output).toBe('Building the pages and the server…\n')
})

test('After a change of the server only the server is built again', async () => {
  afterFirstStart()
  repository.write('server/main.test.ts', 'export const other = 2')
  repository.write('server/testing/shop.ts', 'export const shop = 2')
  repository.write('server/operations/notes.json', '{}')
  expect((await repository.bootstrap('start')).output).toBe('')
  repository.write('server/main.ts', 'export const main = 2')
  expect((await repository.bootstrap('start')).output).toBe('Building the server…\n')
  expect(repository.builds()).toEqual(['all', 'server'])
  expect((await repository.bootstrap('start')).output).toBe('')
})

test('A failed build shows its output and exits with 1, and the next start builds again even if the source is the old one', async () => {
  afterFirstStart()
  repository.write('web/page.ts', 'export const page = 3')
  repository.write('broken', '')
  const failed = await repository.bootstrap('start')
  expect(failed.code).toBe(1)
  expect(failed.output).toContain('The build tripped.')
  expect(failed.output).toContain('Building the pages and the server failed (npm run')
  rmSync(join(repository.root, 'broken'))
  repository.write('web/page.ts', 'export const page = 1')
  expect(await repository.bootstrap('start')).toEqual({
    code: 0,
    output: 'Building the pages and the server…\n',
  })
})

test('A lock that contradicts the manifest exits with 1 and leaves no stamp', async () => {
  repository.write('package.json', JSON.stringify({ name: 'sample', dependencies: { absent: '1.0.0' } }))
  const failed = await repository.bootstrap('start')
  expect(failed).toMatchObject({ code: 1, output: expect.stringContaining('Installing packages failed') })
  expect(existsSync(join(repository.root, 'node_modules/.truewheel-installed.json'))).toBe(false)
})

/** Adds a package to the lock, so that the install must download. */
function addPackage(): void {
  const manifest = { name: 'sample', version: '1.0.0', dependencies: { absent: '1.0.0' } }
  const absent = { version: '1.0.0', integrity: 'sha512-AAAA' }
  const packages = { '': manifest, 'node_modules/absent': absent }
  repository.write('package.json', JSON.stringify(manifest))
  repository.write('package-lock.json', JSON.stringify({ ...manifest, lockfileVersion: 3, packages }))
}

test('An unreachable registry is reported in one line', async () => {
  addPackage()
  const registry = { npm_config_registry: 'http://127.0.0.1:1/npm/' }
  expect(await repository.bootstrap('start', [], undefined, registry)).toEqual({
    code: 1,
    output:
      'Installing packages…\nInstalling packages failed: the npm registry http://127.0.0.1:1/npm/ does not answer (ECONNREFUSED). Check the network, or name another registry in npm_config_registry.\n',
  })
})

test('A registry that accepts connections but never answers counts as unreachable', async () => {
  const silent = createServer((socket) => void socket.on('error', () => undefined))
  await once(silent.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void silent.close())
  const address = silent.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`
  const call = `import { registrySilence } from '${new URL('registry.mjs', import.meta.url)}'
    console.log(await registrySilence(${JSON.stringify(repository.root)}, { npm_config_registry: '${url}' }, 300))`
  const { output } = await run(['--input-type=module', '-e', call])
  expect(output).toBe('network timeout\n')
})

test('A read-only home folder does not prevent the install', async () => {
  const nowhere = join(repository.root, 'package.json', 'cache')
  const call = `import { usableCache } from '${new URL('npm-cache.mjs', import.meta.url)}'
    import { existsSync } from 'node:fs'
    const { environment, remove } = usableCache()
    const folder = environment.npm_config_cache
    const there = existsSync(folder)
    remove()
    console.log(folder !== process.env.npm_config_cache, there, existsSync(folder))`
  const env = { ...process.env, npm_config_cache: nowhere }
  const { output } = await run(['--input-type=module', '-e', call], undefined, { env })
  expect(output).toBe('true true false\n')
})

test('Of two simultaneous starts, one works and the other waits', async () => {
  repository.write('slow', '')
  const release = (output: string) => {
    if (output.includes('waiting for it')) rmSync(join(repository.root, 'slow'))
  }
  const start = () => repository.bootstrap('start', [], release)
  const runs = await Promise.all([start(), start()])
  expect(runs.map(({ code }) => code)).toEqual([0, 0])
  expect(runs.filter(({ output }) => output.includes('waiting for it'))).toHaveLength(1)
  expect(repository.builds()).toEqual(['all'])
  expect(existsSync(join(repository.root, '.bootstrap.lock'))).toBe(false)
})

test('A start takes over the lock of a killed start', async () => {
  const { output: deadPid } = await run(['-p', 'process.pid'])
  const left = JSON.stringify({ pid: Number(deadPid), host: hostname(), at: 0 })
  afterFirstStart()
  repository.write('web/page.ts', 'export const page = 2')
  repository.write('.bootstrap.lock', left)
  expect((await repository.bootstrap('start')).output).not.toContain('waiting')
  expect(repository.builds()).toEqual(['all', 'all'])
})

test('A start takes over the lock of another machine once its heartbeat stops', async () => {
  afterFirstStart()
  repository.write('web/page.ts', 'export const page = 2')
  repository.write('.bootstrap.lock', JSON.stringify({ pid: 1, host: 'elsewhere', at: 0 }))
  utimesSync(join(repository.root, '.bootstrap.lock'), new Date(0), new Date(0))
  expect((await repository.bootstrap('start')).code).toBe(0)
  expect(repository.builds()).toEqual(['all', 'all'])
})

test('A Node that is too old is refused at once, with one line', async () => {
  const oldNode =
    "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.18.3' } })"
  const refused = await repository.bootstrap('start', ['--import', `data:text/javascript,${oldNode}`])
  expect(refused.code).toBe(1)
  expect(refused.output).toMatch(/^Truewheel needs Node 20\.19 or later .* this is Node 20\.18\.3\. .*\n$/)
  expect(existsSync(join(repository.root, 'node_modules'))).toBe(false)
})

test('If another Node runs instead of the pinned one, one sentence says what to do', async () => {
  const system = process.platform === 'win32' ? 'win' : process.platform
  const pinned = { [`node-${system}-${process.arch}`]: '99.1.2' }
  repository.write('package.json', JSON.stringify({ optionalDependencies: pinned }))
  const { output } = await checkNodeOf(repository.root)
  expect(output).toContain(`runs on its own Node 99.1.2 (in node_modules), but Node ${process.versions.node}`)
})

test('On a machine without a Node package, a system Node 24 is accepted', async () => {
  repository.write('package.json', JSON.stringify({ optionalDependencies: {} }))
  expect(await checkNodeOf(repository.root)).toEqual({ code: 0, output: '' })
})

function checkNodeOf(root: string) {
  const call = `import { checkShopNode } from '${new URL('shop-node.mjs', import.meta.url)}'
    checkShopNode(${JSON.stringify(root)})`
  return run(['--input-type=module', '-e', call])
}
