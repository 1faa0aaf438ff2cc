// The last step of the build: brings the catalogue's pictures beside the browser's files, and lays a brotli
// copy beside everything that gets smaller by it, so that nothing is compressed while somebody waits.
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const client = join(import.meta.dirname, '../dist/client')
const worthCompressing = /\.(?:js|css|svg|json|txt|webmanifest)$/

cpSync(join(import.meta.dirname, '../catalogue/pictures'), join(client, 'pictures'), { recursive: true })

for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
  const file = join(entry.parentPath, entry.name)
  if (!entry.isFile() || !worthCompressing.test(entry.name) || file.includes('.vite')) continue
  const bytes = readFileSync(file)
  const compressed = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
  if (compressed.length < bytes.length) writeFileSync(`${file}.br`, compressed)
}
