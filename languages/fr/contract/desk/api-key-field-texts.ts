import type * as English from '../../../../contract/desk/api-key-field-texts.ts'
import { translation } from '../../../translation.ts'

export const apiKeyFieldTexts = translation<typeof English.apiKeyFieldTexts>()({
  name: 'Saisissez un nom qui dit à quoi sert la clé, par exemple «\u00a0Imprimante d’étiquettes\u00a0».',
  operations: 'Choisissez au moins un droit.',
  notForKeys: (id) =>
    `Aucune clé d’API ne peut avoir le droit «\u00a0${id}\u00a0». Choisissez dans la liste.`,
  end: 'Saisissez une fin dans le futur, ou aucune.',
})
