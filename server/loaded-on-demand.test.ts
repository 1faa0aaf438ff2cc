import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { freePort } from '../tools/test-run/free-port.ts'
import { buildShopFirst } from './testing/built-shop.ts'
import { type ShopProcess, startShopProcess } from './testing/shop-process.ts'

buildShopFirst()

const hook = pathToFileURL(join(import.meta.dirname, 'testing/log-loaded-modules.ts')).href
let running: ShopProcess | undefined

afterEach(async () => {
  running?.process.kill('SIGKILL')
  await running?.ended
})

/** Starts a shop; `files` returns the files that it has loaded so far, in order. */
async function open(settings: Readonly<Record<string, string>> = {}) {
  const port = await freePort()
  const file = join(tmpdir(), `truewheel-loaded-${port}`)
  onTestFinished(() => rmSync(file))
  const recordLoads = { NODE_OPTIONS: `--import=${hook}`, LOADED_MODULES: file }
  const shop = startShopProcess({ PORT: String(port), SAMPLE_CATALOGUE: 'off', ...recordLoads, ...settings })
  running = shop
  const origin = `http://127.0.0.1:${port}`
  await expect.poll(() => fetch(`${origin}/readyz`).then(({ status }) => status, shop.errors)).toBe(200)
  const files = () => readFileSync(file, 'utf8').split('\n')
  const modules = () => files().flatMap(modulesOf)
  return {
    origin,
    files,
    /** Returns the packages among these that have been loaded. */
    loaded: (...packages: readonly string[]) =>
      packages.filter((name) => modules().some((module) => module.includes(`/node_modules/${name}/`))),
  }
}

/** Returns a file and, for a built file, the source files that its comments name. */
function modulesOf(url: string): readonly string[] {
  if (!url.includes('/dist/shop/')) return [url]
  const sources = readFileSync(fileURLToPath(url), 'utf8').matchAll(/^\/\/ (\S+\.[cm]?[jt]s)$/gm)
  return [url, ...Array.from(sources, ([, source]) => `/${source}`)]
}

const tracing = ['@opentelemetry/sdk-trace', '@opentelemetry/exporter-trace-otlp-http']
const heavy = [
  ...tracing,
  'stripe',
  'nodemailer',
  'oidc-provider',
  'sharp',
  'pg',
  'vite',
  'pdfkit',
  'fontkit',
  '@fastify/swagger',
  '@fastify/swagger-ui',
  'yaml',
  'ajv',
  '@modelcontextprotocol/server',
]
const discovery = '/sandbox/google/.well-known/openid-configuration'

describe('Loading of modules on demand', () => {
  test('Starting and rendering the first pages load no libraries for payments, mail, the demo Google, pictures, PostgreSQL, the API’s pages and JSON schemas', async () => {
    const { origin, files, loaded } = await open()
    expect(loaded('fastify', ...heavy)).toEqual(['fastify'])
    expect(loadedBefore('/server/start/run-shop.ts', files())).toEqual(withoutCompileCache)
    for (const page of ['/', '/tools', '/login']) expect((await fetch(origin + page)).status).toBe(200)
    expect(loaded(...heavy)).toEqual([])
    // The demo Google loads with its first window.
    const answers = await Promise.all([fetch(origin + discovery), fetch(origin + discovery)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(loaded(...heavy)).toEqual(['oidc-provider'])
  })

  test('Settings for traces and mail load their libraries, and no other', async () => {
    const { loaded } = await open({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'shop@example.com',
    })
    expect(loaded(...heavy)).toEqual([...tracing, 'nodemailer'])
  })

  test('A shop with Firebase does not load the built-in sign-in', async () => {
    const { loaded } = await open({
      FIREBASE_API_KEY: `AIza${'a'.repeat(35)}`,
      FIREBASE_AUTH_DOMAIN: 'shop.firebaseapp.com',
      FIREBASE_PROJECT_ID: 'shop-1',
    })
    expect(loaded('better-auth', ...heavy)).toEqual([])
  })
})

/** The process replaces its program once, so its second program starts the recording again. */
const program = ['start.mjs', 'bound-memory.mjs', 'stop-with-parent.mjs']
/** Each file that loads before the compile cache is on slows down every start. */
const withoutCompileCache = [...program, ...program, 'main.js', 'compile-cache.js']

/** Returns the names of the files, without Node's, that loaded before the one with a module of the shop. */
function loadedBefore(module: string, files: readonly string[]): readonly (string | undefined)[] {
  const own = files.filter((each) => !each.startsWith('node:'))
  const before = own.slice(
    0,
    own.findIndex((each) => modulesOf(each).includes(module)),
  )
  return before.map((each) =>
    each
      .split('/')
      .at(-1)
      ?.replace(/-[\w-]{8}(?=\.js$)/, ''),
  )
}
