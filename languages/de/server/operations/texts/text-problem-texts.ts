import type * as English from '../../../../../server/operations/texts/text-problem-texts.ts'
import { translation } from '../../../../translation.ts'

export const textProblemTexts = translation<typeof English.textProblemTexts>()({
  unknownPlaceholder: (found) => `${found} ist kein Platzhalter. Wählen Sie einen aus der Liste.`,
  unsetPlaceholder: (found) =>
    `${found} hat noch keinen Wert. Geben Sie ihn unter „Einstellungen“ ein, oder schreiben Sie den Text selbst.`,
  unknownCondition: (found) =>
    `Der Shop kennt keine Bedingung „${found}“. Korrigieren Sie, was hinter only= steht.`,
  languageNotOffered:
    'Der Shop bietet diese Sprache nicht an. Wählen Sie eine seiner Sprachen, oder fügen Sie sie unter „Einstellungen“ hinzu.',
  foreignPicture: (found) =>
    `Das Bild ${found} liegt nicht beim Bilddienst des Shops. Laden Sie es hoch, und verwenden Sie dann seine Adresse.`,
})
