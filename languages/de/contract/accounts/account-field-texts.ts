import type * as English from '../../../../contract/accounts/account-field-texts.ts'
import { translation } from '../../../translation.ts'

export const accountFieldTexts = translation<typeof English.accountFieldTexts>()({
  emailRequired: 'Bitte die E-Mail eingeben',
  passwordRequired: 'Bitte das Passwort eingeben',
  passwordShort: 'Das Passwort braucht mindestens 6 Zeichen',
  passwordLong: 'Dieses Passwort ist zu lang.',
  newPasswordLong: 'Dieses Passwort ist zu lang. Höchstens 128 Zeichen sind möglich.',
  addressRequired: 'Bitte die Adresse eingeben',
  statusRequired: 'Bitte den Beruf eingeben',
  phoneRequired: 'Bitte die Telefonnummer eingeben',
  passkeyName: 'Geben Sie einen Namen ein.',
  role: 'Wählen Sie eine der Rollen in der Liste.',
})
