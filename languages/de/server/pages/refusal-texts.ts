import type * as English from '../../../../server/pages/refusal-texts.ts'
import { translation } from '../../../translation.ts'

export const refusalTexts = translation<typeof English.refusalTexts>()({
  busy: 'Gerade ist viel los',
  tooMany: 'Zu viele Seiten',
  notMade: 'Die Seite konnte nicht erstellt werden',
  withRequest: (message, id) => `${message} Sie lautet ${id}.`,
})
