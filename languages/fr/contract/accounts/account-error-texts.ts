import type * as English from '../../../../contract/accounts/account-error-texts.ts'
import { translation } from '../../../translation.ts'

export const accountErrorTexts = translation<typeof English.accountErrorTexts>()({
  ACCOUNT_BOUND_ELSEWHERE:
    'Cet e-mail est lié à un compte qui se connecte autrement. Utilisez ce mode de connexion ou confirmez l’e-mail.',
  ACCOUNT_BLOCKED: 'Ce compte est bloqué. Écrivez à la boutique si vous pensez qu’il s’agit d’une erreur.',
  SECOND_FACTOR_REQUIRED:
    'Après la première étape, ce compte demande une clé d’accès ou un code de secours. Reconnectez-vous avec les deux.',
  OWN_SECOND_FACTOR:
    'C’est votre propre compte. Un autre propriétaire peut réinitialiser sa deuxième étape\u202f; vous pouvez la désactiver sous «\u00a0Compte\u00a0».',
  OWN_ACCOUNT: 'C’est votre propre compte. Vous pouvez le supprimer sous «\u00a0Compte\u00a0».',
  STAFF_NOT_BLOCKED:
    'Ce compte a des droits dans la boutique. Faites-en d’abord un compte client, puis bloquez-le.',
  BLOCKED_ACCOUNT_WITHOUT_ROLE: 'Ce compte est bloqué. Levez d’abord le blocage, puis donnez-lui un rôle.',
  DEMO_ACCOUNT:
    'Dans la démo, tout le monde peut se connecter avec ce compte\u00a0: il ne peut pas être admin. Choisissez-en un autre.',
  USER_NOT_FOUND: 'Aucun compte ne correspond à cet e-mail. Rechargez la liste des comptes.',
  SIGN_IN_NOT_FOUND: 'Cette connexion est déjà terminée. Rechargez la liste des connexions.',
  LAST_ADMIN: 'C’est le dernier admin. Nommez d’abord un autre admin.',
  SIGN_IN_AGAIN:
    'Votre connexion est trop ancienne. Reconnectez-vous, puis supprimez le compte dans les cinq minutes.',
})
