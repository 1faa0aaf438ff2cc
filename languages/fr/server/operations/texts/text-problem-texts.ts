import type * as English from '../../../../../server/operations/texts/text-problem-texts.ts'
import { translation } from '../../../../translation.ts'

export const textProblemTexts = translation<typeof English.textProblemTexts>()({
  unknownPlaceholder: (found) => `${found} n’est pas un champ variable. Choisissez-en un dans la liste.`,
  unsetPlaceholder: (found) =>
    `${found} n’a pas encore de valeur. Saisissez-la sous «\u00a0Paramètres\u00a0», ou écrivez les mots vous-même.`,
  unknownCondition: (found) =>
    `La boutique ne connaît pas la condition «\u00a0${found}\u00a0». Corrigez les mots après only=.`,
  languageNotOffered:
    'La boutique ne propose pas cette langue. Choisissez l’une de ses langues, ou ajoutez-la sous «\u00a0Paramètres\u00a0».',
  foreignPicture: (found) =>
    `L’image ${found} ne se trouve pas dans le service d’images de la boutique. Importez-la, puis utilisez son adresse.`,
})
