import { join } from 'node:path'
import { npm } from './npm.mjs'
import { fingerprint, readStamp, removeStamp, writeStamp } from './stamp.mjs'

/** Sources of both parts. The lock represents the packages. */
const common = ['contract', 'domain', 'tools/build.ts', 'tsconfig.json', 'package.json', 'package-lock.json']

/** The parts of dist/. The server alone is built in a quarter of the time. */
const parts = [
  {
    name: 'pages',
    sources: [...common, 'web', 'sample-shop/pictures', 'vite.config.ts'],
    counts: (path) => !/\.test\.tsx?$/.test(path),
  },
  {
    name: 'server',
    sources: [...common, 'server', 'sandbox', 'standards', 'sample-shop', 'tools/build-server.ts'],
    // Other files stay in their folders, where the server reads them.
    counts: (path) =>
      common.includes(path) ||
      (path.endsWith('.ts') && !/\.test\.ts$|\/testing\/|^sample-shop\/studio\//.test(path)),
  },
]

const stampFile = (root, { name }) => join(root, 'dist', `.truewheel-built-${name}.json`)

function sourcesFingerprint(root, { sources, counts }) {
  return fingerprint(root, sources, counts)
}

function outdatedParts(root) {
  return parts.filter((part) => readStamp(stampFile(root, part))?.sources !== sourcesFingerprint(root, part))
}

/** Whether dist/ is a complete build of the current sources. */
export function isBuilt(root) {
  return outdatedParts(root).length === 0
}

/** Builds the outdated parts, and stamps the result. */
export async function build(root) {
  const outdated = outdatedParts(root)
  const onlyServer = outdated.every(({ name }) => name === 'server')
  const built = onlyServer ? outdated : parts
  const what = `Building ${built.map(({ name }) => `the ${name}`).join(' and ')}`
  console.log(`${what}…`)
  // Computed before the build, so that a source that changes during it triggers the next build.
  const stamps = built.map((part) => ({
    file: stampFile(root, part),
    value: { sources: sourcesFingerprint(root, part) },
  }))
  for (const { file } of stamps) removeStamp(file)
  // An inherited NODE_ENV could bundle React's development build.
  await npm(root, ['run', 'build', ...(onlyServer ? ['--', 'server'] : [])], what, { NODE_ENV: 'production' })
  for (const { file, value } of stamps) writeStamp(file, value)
}
