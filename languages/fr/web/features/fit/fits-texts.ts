import type * as English from '../../../../../web/features/fit/fits-texts.ts'
import { translation } from '../../../../translation.ts'

export const fitsTexts = translation<typeof English.fitsTexts>()({
  label: 'Compatibilité',
  fits: 'Compatible avec',
  doesNotFit: 'Non compatible avec',
  instead: 'À prendre à la place\u00a0:',
  notSold: 'Nous ne vendons pas d’outil pour cela.',
  jobs: 'Utilisé pour',
})
