// Measures how soon `npm run dev` shows an edit to a developer, with a real browser: a text of an open page, the answer
// of a changed operation, and a second start. Exits with 1 if a limit is exceeded.
import { chromium, type Page } from '@playwright/test'
import { DevCopy } from '../../tools/dev/testing/dev-copy.ts'
import { findChromium } from '../../tools/find-chromium.ts'

const rounds = 10
const text = { file: 'web/texts/layout.ts', words: (round: number) => `terms: 'Terms ${round || ''}'` }
const operation = {
  file: 'server/operations/settings/shop-on-pages.ts',
  code: (round: number) =>
    `{ ...shownSettings(values, tag), sample: ${round % 2 === 0}, ...(tax && { tax }) }`,
}

const dev = new DevCopy()
const executablePath = findChromium()
const browser = await chromium.launch({
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  ...(executablePath !== null && { executablePath }),
})
try {
  dev.edit(text.file, "terms: 'Terms'", text.words(0))
  dev.edit(operation.file, '{ ...shownSettings(values, tag), ...(tax && { tax }) }', operation.code(0))
  const first = await dev.start()
  const page = await browser.newPage()
  await page.goto(`${dev.origin}/login`)
  const texts = await inRounds((round) => editText(page, round))
  const operations = await inRounds(editOperation)
  await dev.stop()
  const start = await dev.start()
  console.log(`first start ${inSeconds(first)}, no bar`)
  const figures = [
    judged(`a text of a page, median of ${rounds}`, median(texts), 1_000),
    judged(`the answer of a changed operation, median of ${rounds}`, median(operations), 3_000),
    judged('a warm start, until the first page', start, 5_000),
  ]
  process.exitCode = figures.every((holds) => holds) ? 0 : 1
} finally {
  await browser.close()
  await dev.remove()
}

async function editText(page: Page, round: number): Promise<void> {
  dev.edit(text.file, text.words(round - 1), text.words(round))
  await page.getByRole('link', { name: `Terms ${round}`, exact: true }).waitFor()
}

async function editOperation(round: number): Promise<void> {
  dev.edit(operation.file, operation.code(round - 1), operation.code(round))
  await dev.until('/api/shop', (answer) => answer.includes(`"sample":${round % 2 === 0}`))
}

/** Returns the milliseconds of each round. */
async function inRounds(edit: (round: number) => Promise<void>): Promise<readonly number[]> {
  const times: number[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const startedAt = performance.now()
    await edit(round)
    times.push(performance.now() - startedAt)
  }
  return times
}

function median(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

function judged(what: string, ms: number, barMs: number): boolean {
  const holds = ms <= barMs
  console.log(`${holds ? 'holds' : 'MISSED'}  ${what}: ${inSeconds(ms)} (bar ${inSeconds(barMs)})`)
  return holds
}

function inSeconds(ms: number): string {
  return `${(ms / 1_000).toFixed(2)} s`
}
