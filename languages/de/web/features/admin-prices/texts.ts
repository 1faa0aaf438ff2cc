import type * as English from '../../../../../web/features/admin-prices/texts.ts'
import { moneyFigure, wholeNumber } from '../../../../../web/ui/values/numbers.ts'
import { translation } from '../../../../translation.ts'
import { counted } from '../../../counted.ts'

export const wayTexts = translation<typeof English.wayTexts>()({
  sale: 'Sonderangebot',
  code: 'Rabattcode',
  basket: 'Automatisch im Warenkorb',
})

export const pricesTexts = translation<typeof English.pricesTexts>()({
  heading: 'Preise',
  about:
    'Rabatte auf Zeit, mit einem Code oder von selbst im Warenkorb. Passen mehrere auf einen Warenkorb, gilt der für die Kundschaft beste, nie zwei zugleich.',
  readOnly: 'Sie können die Rabatte hier lesen. Angelegt und geändert werden sie mit dem Admin-Recht.',
  undoHint: 'Jede Änderung eines Rabatts lässt sich rückgängig machen:',
  inChanges: 'im Änderungsverlauf',
  loading: 'Rabatte werden geladen',
  notLoaded: 'Die Rabatte konnten nicht geladen werden.',
  notOffered: 'Dieser Shop verwaltet seine Rabatte an anderer Stelle.',
  add: 'Rabatt anlegen',
  groups: 'Kundengruppen',
  phases: { running: 'Laufend', planned: 'Geplant', over: 'Beendet' },
  empty: {
    running:
      'Zurzeit läuft kein Rabatt. Legen Sie einen an: ein Sonderangebot fürs Wochenende oder einen Code für einen Verein.',
    planned:
      'Nichts ist geplant. Geben Sie einem Rabatt einen Beginn in der Zukunft, dann beginnt er von selbst.',
    over: 'Noch ist kein Rabatt zu Ende. Später können Sie ihn von hier kopieren.',
  },
  more: 'Mehr anzeigen',
  columns: {
    name: 'Name',
    what: 'Rabatt',
    when: 'Wann',
    uses: 'Eingelöst',
    sold: 'Umsatz',
    actions: 'Aktionen',
  },
  percent: (number) => `−${number}\u00a0%`,
  amount: (amount) => `−${amount}`,
  amountEach: (amount) => `−${amount} auf jedes Stück`,
  on: (off, what) => `${off} auf ${what}`,
  everything: 'alles',
  products: (formats, count) => counted(formats, count, 'Produkt', 'Produkte'),
  fromMinimum: (minimum) => `ab ${minimum}`,
  onceEach: 'einmal je Konto',
  forGroup: (name) => `nur für ${name}`,
  between: ' · ',
  always: 'Bis Sie ihn beenden',
  ends: (at) => `Bis ${at}`,
  startsUntilStopped: (at) => `Ab ${at}, bis Sie ihn beenden`,
  period: (from, until) => `Ab ${from} bis ${until}`,
  ended: (at) => `Endete ${at}`,
  stopped: (at) => `Beendet ${at}`,
  stoppedState: 'Beendet',
  uses: (formats, uses) => wholeNumber(formats, uses),
  usesOf: (formats, uses, most) => `${wholeNumber(formats, uses)} von ${wholeNumber(formats, most)}`,
  inTags: 'In den Preisen',
  sold: (formats, orders) => counted(formats, orders, 'Bestellung', 'Bestellungen'),
  given: (formats, discount) => `${moneyFigure(formats, discount)} Rabatt`,
  change: 'Ändern',
  copy: 'Kopieren',
  stop: 'Beenden',
  resume: 'Fortsetzen',
  resuming: 'Wird fortgesetzt …',
  delete: 'Löschen',
  copyLink: 'Link kopieren',
  linkCopied: 'Der Link ist kopiert. Er öffnet den Warenkorb mit diesem Code.',
  linkNotCopied: (link) => `Ihr Browser erlaubt kein Kopieren. Das ist der Link: ${link}`,
  ofRule: (name) => `: ${name}`,
  resumed: (name) => `${name} läuft wieder`,
  stoppedNow: (name) => `${name} ist beendet`,
  deleted: (name) => `${name} ist gelöscht`,
  confirmStop: 'Diesen Rabatt beenden?',
  stopSale: (name) =>
    `Die Produkte von „${name}“ bekommen sofort ihre regulären Preise zurück. Aufgegebene Bestellungen behalten ihren Preis.`,
  stopOther: (name) =>
    `„${name}“ gilt für keinen weiteren Warenkorb. Aufgegebene Bestellungen behalten ihren Preis. Sie können den Rabatt später fortsetzen.`,
  stopPlanned: (name) => `„${name}“ beginnt nicht. Sie können den Rabatt später fortsetzen.`,
  stopYes: 'Beenden',
  stopping: 'Wird beendet …',
  confirmDelete: 'Diesen Rabatt löschen?',
  deleteText: (name) => `„${name}“ hat nicht begonnen und wurde nie benutzt.`,
  deleteYes: 'Löschen',
  deleting: 'Wird gelöscht …',
  keep: 'Nichts ändern',
})
