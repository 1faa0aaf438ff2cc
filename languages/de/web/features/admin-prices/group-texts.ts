import type * as English from '../../../../../web/features/admin-prices/group-texts.ts'
import { translation } from '../../../../translation.ts'
import { counted } from '../../../counted.ts'

export const groupTexts = translation<typeof English.groupTexts>()({
  heading: 'Kundengruppen',
  about:
    'Ein Verein, ein Team, eine Werkstatt: Rabatte können nur für die Mitglieder einer Gruppe gelten. Mitglieder werden an ihrer E-Mail-Adresse erkannt, auch bevor sie ein Konto haben.',
  back: 'Preise',
  loading: 'Gruppen werden geladen',
  notLoaded: 'Die Gruppen konnten nicht geladen werden.',
  notOffered: 'Dieser Shop verwaltet seine Kundengruppen an anderer Stelle.',
  empty:
    'Noch gibt es keine Gruppe. Legen Sie eine an und fügen Sie die E-Mail-Adressen der Mitglieder ein, dann wählen Sie sie bei einem Rabatt.',
  add: 'Gruppe anlegen',
  change: 'Ändern',
  delete: 'Löschen',
  ofGroup: (name) => `: ${name}`,
  columns: {
    name: 'Gruppe',
    members: 'Mitglieder',
    rules: 'Rabatte',
    priceList: 'Preisliste',
    actions: 'Aktionen',
  },
  changing: (name) => `${name} ändern`,
  name: 'Name',
  nameHint: 'Nur das Team liest ihn.',
  emails: 'E-Mail-Adressen der Mitglieder',
  emailsHint:
    'Eine je Zeile, oder aus einer E-Mail oder Tabelle eingefügt. Jede Adresse zählt einmal; höchstens 5.000.',
  count: (formats, members) => counted(formats, members, 'Mitglied', 'Mitglieder'),
  wrong: (text) => `„${text}“ ist keine E-Mail-Adresse. Berichtigen oder entfernen Sie sie.`,
  priceList: 'Preisliste',
  priceListHint:
    'Die eigenen Preise der Mitglieder. Sie gelten, sobald ein Konto seine E-Mail-Adresse bestätigt hat.',
  noPriceList: 'Keine: die Preise für alle',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  cancel: 'Abbrechen',
  saved: (name) => `Gruppe ${name} ist gespeichert`,
  deleted: (name) => `Gruppe ${name} ist gelöscht`,
  confirm: 'Diese Gruppe löschen?',
  confirmText: (name) => `„${name}“ und ihre Liste von E-Mail-Adressen werden endgültig gelöscht.`,
  confirmYes: 'Löschen',
  confirmNo: 'Behalten',
  deleting: 'Wird gelöscht …',
})
