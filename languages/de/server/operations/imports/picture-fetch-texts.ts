import type * as English from '../../../../../server/operations/imports/picture-fetch-texts.ts'
import { translation } from '../../../../translation.ts'

export const pictureFetchTexts = translation<typeof English.pictureFetchTexts>()({
  answered: (status) =>
    `Der andere Shop hat mit dem Code ${status} geantwortet. Öffnen Sie die Adresse im Browser, oder wählen Sie das Bild selbst beim Produkt.`,
  unreachable: 'Die Adresse antwortet nicht. Versuchen Sie es später noch einmal.',
  tooLarge: (megabytes) =>
    `Diese Datei ist größer als ${megabytes}\u00a0MB. Wählen Sie beim Produkt ein kleineres Bild.`,
  private:
    'Diese Adresse liegt in einem privaten Netz, das der Shop nicht aufruft. Wählen Sie das Bild selbst beim Produkt.',
  redirected: 'Diese Adresse leitet immer weiter. Wählen Sie das Bild selbst beim Produkt.',
  noAddress: 'Das ist keine Adresse eines Bildes. Korrigieren Sie sie in der Datei.',
  notStored: 'Das Bild konnte nicht gespeichert werden. Versuchen Sie es später noch einmal.',
})
