import { build } from 'vite'
import { expect, test } from 'vitest'
import { pageFacts } from './page-facts.ts'

const sources: Readonly<Record<string, string>> = {
  '/shop/web/app/pages/tool.ts': `
    import { words } from './words.ts'
    import { counted } from './counted.ts'
    export default page({
      path: '/tool/:toolId',
      query: counted('reviews'),
      screen: async () => (await import('../screens/tool-screen.ts')).Screen,
      head: { title: words },
      shows: ['tools'],
      samples: () => ['/tool/1'],
    })
    function page(facts) { return facts }`,
  '/shop/web/app/pages/words.ts': "export const words = 'A tool'",
  '/shop/web/app/pages/counted.ts': 'globalThis.isCounted = true; export const counted = (name) => name',
  '/shop/web/app/screens/tool-screen.ts': "export const Screen = 'the screen'",
}

/** Builds the page for one side. Returns its code. */
async function built(side: 'client' | 'server'): Promise<string> {
  const result = await build({
    root: '/shop',
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'sources',
        resolveId: (id, importer) =>
          /^[./]/.test(id) ? new URL(id, `file://${importer ?? '/'}`).pathname : null,
        load: (id) => sources[id] ?? null,
      },
      pageFacts(),
    ],
    build: {
      write: false,
      minify: false,
      ssr: side === 'server',
      rolldownOptions: { input: '/shop/web/app/pages/tool.ts', preserveEntrySignatures: 'strict' },
    },
  })
  // The output itself if `write` and `watch` are unset.
  const outputs = [result].flat() as readonly { readonly output: readonly { readonly code?: string }[] }[]
  return outputs.flatMap(({ output }) => output.map(({ code = '' }) => code)).join('\n')
}

test("The browser's code has no facts for the server, and loads nothing for them", async () => {
  const code = await built('client')
  expect(code).toContain('/tool/:toolId')
  expect(code).toContain('A tool')
  for (const dropped of ['reviews', 'shows', '/tool/1', 'isCounted', 'module:'])
    expect(code).not.toContain(dropped)
})

test("The server's code has every fact, and the source file of the screen", async () => {
  const code = await built('server')
  for (const kept of ['reviews', 'shows', '/tool/1', 'isCounted']) expect(code).toContain(kept)
  expect(code).toContain('module: "web/app/screens/tool-screen.ts"')
})
