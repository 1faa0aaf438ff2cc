import type * as English from '../../../../../server/http/serving/default-field-texts.ts'
import { translation } from '../../../../translation.ts'

/** Adds what is counted: characters, entries, or nothing for numbers. */
function sized(origin: string, limit: string): string {
  if (origin === 'string') return `${limit}\u00a0caractères.`
  if (origin === 'array' || origin === 'set') return `${limit}\u00a0éléments.`
  return `${limit}.`
}

export const defaultFieldTexts = translation<typeof English.defaultFieldTexts>()({
  of: (issue) => {
    if (issue.code === 'invalid_type')
      return issue.input === undefined ? 'Ce champ manque.' : 'Cette valeur n’est pas du bon type.'
    if (issue.code === 'too_small') return sized(issue.origin, `Au moins ${issue.minimum}`)
    if (issue.code === 'too_big') return sized(issue.origin, `Au plus ${issue.maximum}`)
    if (issue.code === 'invalid_value') return 'Cette valeur ne fait pas partie des choix.'
    if (issue.code === 'unrecognized_keys') return 'Certains champs n’existent pas.'
    return 'Cette valeur n’est pas valide.'
  },
})
