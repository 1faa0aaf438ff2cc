import type * as English from '../../../../../../web/features/admin-products/board/board-texts.ts'
import { wholeNumber } from '../../../../../../web/ui/values/numbers.ts'
import { translation } from '../../../../../translation.ts'

export const boardTexts = translation<typeof English.boardTexts>()({
  family: (name) => `Wird mit seiner Familie verschoben: ${name}`,
  titles: { tool: 'Werkzeug anordnen', part: 'Teile anordnen' },
  link: 'Produkte anordnen',
  notOffered: 'In diesem Shop lässt sich die Reihenfolge nicht ändern.',
  lead: 'In dieser Reihenfolge erscheinen sie im Shop. Ziehen Sie ein Produkt am Griff; oder drücken Sie auf dem Griff die Leertaste, verschieben Sie mit den Pfeiltasten und drücken Sie erneut die Leertaste.',
  find: 'Suchen',
  findHint: 'Name des Produkts',
  found:
    'Zum Ziehen das Suchfeld leeren. Gefundene Produkte lassen sich trotzdem nach oben oder an einen Platz setzen.',
  none: 'Kein Produkt heißt so.',
  loading: 'Reihenfolge wird geladen',
  notLoaded: 'Die Reihenfolge konnte nicht geladen werden.',
  notMoved: 'Das Produkt wurde nicht verschoben und bleibt an seinem Platz.',
  empty: 'Noch gibt es nichts anzuordnen.',
  more: 'Mehr anzeigen',
  list: 'Die Reihenfolge',
  drag: (name) => `${name} verschieben`,
  draggable: 'verschiebbar',
  instructions:
    'Leertaste zum Aufnehmen, Pfeiltasten zum Verschieben, Leertaste zum Ablegen, Escape zum Abbrechen.',
  toTop: 'Nach oben',
  toPlace: 'An Platz …',
  of: (name) => `: ${name}`,
  place: 'Platz',
  move: 'Verschieben',
  cancel: 'Abbrechen',
  placeRequired: 'Geben Sie einen Platz ein, ab 1 gezählt.',
  pickedUp: (formats, name, place) => `${name} aufgenommen von Platz ${wholeNumber(formats, place)}.`,
  over: (formats, name, place) => `${name} über Platz ${wholeNumber(formats, place)}.`,
  putDown: (formats, name, place) => `${name} abgelegt auf Platz ${wholeNumber(formats, place)}.`,
  left: (name) => `${name} bleibt, wo es war.`,
  moved: (formats, name, place) => `${name} steht jetzt auf Platz ${wholeNumber(formats, place)}.`,
})
