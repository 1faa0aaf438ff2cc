import type * as English from '../../../../../web/forms/sign-in/texts.ts'
import { translation } from '../../../../translation.ts'

export const secondStepTexts = translation<typeof English.secondStepTexts>()({
  title: 'Encore une étape',
  lead: 'Ce compte demande aussi une clé d’accès. Utilisez-la sur cet appareil, ou avec votre téléphone ou votre clé de sécurité.',
  usePasskey: 'Utiliser ma clé d’accès',
  code: 'Code de secours',
  codeHint:
    'Sans votre clé d’accès\u00a0: l’un des codes que vous avez conservés, par exemple 7Q4K-M2XD-9RTA.',
  codeNeeded: 'Saisissez un code de secours.',
  useCode: 'Utiliser le code de secours',
  lost: 'Vous n’avez ni l’un ni l’autre\u202f? Demandez à un autre propriétaire de la boutique de réinitialiser votre deuxième étape.',
  startAgain: 'Recommencer',
})
