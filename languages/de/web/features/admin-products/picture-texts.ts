import type * as English from '../../../../../web/features/admin-products/picture-texts.ts'
import { translation } from '../../../../translation.ts'

export const pictureTexts = translation<typeof English.pictureTexts>()({
  choice: 'So erscheint das Bild',
  cutOut: 'Freigestellt',
  cutOutHint: 'Ohne Hintergrund. Das Werkzeug hängt an der Werkzeugwand vor seinem Umriss.',
  photograph: 'Foto',
  photographHint: 'Mit Hintergrund, über die ganze Karte.',
  only: 'Der Hintergrund ist zum Freistellen zu unruhig. Gezeigt wird das Foto.',
  light: 'Auf heller Wand',
  dark: 'Auf dunkler Wand',
  again: 'Neu freistellen',
  tryIt: 'Freistellen',
  working: 'Wird freigestellt …',
})

export const cutOutAllTexts = translation<typeof English.cutOutAllTexts>()({
  heading: 'Alle Bilder freistellen',
  lead: 'Entfernt bei allen hochgeladenen Bildern von Werkzeug und Teilen den einfarbigen Hintergrund, wo er noch da ist. Bilder, die Sie in einem Formular gewählt haben, bleiben. Jede Änderung steht unter „Änderungen“ und lässt sich dort rückgängig machen.',
  start: 'Alle Bilder freistellen',
  stop: 'Anhalten',
  progress: 'Freigestellte Bilder',
  going: (done, all) => `${done} von ${all} Bildern erledigt.`,
  ended: (cut, kept, failed) =>
    `Fertig. Freigestellt: ${cut}, weiterhin Foto: ${kept}${failed === '0' ? '.' : `, nicht lesbar: ${failed}.`}`,
})
