import type * as English from '../../../../contract/companies/company-field-texts.ts'
import { translation } from '../../../translation.ts'

export const companyFieldTexts = translation<typeof English.companyFieldTexts>()({
  name: 'Geben Sie den Namen des Unternehmens ein, wie er auf Rechnungen steht.',
  lines: 'Geben Sie Straße und Hausnummer des Unternehmens ein.',
  city: 'Geben Sie den Ort des Unternehmens ein.',
  termsDays: (most) => `Geben Sie ganze Tage von 1 bis ${most} ein oder lassen Sie das Feld leer.`,
  limit: 'Geben Sie einen Betrag über 0 ein.',
  limitMissing:
    'Geben Sie ein, wie viel das Unternehmen höchstens schulden darf. Ein Zahlungsziel braucht ein Limit.',
  termsMissing: 'Geben Sie ein, in wie vielen Tagen gezahlt wird. Ein Limit gilt nur mit Zahlungsziel.',
  electronicAddress:
    'Geben Sie Schema und Nummer mit einem Doppelpunkt dazwischen ein, zum Beispiel 0088:4012345000009.',
  word: 'Geben Sie ein, wie Sie die Nummer geprüft haben, zum Beispiel den Tag der Auskunft auf der VIES-Seite.',
})
