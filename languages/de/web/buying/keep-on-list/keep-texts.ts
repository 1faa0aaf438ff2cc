import type * as English from '../../../../../web/buying/keep-on-list/keep-texts.ts'
import { translation } from '../../../../translation.ts'

export const keepTexts = translation<typeof English.keepTexts>()({
  heading: 'Auf eine Liste setzen',
  what: (lines, count) => (count === 1 ? '1 Produkt' : `${lines} Produkte`),
  loading: 'Ihre Listen werden geladen',
  notLoaded: 'Ihre Listen konnten nicht geladen werden.',
  list: 'Liste',
  newList: 'Eine neue Liste',
  ofCompany: (name) => `${name} (Unternehmen)`,
  name: 'Name der Liste',
  nameHint: 'Zum Beispiel „Frühjahrsbestellung“.',
  share: (company) => `Mit allen teilen, die für ${company} einkaufen`,
  keep: 'Merken',
  keeping: 'Wird gemerkt …',
  cancel: 'Abbrechen',
  kept: (name) => `Steht jetzt auf „${name}“`,
})
