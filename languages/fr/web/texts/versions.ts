import type * as English from '../../../../web/texts/versions.ts'
import { translation } from '../../../translation.ts'

export const versionsTexts = translation<typeof English.versionsTexts>()({
  heading: 'Versions',
  loading: 'Chargement des versions',
  notLoaded: 'Les versions ne se sont pas chargées.',
  when: 'Date',
  who: 'Par',
  action: 'Action',
  inForce: 'Actuelle',
  original: 'Avant toute modification',
  former: 'Ancien admin',
  nobody: '–',
  takeBack: 'Restaurer',
  to: (when) => `\u00a0: ${when}`,
})
