import type * as English from '../../../../server/pages/refusal-texts.ts'
import { translation } from '../../../translation.ts'

export const refusalTexts = translation<typeof English.refusalTexts>()({
  busy: 'Beaucoup de monde en ce moment',
  tooMany: 'Trop de pages',
  notMade: 'La page n’a pas pu être créée',
  withRequest: (message, id) => `${message} Le voici\u00a0: ${id}.`,
})
