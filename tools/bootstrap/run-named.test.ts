import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeOnPosix } from '../test-run/posix.ts'
import { makeSampleRepository, run, type SampleRepository } from './sample-repository.ts'

let repository: SampleRepository

beforeEach(() => {
  repository = makeSampleRepository()
  // Installs the packages as npm would.
  repository.write('node_modules/.package-lock.json', '{"packages":{}}')
})
afterEach(() => repository.remove())

/** Makes the running Node differ from the repository's, as at a first start. */
function pinAnotherNode(): void {
  const system = process.platform === 'win32' ? 'win' : process.platform
  const pinned = { [`node-${system}-${process.arch}`]: process.versions.node }
  repository.write('package.json', JSON.stringify({ type: 'module', optionalDependencies: pinned }))
  repository.write('node_modules/.bin/.keep', '')
  symlinkSync(process.execPath, join(repository.root, 'node_modules/.bin/node'))
}

const runNamed = (...words: string[]) => run([join(repository.root, 'tools/run.mjs'), ...words])

test('A command of the lab is found by its name, and without a name all commands are listed', async () => {
  repository.write('tools/say.mjs', 'console.log(process.argv.slice(2).join())')
  expect(await runNamed('lab', 'attacks', 'headers')).toEqual({ code: 0, output: 'headers\n' })
  expect(await runNamed('lab')).toMatchObject({ code: 0, output: expect.stringContaining('attacks') })
})

test('An unknown name exits with code 2 and lists the existing names', async () => {
  const { code, output } = await runNamed('strat')
  expect({ code, output }).toEqual({
    code: 2,
    output: 'Unknown: strat. There are: start, test, browser, check, build, lab.\n',
  })
  expect((await runNamed('lab', 'atacks')).code).toBe(2)
})

describeOnPosix('A command on the Node of the shop', () => testHandingOver(() => undefined))
describeOnPosix('A command that begins on another Node', () => testHandingOver(pinAnotherNode))

function testHandingOver(choose: () => void): void {
  beforeEach(choose)

  test('gets its arguments in the folder of the repository, and its exit code is kept', async () => {
    repository.write(
      'tools/say.mjs',
      'console.log(process.cwd(), process.argv.slice(2).join()); process.exitCode = 3',
    )
    expect(await runNamed('check', '--count', 'a b')).toEqual({
      code: 3,
      output: `${repository.root} --count,a b\n`,
    })
  })

  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('gets %s', async (signal) => {
    repository.write(
      'tools/say.mjs',
      `process.on('${signal}', () => { console.log('stopped'); process.exit(4) })
       setInterval(() => undefined, 1_000)
       console.log('started')`,
    )
    const child = spawn(process.execPath, [join(repository.root, 'tools/run.mjs'), 'check'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    for await (const chunk of child.stdout) {
      output += chunk
      if (output === 'started\n') child.kill(signal)
    }
    if (child.exitCode === null) await once(child, 'exit')
    expect({ output, code: child.exitCode }).toEqual({ output: 'started\nstopped\n', code: 4 })
  })
}
