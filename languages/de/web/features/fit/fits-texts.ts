import type * as English from '../../../../../web/features/fit/fits-texts.ts'
import { translation } from '../../../../translation.ts'

export const fitsTexts = translation<typeof English.fitsTexts>()({
  label: 'Wozu es passt',
  fits: 'Passt zu',
  doesNotFit: 'Passt nicht zu',
  instead: 'Nehmen Sie stattdessen:',
  notSold: 'Ein Werkzeug dafür führen wir nicht.',
  jobs: 'Arbeiten, die es brauchen',
})
