import type * as English from '../../../../web/buying/typed-texts.ts'
import { translation } from '../../../translation.ts'

export const typedTexts = translation<typeof English.typedTexts>()({
  heading: 'Nach Nummer hinzufügen',
  label: 'Nummern oder Namen mit Menge, eine Angabe pro Zeile',
  hint: 'Zum Beispiel „TW-1234 3“ oder „3 x PH-12“. Fügen Sie eine Liste ein oder benutzen Sie einen Scanner: Die Eingabetaste fügt die Zeile hinzu.',
  add: 'Hinzufügen',
  adding: 'Wird nachgeschlagen …',
  notFound: (line) => `„${line}“: Kein Produkt hat diese Nummer oder diesen Namen.`,
  several: (line) => `„${line}“: Mehrere Produkte passen. Geben Sie die Nummer des richtigen ein.`,
  notBookable: (line) => `„${line}“: Dieses Teil gibt es nur auf Anfrage.`,
  tooMany: (most) => `Geben Sie höchstens ${most} Zeilen auf einmal ein.`,
  kept: 'Diese Zeilen bleiben im Feld. Korrigieren Sie sie und fügen Sie sie noch einmal hinzu.',
})
