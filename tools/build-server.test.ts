import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { buildServer } from './build-server.ts'

/** Makes a repository with a server. `load` runs the built module and returns its exports. */
function sampleServer() {
  const root = mkdtempSync(join(tmpdir(), 'truewheel-build-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const folder = join(root, 'dist/shop')
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  write('package.json', '{ "type": "module" }')
  const build = () => buildServer(root, folder)
  // A different address each time, because Node would not load a module twice.
  const load = async () =>
    import(/* @vite-ignore */ `${pathToFileURL(join(folder, 'main.js')).href}?${Math.random()}`)
  return { folder, write, build, load }
}

test('A module of the server finds the files next to its source', async () => {
  const { write, build, load } = sampleServer()
  write('server/texts/greeting.txt', 'Hello')
  write(
    'server/texts/greeting.ts',
    `import { readFileSync } from 'node:fs'
     import { join } from 'node:path'
     export const greeting: string = readFileSync(join(import.meta.dirname, 'greeting.txt'), 'utf8')`,
  )
  write('server/main.ts', `export { greeting } from './texts/greeting.ts'`)
  await build()
  expect((await load()).greeting).toBe('Hello')
})

test('A package that reads files next to its own code fails the build before anything is written', async () => {
  const { folder, write, build } = sampleServer()
  write('node_modules/looks/package.json', '{ "name": "looks", "main": "index.js" }')
  write('node_modules/looks/index.js', 'module.exports = () => __dirname')
  write('server/main.ts', `import looks from 'looks'\nexport const folder = looks()`)
  await expect(build()).rejects.toThrow('list it in tools/build-server.ts')
  expect(existsSync(folder)).toBe(false)
})

test('A server module that uses its own file name at run time fails the build', async () => {
  const { write, build } = sampleServer()
  write('server/main.ts', 'export const file = import.meta.filename')
  await expect(build()).rejects.toThrow('A module in server has import.meta.filename')
})

test('A running shop still finds the files of its build after one further build, but not after two', async () => {
  const { folder, write, build } = sampleServer()
  const files = () => readdirSync(folder).filter((name) => name.startsWith('later-'))
  const change = async (word: string) => {
    write('server/later.ts', `export const word = '${word}'`)
    await build()
  }
  write('server/main.ts', `export const later = () => import('./later.ts')`)
  await change('first')
  const [first = ''] = files()
  await change('second')
  expect(files()).toHaveLength(2)
  expect(files()).toContain(first)
  await change('third')
  expect(files()).toHaveLength(2)
  expect(files()).not.toContain(first)
})
