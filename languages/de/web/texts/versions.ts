import type * as English from '../../../../web/texts/versions.ts'
import { translation } from '../../../translation.ts'

export const versionsTexts = translation<typeof English.versionsTexts>()({
  heading: 'Versionen',
  loading: 'Versionen werden geladen',
  notLoaded: 'Die Versionen wurden nicht geladen.',
  when: 'Wann',
  who: 'Wer',
  action: 'Aktion',
  inForce: 'Aktuell',
  original: 'Vor allen Änderungen',
  former: 'Früherer Admin',
  nobody: '–',
  takeBack: 'Wiederherstellen',
  to: (when) => `: ${when}`,
})
