// npm run lighthouse                every public page five times, as a phone on a slow network
// npm run lighthouse -- --runs 1    once
// npm run lighthouse -- --strict    speed counts too: for an idle machine
// npm run lighthouse -- / /tools    these pages only
// npm run lighthouse -- --in de     pages in German
import { parseArgs } from 'node:util'
import { withPrefix } from '../../domain/shop/language-path.ts'
import { startShop } from '../../e2e/support/shop.ts'
import { medians, missedBars } from './judge.ts'
import { measurePage } from './measure-page.ts'
import { type PublicPage, publicPages } from './pages.ts'
import { tableHead, tableRow } from './table.ts'
import { anyTool, warmUp } from './warm-shop.ts'

const { values, positionals: only } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    strict: { type: 'boolean', default: false },
    in: { type: 'string' },
  },
  allowPositionals: true,
})
const { runs, strict, in: language } = values
const visits = Number(runs)
if (!Number.isInteger(visits) || visits < 1) throw new Error('--runs is a number of visits, 1 or more.')

const shop = await startShop()
const missed: string[] = []
try {
  const prefix = language === undefined ? '' : `/${language}`
  const all = publicPages(await anyTool(shop.url)).map((page) => ({
    ...page,
    address: withPrefix(prefix, page.address),
  }))
  const unknown = only.filter((address) => !all.some((page) => page.address === address))
  if (unknown.length > 0) throw new Error(`No public page: ${unknown.join(', ')}.`)
  const pages = all.filter(({ address }) => only.length === 0 || only.includes(address))
  console.log(tableHead)
  for (const page of pages) missed.push(...(await measure(page)))
  const unlisted = pages.filter((page) => page.unlisted).map(({ address }) => address)
  console.log(`Hidden from search engines (spec §10), which costs no points here: ${unlisted.join(', ')}.`)
} finally {
  await shop.stop()
}
for (const each of missed) console.error(each)
process.exitCode = missed.length === 0 ? 0 : 1

/** Prints the figures of a page. Returns the limits that it misses, with findings. */
async function measure(page: PublicPage): Promise<string[]> {
  await warmUp(shop.url, page)
  const measured = []
  while (measured.length < visits) measured.push(await measurePage(shop.url, page))
  const figures = medians(measured)
  console.log(tableRow(page.address, figures))
  const misses = missedBars(figures, strict).map((bar) => `${page.address}: ${bar}`)
  const findings = new Set(measured.flatMap((visit) => visit.findings))
  return misses.length === 0 ? [] : [...misses, ...[...findings].map((finding) => `  ${finding}`)]
}
