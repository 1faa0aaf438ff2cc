import type * as English from '../../../../contract/moving/moving-field-texts.ts'
import { translation } from '../../../translation.ts'

export const movingFieldTexts = translation<typeof English.movingFieldTexts>()({
  source: 'Schreiben Sie den alten Pfad, etwa /products/konusschluessel.',
  chooseTarget:
    'Schreiben Sie den Pfad einer Seite dieses Shops, oder die Artikelnummer oder Id eines Produkts.',
  email: 'Schreiben Sie die E-Mail-Adresse des Kunden.',
})
