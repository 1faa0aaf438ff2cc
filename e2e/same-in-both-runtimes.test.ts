import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { build } from 'vite'
import { currencyCodes } from '../contract/shop/currencies.ts'
import { settingSections } from '../contract/shop/shop-sections.ts'
import { deriveMoney, deriveWriting } from '../domain/writing/derive-writing.ts'
import { writeEverything } from './support/write-everything.ts'

const letters = [...'abcdefghijklmnopqrstuvwxyz']
const pairs = letters.flatMap((one) => letters.map((other) => one + other))
const isAccepted = (locale: string) =>
  settingSections.money.safeParse({ currency: 'EUR', locale, timeZone: 'UTC', taxRate: null, taxName: '' })
    .success

/** Returns every accepted language in its usual country, and locales of other countries that write differently. */
function acceptedLocales(): readonly string[] {
  const languages = [...pairs, ...pairs.flatMap((pair) => letters.map((letter) => pair + letter))]
  const known = Intl.DateTimeFormat.supportedLocalesOf(languages)
  const inCountries = known.map((language) => `${language}-${new Intl.Locale(language).maximize().region}`)
  const elsewhere =
    'de-AT de-CH fr-CH fr-CA en-GB en-IN en-ZA en-CA es-MX es-AR es-CO it-CH pt-PT zh-TW sr-Latn-RS ar-MA sv-FI'
  return [...inCountries, ...elsewhere.split(' ')].filter((locale) => isAccepted(locale))
}

const zones = ['UTC', 'America/Los_Angeles', 'Pacific/Auckland', 'Asia/Kathmandu', 'Europe/Lisbon']
const someLocales = ['en-US', 'de-AT', 'pt-PT', 'hu-HU', 'sr-Latn-RS', 'es-CO', 'ar-EG', 'fa-IR', 'hi-IN']

/** Returns the compared shops: each locale, and each currency in locales that place it differently. */
function allShops() {
  const locales = acceptedLocales().map((locale) => ({
    name: locale,
    writing: deriveWriting(locale, 'EUR'),
  }))
  const currencies = someLocales.flatMap((locale) => {
    const writing = deriveWriting(locale, 'EUR')
    return currencyCodes.map((currency) => ({
      name: `${locale} ${currency}`,
      writing: { ...writing, money: deriveMoney(locale, currency) },
    }))
  })
  return [...locales, ...currencies].map((shop, index) => ({
    ...shop,
    locale: 'en-US',
    currency: 'EUR',
    timeZone: zones[index % zones.length] ?? 'UTC',
  }))
}

/** Bundles the pages' formatting functions. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: join(import.meta.dirname, 'support/write-everything.ts'),
        formats: ['iife'],
        name: 'pages',
      },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const [output] = Array.isArray(built) ? built : [built]
  if (!output || !('output' in output)) throw new Error('Vite built nothing')
  return output.output[0].code
}

test('Node and the browser format money, numbers, dates and words alike in every accepted locale and currency', async ({
  page,
}) => {
  const shops = allShops()
  expect(shops.length).toBeGreaterThan(1_000)
  await page.addScriptTag({ content: await bundle() })
  const inBrowser = await page.evaluate(
    // The script has defined this function.
    (all) =>
      (globalThis as unknown as { pages: { writeEverything: typeof writeEverything } }).pages.writeEverything(
        all,
      ),
    shops,
  )
  const differing = writeEverything(shops).flatMap((text, index) => {
    const [lines, others = []] = [text.split('\n'), inBrowser[index]?.split('\n')]
    const line = lines.findIndex((written, place) => written !== others[place])
    return line < 0 ? [] : [`${shops[index]?.name}: ${lines[line]} | ${others[line]}`]
  })
  expect(differing).toEqual([])
})
