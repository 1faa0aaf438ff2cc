import { beforeAll, expect, test } from 'vitest'
import { addLanguages } from '../../../../start/add-languages.ts'
import { donePage } from './google-done-page.ts'

beforeAll(addLanguages)

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de', 'Sie sind angemeldet.'],
  ['ja, fr-CH;q=0.5', 'fr', 'Vous êtes connecté.'],
  ['ja', 'en', 'You are signed in.'],
  [null, 'en', 'You are signed in.'],
])(
  'For the languages %s of the browser, the last page of the Google window is in %s',
  async (accepted, language, text) => {
    const page = await donePage(undefined, accepted).text()
    expect(page).toContain(`<html lang="${language}">`)
    expect(page).toContain(`<h1>${text}</h1>`)
  },
)
