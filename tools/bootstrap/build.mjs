import { join } from 'node:path'
import { npm } from './npm.mjs'
import { fingerprint, readStamp, removeStamp, writeStamp } from './stamp.mjs'

const stampFile = (root) => join(root, 'dist', '.truewheel-built.json')

/** The sources of the pages. The lock represents the packages. */
const sources = [
  'web',
  'contract',
  'domain',
  'sample-shop/pictures',
  'tools/build.ts',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]

function sourcesFingerprint(root) {
  return fingerprint(root, sources, (path) => !/\.test\.tsx?$/.test(path))
}

/** Whether dist/ is a complete build of the current sources. */
export function pagesAreBuilt(root) {
  return readStamp(stampFile(root))?.sources === sourcesFingerprint(root)
}

/** Runs the build script and stamps its result. */
export async function buildPages(root) {
  console.log('Building the pages…')
  removeStamp(stampFile(root))
  // Computed before the build, so that a source that changes meanwhile triggers the next build.
  const fingerprintNow = sourcesFingerprint(root)
  // An inherited NODE_ENV could bundle React's development build.
  await npm(root, ['run', 'build'], 'Building the pages', { NODE_ENV: 'production' })
  writeStamp(stampFile(root), { sources: fingerprintNow })
}
