import type * as English from '../../../../../../web/features/admin-products/makers/maker-texts.ts'
import { translation } from '../../../../../translation.ts'
import { counted } from '../../../../counted.ts'

export const makerTexts = translation<typeof English.makerTexts>()({
  heading: 'Hersteller',
  about:
    'Wer herstellt, was Sie verkaufen. In der Europäischen Union gehören zu jedem Produkt Name, Postanschrift und elektronische Adresse des Herstellers; sitzt er außerhalb der Union, braucht er dort eine verantwortliche Person. Den Hersteller wählen Sie im Formular des Produkts, in den Listen oder per Import.',
  loading: 'Hersteller werden geladen',
  notLoaded: 'Die Hersteller konnten nicht geladen werden.',
  notOffered: 'Dieser Shop führt seine Hersteller anderswo.',
  empty:
    'Noch kein Hersteller. Legen Sie den ersten an: Die Angaben stehen auf der Verpackung oder in der Anleitung.',
  add: 'Hersteller anlegen',
  change: 'Ändern',
  delete: 'Löschen',
  ofMaker: (name) => `: ${name}`,
  columns: {
    name: 'Hersteller',
    contact: 'Elektronische Adresse',
    products: 'Produkte',
    actions: 'Aktionen',
  },
  noResponsible: 'Verantwortliche Person fehlt',
  changing: (name) => `${name} ändern`,
  name: 'Name',
  nameHint: 'Wie auf Produkt oder Verpackung: Firma, Handelsname oder Marke.',
  address: 'Postanschrift',
  addressHint: 'Zeile für Zeile wie auf einem Umschlag, ohne Land.',
  country: 'Land',
  noCountry: 'Land wählen',
  contact: 'Elektronische Adresse',
  contactHint: 'Eine E-Mail-Adresse oder eine Kontaktseite, etwa https://maker.example/contact.',
  brands: 'Marken',
  brandsHint: 'Eine pro Zeile. Das Produktformular schlägt bei ihnen diesen Hersteller vor.',
  responsible: 'Verantwortliche Person in der Europäischen Union',
  responsibleHint:
    'Für Hersteller außerhalb der Europäischen Union: Importeur, Bevollmächtigter oder ein anderes Unternehmen dort. Der Name steht auf Produkt oder Verpackung. Gibt es keine, bleiben alle drei Felder leer.',
  responsibleMissing:
    'Dieses Land liegt außerhalb der Europäischen Union. Um dorthin zu verkaufen, geben Sie die verantwortliche Person an.',
  save: 'Hersteller speichern',
  saving: 'Wird gespeichert …',
  cancel: 'Abbrechen',
  saved: (name) => `Hersteller gespeichert: ${name}`,
  confirm: 'Sind Sie sicher?',
  confirmText: (name) => `Der Hersteller ${name} wird gelöscht.`,
  confirmYes: 'Hersteller löschen',
  confirmNo: 'Behalten',
  deleting: 'Wird gelöscht …',
  deleted: (name) => `Hersteller gelöscht: ${name}`,
})

export const makerChoiceTexts = translation<typeof English.makerChoiceTexts>()({
  title: 'Sicherheit und Hersteller',
  maker: 'Hersteller',
  none: 'Kein Hersteller gewählt',
  hint: 'Steht mit Adressen auf der Produktseite.',
  suggest: (name) => `${name} übernehmen`,
  suggested: (brand) => `Der Hersteller von ${brand} steht in Ihrer Liste.`,
  manage: 'Alle Hersteller',
  failed:
    'Die Hersteller konnten nicht geladen werden, deshalb ist keine Auswahl möglich. Laden Sie die Seite neu.',
  warnings: 'Warnhinweise und Sicherheitsinformationen',
  warningsHint:
    'Wie auf Produkt, Verpackung oder in der Anleitung, in der Sprache Ihrer Kundschaft. Leer: keine.',
  guaranteeYears: 'Herstellergarantie in Jahren',
  guarantor: 'Garantiegeber',
  guarantorHint: 'Wer die Garantie gibt. Leer: der Hersteller.',
  guaranteeTerms: 'Garantiebedingungen',
  guaranteeTermsHint: 'Ein Text oder die Adresse der Seite mit den Bedingungen.',
  bulk: {
    label: 'Hersteller zuordnen',
    confirm: (formats, count) => `Hersteller für ${counted(formats, count, 'Produkt', 'Produkte')} wählen.`,
    done: (formats, count) => `${counted(formats, count, 'Produkt', 'Produkte')} geändert`,
    missing: 'Wählen Sie einen Hersteller. „Kein Hersteller“ entfernt die Zuordnung.',
    choose: 'Hersteller wählen',
    remove: 'Kein Hersteller',
  },
})
