import type * as English from '../../../../../web/features/basket/head-texts.ts'
import { translation } from '../../../../translation.ts'

export const basketHeadTexts = translation<typeof English.basketHeadTexts>()({
  title: 'Warenkorb',
  description: 'Werkzeuge und Teile, die Sie bestellen möchten, mit Preisen und Bestand.',
})
