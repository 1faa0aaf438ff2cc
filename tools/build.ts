// npm run build: the browser's files into dist/client, the page renderer into dist/server, and the server into
// dist/shop. `npm run build -- server` builds only the last.
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'vite'
import { languageTags } from '../contract/languages/languages.ts'
import { buildServer } from './build-server.ts'
import { translatedModules } from './translated-modules.ts'

const root = join(import.meta.dirname, '..')
const client = join(root, 'dist', 'client')
const worthCompressing = /\.(?:js|css|svg|json|txt|webmanifest)$/

const [part = 'all'] = process.argv.slice(2)
if (part === 'all') await buildPages()
await buildServer(root, join(root, 'dist', 'shop'))

async function buildPages(): Promise<void> {
  for (const folder of [client, join(root, 'dist', 'server')])
    rmSync(folder, { recursive: true, force: true })
  for (const tag of languageTags) await buildLanguage(tag)
  cpSync(join(root, 'sample-shop', 'pictures'), join(client, 'pictures'), { recursive: true })
  compressFiles()
}

/** Builds the pages in a language. Files without texts are the same in each language, and so are their names. */
async function buildLanguage(tag: string): Promise<void> {
  const plugins = [translatedModules(tag)]
  await build({ root, plugins, build: { manifest: `.vite/${tag}.json`, emptyOutDir: false } })
  await build({
    root,
    plugins,
    build: { ssr: 'web/app/render/entry-server.tsx', outDir: join('dist', 'server', tag) },
  })
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
