import type * as English from '../../../../../web/features/admin-products/others-changed-texts.ts'
import { translation } from '../../../../translation.ts'

const someone = (by: string | undefined) => by ?? 'Jemand aus dem Team'

export const othersChangedTexts = translation<typeof English.othersChangedTexts>()({
  heading: (by) => `${someone(by)} hat dieses Produkt inzwischen geändert`,
  choose:
    'Die Felder unten haben Sie beide geändert. Wählen Sie, welcher Wert bleibt; alle anderen Änderungen bleiben erhalten.',
  chooseFirst: 'Noch ist nichts gespeichert. Wählen Sie unten für jedes Feld und speichern Sie dann erneut.',
  kept: 'Ihre Eingaben bleiben. Beim Speichern bleiben beide Änderungen erhalten.',
  merged: (by) => `${someone(by)} hat inzwischen andere Felder geändert. Beide Änderungen sind gespeichert.`,
  image: 'Bild',
  before: 'Vorher',
  theirs: 'Jetzt gespeichert',
  mine: 'Ihre Eingabe',
  nothing: 'leer',
  keep: 'Meine Eingabe behalten',
  take: 'Gespeicherten Wert nehmen',
  of: (label) => `: ${label}`,
})
