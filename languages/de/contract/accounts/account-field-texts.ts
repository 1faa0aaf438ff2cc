import type * as English from '../../../../contract/accounts/account-field-texts.ts'
import { translation } from '../../../translation.ts'

export const accountFieldTexts = translation<typeof English.accountFieldTexts>()({
  emailRequired: 'Geben Sie Ihre E-Mail-Adresse ein.',
  passwordRequired: 'Geben Sie das Passwort ein.',
  passwordShort: 'Das Passwort braucht mindestens 6 Zeichen.',
  passwordLong: 'Dieses Passwort ist zu lang.',
  newPasswordLong: 'Dieses Passwort ist zu lang. Höchstens 128 Zeichen sind möglich.',
  addressRequired: 'Geben Sie die Adresse ein.',
  statusRequired: 'Geben Sie Ihren Beruf ein.',
  phoneRequired: 'Geben Sie die Telefonnummer ein.',
  passkeyName: 'Geben Sie einen Namen ein.',
  role: 'Wählen Sie eine der Rollen in der Liste.',
})
