import type * as English from '../../../../../web/features/fit/fits-texts.ts'
import { translation } from '../../../../translation.ts'

export const fitsTexts = translation<typeof English.fitsTexts>()({
  label: 'Wozu es passt',
  fits: 'Passt zu',
  doesNotFit: 'Passt nicht zu',
  instead: 'Nehmen Sie stattdessen:',
  notSold: 'Dafür führen wir kein Werkzeug.',
  jobs: 'Gebraucht für',
})
