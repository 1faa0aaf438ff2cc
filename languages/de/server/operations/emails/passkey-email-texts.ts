import type * as English from '../../../../../server/operations/emails/passkey-email-texts.ts'
import { translation } from '../../../../translation.ts'

export const passkeyEmailTexts = translation<typeof English.passkeyEmailTexts>()({
  seePasskeys: 'Passkeys ansehen',
  seeAccount: 'Konto ansehen',
  signOutEverywhere: (page) =>
    `Wenn Sie es nicht waren, legen Sie ein neues Passwort fest; dabei werden alle Browser abgemeldet: ${page}`,
  added: {
    subject: 'Ihr Konto hat einen neuen Passkey',
    what: 'Ihrem Konto wurde ein Passkey hinzugefügt. Mit dem Gerät, auf dem er liegt, geht die Anmeldung jetzt ohne Passwort.',
    notYou: (page) =>
      `Wenn Sie es nicht waren, legen Sie zuerst ein neues Passwort fest und entfernen Sie dann den Passkey: ${page}`,
  },
  removed: {
    subject: 'Ein Passkey wurde aus Ihrem Konto entfernt',
    what: 'Aus Ihrem Konto wurde ein Passkey entfernt. Anmelden kann man sich mit ihm nicht mehr.',
  },
  switchedOn: {
    subject: 'Ihr Konto fragt jetzt nach einem zweiten Schritt',
    what: 'Nach dem Passwort oder nach Google verlangt Ihr Konto jetzt einen Passkey oder einen Wiederherstellungscode. Andere Browser sind abgemeldet.',
  },
  switchedOff: {
    subject: 'Ihr Konto fragt nicht mehr nach einem zweiten Schritt',
    what: 'Ihr Konto verlangt nach dem Passwort keinen Passkey mehr. Die Wiederherstellungscodes gelten nicht mehr.',
  },
  codeUsed: {
    subject: 'Ein Wiederherstellungscode Ihres Kontos wurde benutzt',
    what: (left) => {
      const used =
        'Bei der Anmeldung an Ihrem Konto wurde ein Wiederherstellungscode statt eines Passkeys benutzt.'
      if (left === 0) return `${used} Es ist kein Code mehr übrig: Erstellen Sie neue.`
      return left === 1
        ? `${used} Es ist noch ein Code übrig: Erstellen Sie neue.`
        : `${used} Es sind noch ${left} Codes übrig.`
    },
    notYou: (page) =>
      `Wenn Sie es nicht waren, legen Sie sofort ein neues Passwort fest und erstellen Sie dann neue Wiederherstellungscodes: ${page}`,
  },
  codeUsedAtShop: {
    subject: 'Anmeldung mit einem Wiederherstellungscode',
    what: (email) =>
      `${email} hat sich mit einem Wiederherstellungscode statt eines Passkeys angemeldet. Fragen Sie nach, ob es diese Person selbst war.`,
    link: 'Konten ansehen',
    notThem:
      'Wenn nicht, entziehen Sie dem Konto die Rolle und setzen Sie den zweiten Schritt zurück: Beides meldet das Konto ab.',
  },
  reset: {
    subject: 'Der zweite Schritt Ihres Kontos wurde zurückgesetzt',
    what: 'Ein Admin des Shops hat den zweiten Schritt Ihres Kontos zurückgesetzt. Ihre Passkeys und Wiederherstellungscodes sind entfernt, und alle Browser sind abgemeldet. Melden Sie sich mit dem Passwort an und fügen Sie dann wieder einen Passkey hinzu.',
    notAsked: 'Wenn Sie darum nicht gebeten haben, schreiben Sie uns.',
  },
})
