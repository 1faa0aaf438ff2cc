import type * as English from '../../../contract/attempt-texts.ts'
import { pluralOf } from '../../plural.ts'
import { translation } from '../../translation.ts'

const plural = pluralOf('de')

export const attemptTexts = translation<typeof English.attemptTexts>()({
  inSeconds: (seconds) =>
    `Zu viele Versuche. Versuchen Sie es in ${seconds} ${plural(seconds, 'Sekunde', 'Sekunden')} noch einmal.`,
  inMinutes: (minutes) =>
    `Zu viele Versuche. Versuchen Sie es in ${minutes} ${plural(minutes, 'Minute', 'Minuten')} noch einmal.`,
})
