import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles } from '../source-files.ts'

/** The places that read a runtime's locale data, each with the reason why server and browser still show the same. */
const allowed = new Map([
  ['contract/shop/shop-sections.ts', 'the server decides which locales and time zones exist'],
  ['domain/writing/locale-in.ts', 'only the server looks for a locale'],
  ['domain/writing/derive-writing.ts', 'the server derives what every runtime writes by'],
  ['domain/writing/zone-clock.ts', 'only numbers of the clocks are read'],
  ['domain/orders/countries.ts', 'people type names of countries, in the browser only'],
  ['web/ui/values/local-time.tsx', "the name of the browser's own time zone"],
  ['domain/addresses/country-name.ts', 'the server names countries, and pages that only the browser draws'],
  ['web/forms/country-select.tsx', 'fields of pages that only the browser draws'],
  ['web/features/admin-products/makers/maker-form.tsx', 'a page that only the browser draws'],
  ['web/features/admin-settings/choices.ts', 'lists of a page that only the browser draws'],
  ['web/features/admin-settings/notice-pictures.tsx', 'a page that only the browser draws'],
])

test('Pages do not depend on the runtime’s locale data', () => {
  const readers = sourceFiles().filter(
    (path) =>
      /^(contract|domain|web)\//.test(path) &&
      !/\.test\.tsx?$/.test(path) &&
      /\bIntl\.(?!DateTimeFormatOptions|DateTimeFormatPartTypes|NumberFormatPart)|\.toLocale\w*String\(|\.localeCompare\(/.test(
        readFileSync(path, 'utf8'),
      ),
  )
  expect(readers.toSorted()).toEqual([...allowed.keys()].toSorted())
})
