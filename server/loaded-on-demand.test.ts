import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { freePort } from '../tools/test-run/free-port.ts'
import { type ShopProcess, startShopProcess } from './testing/shop-process.ts'

const hook = pathToFileURL(join(import.meta.dirname, 'testing/log-loaded-modules.ts')).href
let running: ShopProcess | undefined

afterEach(async () => {
  running?.process.kill('SIGKILL')
  await running?.ended
})

/** Starts a shop and returns the modules that it has loaded so far, in order. */
async function open(settings: Readonly<Record<string, string>> = {}) {
  const port = await freePort()
  const file = join(tmpdir(), `truewheel-loaded-${port}`)
  onTestFinished(() => rmSync(file))
  const recordLoads = { NODE_OPTIONS: `--import=${hook}`, LOADED_MODULES: file }
  const shop = startShopProcess({ PORT: String(port), SAMPLE_CATALOGUE: 'off', ...recordLoads, ...settings })
  running = shop
  const origin = `http://127.0.0.1:${port}`
  await expect.poll(() => fetch(`${origin}/readyz`).then(({ status }) => status, shop.errors)).toBe(200)
  const modules = () => readFileSync(file, 'utf8').split('\n')
  return {
    origin,
    modules,
    /** Returns which of these packages have been loaded. */
    loaded: (...packages: readonly string[]) =>
      packages.filter((name) => modules().some((module) => module.includes(`/node_modules/${name}/`))),
  }
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
]
const discovery = '/sandbox/google/.well-known/openid-configuration'

describe('Loading of modules on demand', () => {
  test('A start and the first pages load no libraries for payments, mail, the demo Google, pictures and PostgreSQL', async () => {
    const { origin, loaded } = await open()
    expect(loaded('fastify', ...heavy)).toEqual(['fastify'])
    for (const page of ['/', '/tools', '/login']) expect((await fetch(origin + page)).status).toBe(200)
    expect(loaded(...heavy)).toEqual([])
  })

  test('The demo Google is loaded with its first window', async () => {
    const { origin, loaded } = await open()
    const answers = await Promise.all([fetch(origin + discovery), fetch(origin + discovery)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(loaded(...heavy)).toEqual(['oidc-provider'])
  })

  test('The libraries for traces are loaded if OTEL_EXPORTER_OTLP_ENDPOINT is set', async () => {
    const { loaded } = await open({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' })
    expect(loaded(...heavy)).toEqual(tracing)
  })

  test('The mail library is loaded if SMTP_URL is set', async () => {
    const { loaded } = await open({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'shop@example.com' })
    expect(loaded(...heavy)).toEqual(['nodemailer'])
  })

  test('A shop with Firebase does not load the built-in sign-in', async () => {
    const { loaded } = await open({
      FIREBASE_API_KEY: `AIza${'a'.repeat(35)}`,
      FIREBASE_AUTH_DOMAIN: 'shop.firebaseapp.com',
      FIREBASE_PROJECT_ID: 'shop-1',
    })
    expect(loaded('better-auth', ...heavy)).toEqual([])
  })

  test('The compile cache is enabled before any module of the shop is loaded', async () => {
    const { modules } = await open()
    const shop = modules().findIndex((module) => module.endsWith('/server/start/run-shop.ts'))
    const before = modules()
      .slice(0, shop)
      .filter((module) => !module.startsWith('node:'))
    // The process replaces its program once, and the second one begins anew.
    const program = ['start.mjs', 'bound-memory.mjs', 'stop-with-parent.mjs']
    expect(before.map((module) => module.split('/').at(-1))).toEqual([
      ...program,
      ...program,
      'main.ts',
      'production-default.ts',
    ])
  })
})
