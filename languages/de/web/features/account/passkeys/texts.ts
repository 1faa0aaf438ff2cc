import type * as English from '../../../../../../web/features/account/passkeys/texts.ts'
import { pluralOf } from '../../../../../plural.ts'
import { translation } from '../../../../../translation.ts'

const plural = pluralOf('de')

export const passkeyTexts = translation<typeof English.passkeyTexts>()({
  heading: 'Passkeys',
  what: 'Mit einem Passkey melden Sie sich per Fingerabdruck, Gesicht oder Geräte-PIN an, ohne Passwort. Er lässt sich weder erraten noch aus einer E-Mail ablesen.',
  none: 'Sie haben noch keinen Passkey.',
  loading: 'Ihre Passkeys werden geladen',
  notLoaded: 'Ihre Passkeys wurden nicht geladen.',
  name: 'Name',
  added: 'Hinzugefügt',
  lastUsed: 'Zuletzt benutzt',
  never: 'Noch nicht benutzt',
  synced: 'Auf Ihren Geräten',
  action: 'Aktion',
  newName: 'Name des neuen Passkeys',
  nameHint: 'Zum Beispiel: Mein Handy',
  nameNeeded: 'Geben Sie einen Namen ein.',
  add: 'Passkey hinzufügen',
  adding: 'Wir warten auf Ihr Gerät …',
  addedNow: (name) => `Passkey hinzugefügt: ${name}`,
  rename: 'Umbenennen',
  renameTo: 'Neuer Name',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  keepName: 'Namen behalten',
  remove: 'Entfernen',
  ofPasskey: (name) => `: ${name}`,
  removed: (name) => `Passkey entfernt: ${name}`,
  removeTitle: (name) => `„${name}“ entfernen?`,
  removeText:
    'Mit dem Passkey können Sie sich dann nicht mehr anmelden. Ihr Gerät führt ihn vielleicht noch auf; löschen Sie ihn auch dort.',
  removing: 'Wird entfernt …',
  keep: 'Behalten',
  signInAgain: 'Neu anmelden',
})

export const secondStepTexts = translation<typeof English.secondStepTexts>()({
  heading: 'Zweiter Schritt',
  on: 'Ein',
  off: 'Aus',
  what: 'Nach dem Passwort oder nach Google fragt der Shop nach Ihrem Passkey. Wer Ihr Passwort erfährt, kann sich trotzdem nicht anmelden. Zehn Wiederherstellungscodes helfen, wenn Sie Ihren Passkey nicht zur Hand haben; jeder gilt einmal.',
  left: (count) =>
    plural(
      count,
      'Es ist noch 1 Wiederherstellungscode übrig. Erstellen Sie neue.',
      `Es sind noch ${count} Wiederherstellungscodes übrig.`,
    ),
  passkeyFirst: 'Fügen Sie zuerst einen Passkey hinzu.',
  switchOn: 'Nach dem Passwort meinen Passkey verlangen',
  waiting: 'Wir warten auf Ihren Passkey …',
  switchOff: 'Zweiten Schritt ausschalten',
  newCodes: 'Neue Wiederherstellungscodes erstellen',
  offTitle: 'Wieder mit nur einem Schritt anmelden?',
  offText: 'Dann genügt Ihr Passwort allein oder Google. Die Wiederherstellungscodes gelten nicht mehr.',
  codesTitle: 'Neue Wiederherstellungscodes erstellen?',
  codesText: 'Die alten Codes gelten dann nicht mehr.',
  keep: 'So lassen',
  isOff: 'Der zweite Schritt ist aus',
  store:
    'Drucken Sie diese Codes jetzt aus oder schreiben Sie sie auf. Sie werden nicht noch einmal angezeigt.',
  copy: 'Codes kopieren',
  copied: 'Kopiert',
  notCopied: 'Ihr Browser hat das nicht erlaubt. Markieren Sie die Codes und kopieren Sie sie.',
  stored: 'Ich habe sie gesichert',
  signInAgain: 'Neu anmelden',
})
