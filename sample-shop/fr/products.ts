import type { ItemSlug } from '../items.ts'
import type { ToolSlug } from '../tools.ts'
import type { ProductWords } from '../types.ts'
import { handToolsInFrench } from './hand-tools.ts'
import { itemsInFrench } from './items.ts'
import { workshopToolsInFrench } from './workshop-tools.ts'

/** The words of all products in French, by slug. */
export const productsInFrench: Readonly<Record<ToolSlug | ItemSlug | 'gift-card', ProductWords>> = {
  ...handToolsInFrench,
  ...workshopToolsInFrench,
  ...itemsInFrench,
  'gift-card': {
    name: 'Carte cadeau 25,00',
    shortDescription:
      'Un code par e-mail dès le paiement. Pour tout ce que vend la boutique, en une ou plusieurs commandes.',
    specs: {},
  },
}
