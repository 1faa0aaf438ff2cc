import type { ItemSlug } from '../items.ts'
import type { ToolSlug } from '../tools.ts'
import type { ProductWords } from '../types.ts'
import { handToolsInGerman } from './hand-tools.ts'
import { itemsInGerman } from './items.ts'
import { workshopToolsInGerman } from './workshop-tools.ts'

/** The words of all products in German, by slug. */
export const productsInGerman: Readonly<Record<ToolSlug | ItemSlug | 'gift-card', ProductWords>> = {
  ...handToolsInGerman,
  ...workshopToolsInGerman,
  ...itemsInGerman,
  'gift-card': {
    name: 'Geschenkgutschein 25,00',
    shortDescription:
      'Ein Code per E-Mail, sobald er bezahlt ist. Gilt für alles im Shop, in einer Bestellung oder in mehreren.',
    specs: {},
  },
}
