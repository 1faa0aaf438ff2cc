import type * as English from '../../../../../server/http/serving/default-field-texts.ts'
import { translation } from '../../../../translation.ts'

/** Adds what is counted: characters, entries, or nothing for numbers. */
function sized(origin: string, limit: string): string {
  if (origin === 'string') return `${limit} Zeichen.`
  if (origin === 'array' || origin === 'set') return `${limit} Einträge.`
  return `${limit}.`
}

export const defaultFieldTexts = translation<typeof English.defaultFieldTexts>()({
  of: (issue) => {
    if (issue.code === 'invalid_type')
      return issue.input === undefined ? 'Dieses Feld fehlt.' : 'Dieser Wert hat die falsche Art.'
    if (issue.code === 'too_small') return sized(issue.origin, `Mindestens ${issue.minimum}`)
    if (issue.code === 'too_big') return sized(issue.origin, `Höchstens ${issue.maximum}`)
    if (issue.code === 'invalid_value') return 'Dieser Wert steht nicht zur Auswahl.'
    if (issue.code === 'unrecognized_keys') return 'Hier stehen Felder, die es nicht gibt.'
    return 'Diese Angabe ist nicht gültig.'
  },
})
