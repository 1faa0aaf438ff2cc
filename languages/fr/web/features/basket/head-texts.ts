import type * as English from '../../../../../web/features/basket/head-texts.ts'
import { translation } from '../../../../translation.ts'

export const basketHeadTexts = translation<typeof English.basketHeadTexts>()({
  title: 'Panier',
  description: 'Les outils et pièces que vous allez réserver, avec leurs prix et le stock disponible.',
})
