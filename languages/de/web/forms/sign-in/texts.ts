import type * as English from '../../../../../web/forms/sign-in/texts.ts'
import { translation } from '../../../../translation.ts'

export const secondStepTexts = translation<typeof English.secondStepTexts>()({
  title: 'Noch ein Schritt',
  lead: 'Dieses Konto verlangt auch einen Passkey. Benutzen Sie ihn auf diesem Gerät, mit dem Handy oder mit einem Sicherheitsschlüssel.',
  usePasskey: 'Meinen Passkey benutzen',
  code: 'Wiederherstellungscode',
  codeHint: 'Ohne Passkey: einer Ihrer aufbewahrten Codes, zum Beispiel 7Q4K-M2XD-9RTA.',
  codeNeeded: 'Geben Sie einen Wiederherstellungscode ein.',
  useCode: 'Mit dem Wiederherstellungscode anmelden',
  lost: 'Sie haben keines von beiden? Bitten Sie einen anderen Inhaber des Shops, Ihren zweiten Schritt zurückzusetzen.',
  startAgain: 'Von vorn beginnen',
})
