import type * as English from '../../../../contract/accounts/account-field-texts.ts'
import { translation } from '../../../translation.ts'

export const accountFieldTexts = translation<typeof English.accountFieldTexts>()({
  emailRequired: 'L’e-mail est requis',
  passwordRequired: 'Le mot de passe est requis',
  passwordShort: 'Le mot de passe doit compter au moins 6\u00a0caractères',
  passwordLong: 'Ce mot de passe est trop long.',
  newPasswordLong: 'Ce mot de passe est trop long. 128\u00a0caractères au plus.',
  addressRequired: 'L’adresse est requise',
  statusRequired: 'L’activité est requise',
  phoneRequired: 'Le téléphone est requis',
  passkeyName: 'Saisissez un nom.',
  role: 'Choisissez un des rôles de la liste.',
})
