import { join } from 'node:path'
import { npm } from './npm.mjs'
import { fingerprint, readStamp, removeStamp, writeStamp } from './stamp.mjs'

const stampFile = (root) => join(root, 'dist', '.truewheel-built.json')

/** All that the pages are built from. The lock stands for the packages. */
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

function sourcesPrint(root) {
  return fingerprint(root, sources, (path) => !/\.test\.tsx?$/.test(path))
}

/** Whether dist/ was built, to the end, from the sources as they are now. */
export function pagesAreBuilt(root) {
  return readStamp(stampFile(root))?.sources === sourcesPrint(root)
}

/** Runs the build script and stamps its result. */
export async function buildPages(root) {
  console.log('Building the pages…')
  removeStamp(stampFile(root))
  // Taken before the work: a source that changes meanwhile asks for the next build.
  const print = sourcesPrint(root)
  // A NODE_ENV from outside would put React's development build into the shop.
  await npm(root, ['run', 'build'], 'Building the pages', { NODE_ENV: 'production' })
  writeStamp(stampFile(root), { sources: print })
}
