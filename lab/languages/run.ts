// npm run lab -- languages            opens every screen in a generated language: long words, accents, right to left
// npm run lab -- languages --in de    opens them in German, and finds what is still English
// npm run lab -- languages login tool these screens only
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { pseudoTag } from '../../checks/languages/pseudo-text.ts'
import { allScreens } from '../../checks/screens/all-screens.ts'
import { People } from '../../checks/screens/people.ts'
import type { Screen } from '../../checks/screens/screen.ts'
import { type Shop, type ShopSettings, startShop } from '../../e2e/support/shop.ts'
import playwrightConfig from '../../playwright.config.ts'
import { patienceMs } from '../../tools/test-run/patience.ts'
import { englishTextsNotIn } from './english-texts.ts'
import { type Flaws, findFlaws } from './leftovers.ts'
import { PseudoCopy } from './pseudo-copy.ts'

const { values, positionals: names } = parseArgs({
  options: { in: { type: 'string' } },
  allowPositionals: true,
})
const screens = allScreens.filter(({ name }) => names.length === 0 || names.includes(name))
const narrow = { width: 320, height: 800 }
const copy = values.in === undefined ? new PseudoCopy() : undefined
const tag = values.in ?? pseudoTag
const english = values.in === undefined ? undefined : await englishTextsNotIn(values.in)
const browser = await chromium.launch(playwrightConfig.use?.launchOptions)
const opened = new Map<string, { readonly shop: Shop; readonly people: People }>()
const found = new Map<string, string[]>()
let flawed = 0
try {
  for (const screen of screens) {
    const flaws = await visit(screen).catch((error: unknown) => [
      `not reached: ${String(error).split('\n')[0]}`,
    ])
    if (flaws.length > 0) flawed += 1
    for (const flaw of flaws) found.set(flaw, [...(found.get(flaw) ?? []), screen.name])
  }
} finally {
  await browser.close()
  for (const { shop } of opened.values()) await shop.stop()
  copy?.remove()
}
for (const [flaw, where] of [...found].toSorted(([, one], [, other]) => other.length - one.length))
  console.log(`${flaw}   (${where.length}: ${where.slice(0, 9).join(', ')})`)
console.log(`${screens.length - flawed} of ${screens.length} screens without a flaw`)
process.exitCode = flawed === 0 ? 0 : 1

/** Opens a screen in English, then its page in the generated language on a narrow screen. */
async function visit({ name, visitor, settings, reach }: Screen): Promise<readonly string[]> {
  const { shop, people } = await openShop(settings)
  const page = await people.open(visitor)
  page.setDefaultTimeout(patienceMs)
  try {
    await reach({ page, shop, people })
    const answers: unknown[] = []
    page.on('response', (response) => {
      if (/\/(?:api|auth)\//.test(response.url()))
        response.json().then(
          (body: unknown) => void answers.push(body),
          () => undefined,
        )
    })
    const { pathname, search, hash } = new URL(page.url())
    await page.setViewportSize(narrow)
    await page.goto(`/${tag}${pathname === '/' ? '' : pathname}${search}${hash}`)
    await settle(page)
    return sentencesOf(await findFlaws(page, answers, english))
  } finally {
    console.log(name)
    await page.context().close()
  }
}

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(300)
}

function sentencesOf({ english, cut, tooWide }: Flaws): readonly string[] {
  return [
    ...english.map((text) => `English: ${text.slice(0, 100)}`),
    ...cut.map((text) => `cut: ${text}`),
    ...(tooWide.length > 0 ? [`wider than 320 px: ${tooWide.slice(0, 3).join(' | ')}`] : []),
  ]
}

async function openShop(settings: ShopSettings = {}) {
  const key = JSON.stringify(settings)
  const known = opened.get(key)
  if (known) return known
  const shop = await startShop(settings, { host: 'localhost', ...(copy && { entry: copy.entry }) })
  const people = new People(browser, shop, {})
  opened.set(key, { shop, people })
  return { shop, people }
}
