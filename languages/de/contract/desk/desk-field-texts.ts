import type * as English from '../../../../contract/desk/desk-field-texts.ts'
import { translation } from '../../../translation.ts'

export const deskFieldTexts = translation<typeof English.deskFieldTexts>()({
  subject: 'Senden Sie Art und Kennung zusammen.',
  entry: 'Das ist keine Nummer eines Eintrags.',
  secret: 'Dieses Geheimnis ist unvollständig.',
  date: 'Geben Sie ein Datum wie 2026-11-22 ein.',
  bothDates: 'Geben Sie beide Daten ein oder keines.',
  lastDate: 'Geben Sie ein Datum ab dem ersten und höchstens ein Jahr später ein.',
  noticeKinds: 'Wählen Sie Arten aus der Liste.',
  noticeKind: 'Wählen Sie eine Art aus der Liste.',
  twoLetters: 'Geben Sie mindestens zwei Buchstaben ein.',
})
