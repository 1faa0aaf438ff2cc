import type * as English from '../../../../web/forms/texts.ts'
import { translation } from '../../../translation.ts'

export const earlierDraftTexts = translation<typeof English.earlierDraftTexts>()({
  filledIn: 'Nicht gespeicherte Änderungen von vorhin sind eingetragen.',
  discard: 'Verwerfen',
})

export const needsScriptTexts = translation<typeof English.needsScriptTexts>()({
  link: 'Diese Seite braucht JavaScript. Schalten Sie es im Browser ein und öffnen Sie den Link in der E-Mail noch einmal.',
  account: 'Das Kundenkonto braucht JavaScript. Schalten Sie es im Browser ein, oder',
  writeToUs: 'schreiben Sie uns',
})

export const imageTexts = translation<typeof English.imageTexts>()({
  label: 'Bild',
  hint: 'JPEG, PNG, WebP, GIF oder AVIF, bis 10\u00a0MB.',
  chooseAgain: (name) =>
    `Wählen Sie ${name} noch einmal aus: Beim Neuladen einer Seite vergisst der Browser Dateien.`,
  sending: 'Das Bild wird hochgeladen …',
})
