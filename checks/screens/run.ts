// npm run screens                  screenshots of every screen: test-results/screens/, contact sheets in sheets/
// npm run screens -- login tool    of these only
// npm run screens -- --steady --into before      what each run makes anew (ids, times) reads the same, into a folder
// npm run screens -- --compare before            the same, compared with an earlier run; --widths 360 --themes dark
import { mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { chromium } from '@playwright/test'
import { matchPath } from 'react-router'
import { type Shop, type ShopSettings, startShop } from '../../e2e/support/shop.ts'
import playwrightConfig from '../../playwright.config.ts'
import { patienceMs } from '../../tools/test-run/patience.ts'
import { readArguments } from './arguments.ts'
import { comparePictures } from './compare-pictures.ts'
import { writeContactSheet } from './contact-sheet.ts'
import { People } from './people.ts'
import type { Screen } from './screen.ts'
import { type Picture, takePictures } from './take-pictures.ts'

const { screens, folder, reference, ...shots } = readArguments(process.argv.slice(2))
const sheets = join(folder, 'sheets')
const { launchOptions, locale, timezoneId } = playwrightConfig.use ?? {}

mkdirSync(sheets, { recursive: true })
const browser = await chromium.launch(launchOptions)
/** Shops by their settings; most screens share the shop without settings. */
const opened = new Map<string, { readonly shop: Shop; readonly people: People }>()
const missed: string[] = []
try {
  for (const screen of screens) {
    const problem = await take(screen).catch((error: unknown) => String(error))
    console.log(problem === undefined ? screen.name : `${screen.name}: ${problem}`)
    if (problem !== undefined) missed.push(screen.name)
  }
} finally {
  await browser.close()
  for (const { shop } of opened.values()) await shop.stop()
}
console.log(`${screens.length - missed.length} of ${screens.length} screens in ${folder}`)
process.exitCode = missed.length === 0 ? 0 : 1

/** Takes the screenshots of a screen. Returns the problem if it ended on another route. */
async function take({ name, route, visitor, settings, reach }: Screen): Promise<string | undefined> {
  const { shop, people } = await openShop(settings)
  const page = await people.open(visitor)
  page.setDefaultTimeout(patienceMs)
  try {
    await reach({ page, shop, people })
    const { pathname } = new URL(page.url())
    if (matchPath(route, pathname) === null) return `its route is ${route}, but the page is at ${pathname}`
    const pictures = await takePictures(page, name, { ...shots, folder })
    if (!shots.isSteady) await writeContactSheet(pictures, join(sheets, `${name}.png`))
    return reference === undefined ? undefined : await differences(pictures, reference)
  } finally {
    await page.context().close()
  }
}

/** Compares pictures with an earlier run. Returns the differences. */
async function differences(pictures: readonly Picture[], earlier: string): Promise<string | undefined> {
  const found: string[] = []
  for (const { file, view } of pictures) {
    const difference = await comparePictures(join(earlier, basename(file)), file)
    if (difference) found.push(`${view.width} ${view.theme} ${JSON.stringify(difference)}`)
  }
  return found.length === 0 ? undefined : found.join('; ')
}

async function openShop(settings: ShopSettings = {}) {
  const key = JSON.stringify(settings)
  const known = opened.get(key)
  if (known) return known
  // Browsers bind passkeys to a host name.
  const shop = await startShop(settings, { host: 'localhost' })
  const people = new People(browser, shop, { ...(locale && { locale }), ...(timezoneId && { timezoneId }) })
  opened.set(key, { shop, people })
  return { shop, people }
}
