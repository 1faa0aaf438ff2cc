import type * as English from '../../../contract/attempt-texts.ts'
import { pluralOf } from '../../plural.ts'
import { translation } from '../../translation.ts'

const plural = pluralOf('fr')

export const attemptTexts = translation<typeof English.attemptTexts>()({
  inSeconds: (seconds) =>
    `Trop de tentatives. Réessayez dans ${seconds}\u00a0${plural(seconds, 'seconde', 'secondes')}.`,
  inMinutes: (minutes) =>
    `Trop de tentatives. Réessayez dans ${minutes}\u00a0${plural(minutes, 'minute', 'minutes')}.`,
})
