import type * as English from '../../../../web/buying/scan-texts.ts'
import { translation } from '../../../translation.ts'

export const scanTexts = translation<typeof English.scanTexts>()({
  scan: 'Mit der Kamera scannen',
  heading: 'Strichcodes scannen',
  hint: 'Halten Sie einen Strichcode vor die Kamera. Jeder wird einmal hinzugefügt, solange er im Bild ist.',
  camera: 'Bild der Kamera',
  read: (number) => `Gelesen: ${number}`,
  noCamera:
    'Die Kamera lässt sich nicht benutzen. Erlauben Sie sie im Browser, oder tippen Sie die Nummer ein.',
  done: 'Fertig',
  close: 'Schließen',
})
