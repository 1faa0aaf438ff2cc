import type * as English from '../../../../../web/features/admin-import/picture-texts.ts'
import { wholeNumber } from '../../../../../web/ui/values/numbers.ts'
import { translation } from '../../../../translation.ts'
import { counted } from '../../../counted.ts'

export const importPictureTexts = translation<typeof English.importPictureTexts>()({
  title: 'Bilder',
  found: (formats, { all, fetched }, hosts) =>
    fetched === 0
      ? `${counted(formats, all, 'Bild', 'Bilder')} bei ${hosts.join(', ')}`
      : `${wholeNumber(formats, fetched)} von ${counted(formats, all, 'Bild', 'Bildern')} geholt von ${hosts.join(', ')}`,
  agree:
    'Der Shop kopiert sie, wenn Sie das möchten; seine Seiten laden nichts vom anderen Shop. Danach wird die Datei noch einmal mit den Bildern verglichen. Produkte ohne Bild kommen als Entwürfe in den Shop.',
  fetch: (formats, count) => `${counted(formats, count, 'Bild', 'Bilder')} holen`,
  again: 'Fehlgeschlagene erneut versuchen',
  fetching: 'Bilder werden geholt',
  progress: (formats, done, all) =>
    `${wholeNumber(formats, done)} von ${counted(formats, all, 'Bild', 'Bildern')} fertig. Sie können diese Seite verlassen.`,
  stop: 'Anhalten',
  failed: (formats, count) =>
    `${counted(formats, count, 'Bild konnte', 'Bilder konnten')} nicht geholt werden. Der Import geht ohne sie weiter.`,
  inRow: (formats, row) => `Zeile ${wholeNumber(formats, row)}:`,
  list: {
    loading: 'Fehlgeschlagene Bilder werden geladen',
    notLoaded: 'Die fehlgeschlagenen Bilder konnten nicht geladen werden.',
  },
})
