// npm run build: the browser's files into dist/client, the page renderer into dist/server, and the server into
// dist/shop. `npm run build -- server` builds only the last.
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'vite'
import { buildServer } from './build-server.ts'

const root = join(import.meta.dirname, '..')
const client = join(root, 'dist', 'client')
const worthCompressing = /\.(?:js|css|svg|json|txt|webmanifest)$/

const [part = 'all'] = process.argv.slice(2)
if (part === 'all') await buildPages()
await buildServer(root, join(root, 'dist', 'shop'))

async function buildPages(): Promise<void> {
  await build({ root })
  await build({ root, build: { ssr: 'web/app/render/entry-server.tsx' } })
  cpSync(join(root, 'sample-shop', 'pictures'), join(client, 'pictures'), { recursive: true })
  compressFiles()
}

/** Writes a brotli copy beside each file that gets smaller, so that no request waits for compression. */
function compressFiles(): void {
  for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (!entry.isFile() || !worthCompressing.test(entry.name) || file.includes('.vite')) continue
    const bytes = readFileSync(file)
    const compressed = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
    if (compressed.length < bytes.length) writeFileSync(`${file}.br`, compressed)
  }
}
