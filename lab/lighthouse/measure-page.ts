import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { findChromium } from '../../tools/find-chromium.ts'
import type { PublicPage } from './pages.ts'
import { type Measurement, readReport } from './read-report.ts'

const lighthouse = fileURLToPath(new URL('node_modules/lighthouse/cli/index.js', import.meta.url))
/** A run takes about ten seconds, or minutes on a busy machine. This timeout ends only a hanging run. */
const patienceMs = 600_000
// Chromium refuses to run as root with its sandbox, and CI runs as root.
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
const chromeFlags = ['--headless=new', '--disable-gpu', ...asRoot].join(' ')

/**
 * Visits a page once as Lighthouse's phone on a slow network, in a fresh browser profile. Skips the audit of crawling
 * for a page that search engines should not list.
 */
export async function measurePage(shopUrl: string, { address, unlisted }: PublicPage): Promise<Measurement> {
  const report = await run([
    `${shopUrl}${address}`,
    '--output=json',
    '--quiet',
    '--only-categories=performance,accessibility,best-practices,seo',
    ...(unlisted ? ['--skip-audits=is-crawlable'] : []),
    `--chrome-flags=${chromeFlags}`,
  ])
  return readReport(report)
}

function run(args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [lighthouse, ...args], {
    env: { ...process.env, CHROME_PATH: findChromium() ?? '', NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: patienceMs,
  })
  const output = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      output[name] += text
    })
  }
  return new Promise((settle, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => {
      if (code === 0) return settle(output.stdout)
      reject(new Error(`Lighthouse ended with ${signal ?? `code ${code}`}:\n${output.stderr}`))
    })
  })
}
