import type * as English from '../../../../../server/providers/images/picture-texts.ts'
import { translation } from '../../../../translation.ts'

export const pictureTexts = translation<typeof English.pictureTexts>()({
  tooManyPixels: (millions) =>
    `Dieses Bild hat mehr als ${millions} Millionen Pixel. Verkleinern Sie es, und wählen Sie es dann noch einmal.`,
  heic: 'Das ist ein HEIC-Foto, das wir nicht verwenden können. Speichern Sie es als JPEG, und wählen Sie es noch einmal. Auf einem iPhone nimmt „Maximale Kompatibilität“ unter Einstellungen, Kamera, Formate Fotos als JPEG auf.',
  notHere: 'Der Shop hat dieses Bild nicht. Wählen Sie seine Datei noch einmal.',
})
