import { signUpForm } from '../../../../contract/accounts/accounts.ts'
import { emailRules } from '../../../../contract/email.ts'
import type * as English from '../../../../web/texts/sign-in-form.ts'
import { translation } from '../../../translation.ts'

export const signInFields = translation<typeof English.signInFields>()({
  name: 'Nom',
  email: 'E-mail',
  password: 'Mot de passe',
  passwordHint: `Au moins ${signUpForm.password.minLength.value} caractères`,
  google: 'Continuer avec Google',
  googleWaiting: 'En attente de Google…',
  googleCancel: 'Annuler',
  passkey: 'Se connecter avec une clé d’accès',
  passkeyWaiting: 'En attente de votre clé d’accès…',
  waitIsOver: 'Vous pouvez réessayer maintenant.',
  demoGoogle: 'Dans cette démo, un substitut avec des personnes inventées s’ouvre à la place de Google.',
})

export const authProblems = translation<typeof English.authProblems>()({
  'email-already-in-use':
    'Cette adresse e-mail ne peut pas servir à un nouveau compte. Si c’est la vôtre, connectez-vous ou définissez un nouveau mot de passe.',
  'invalid-email': emailRules.message,
  'weak-password': signUpForm.password.minLength.message,
  'password-too-common':
    'Ce mot de passe est trop courant. Choisissez-en un autre\u00a0: trois mots sans rapport se retiennent facilement.',
  'password-too-long': signUpForm.password.maxLength.message,
  'password-does-not-meet-requirements':
    'Ce mot de passe est trop facile à deviner. Prenez-en un plus long, avec des majuscules, des chiffres et un symbole.',
  'invalid-credential':
    'L’adresse e-mail et le mot de passe ne correspondent à aucun compte. Vérifiez les deux, puis réessayez.',
  'current-password-wrong': 'Ce n’est pas votre mot de passe actuel. Vérifiez-le, puis réessayez.',
  'user-disabled': 'Ce compte est fermé. En cas d’erreur, écrivez-nous depuis la page de contact.',
  'account-exists-with-different-credential':
    'Cette adresse e-mail a un compte avec un autre mode de connexion. Connectez-vous comme la première fois.',
  'invalid-action-code': 'Ce lien a déjà servi ou a expiré. Demandez-en un nouveau.',
  'user-signed-out': 'Vous n’êtes plus connecté. Connectez-vous, puis réessayez.',
  'user-mismatch': 'Ce lien appartient à un autre compte. Déconnectez-vous, puis connectez-vous à ce compte.',
  'too-many-requests': 'Trop de tentatives. Attendez une minute, puis réessayez.',
  'popup-closed-by-user':
    'La fenêtre Google a été fermée avant la fin de la connexion. Réessayez quand vous voulez.',
  'user-cancelled': 'Vous avez annulé chez Google. Appuyez à nouveau sur le bouton pour vous connecter.',
  'unverified-email':
    'Google n’a pas vérifié l’adresse e-mail de ce compte. Vérifiez-la chez Google, ou connectez-vous avec un mot de passe.',
  'popup-blocked':
    'Votre navigateur a bloqué la fenêtre Google. Autorisez-la pour cette boutique, puis réessayez.',
  'network-request-failed': 'La connexion ne répond pas. Vérifiez votre accès à Internet, puis réessayez.',
  'google-unavailable':
    'La connexion avec Google ne fonctionne pas pour le moment. Réessayez dans une minute, ou utilisez e-mail et mot de passe.',
  'sign-in-again': 'Votre connexion est trop ancienne pour cette action. Reconnectez-vous, puis recommencez.',
  'passkey-cancelled':
    'La clé d’accès n’a pas été utilisée. Appuyez à nouveau sur le bouton quand vous voulez.',
  'passkey-refused': 'Cette clé d’accès n’a pas été acceptée. Réessayez, ou connectez-vous autrement.',
  'passkey-unknown':
    'Cette clé d’accès ne correspond à aucun compte ici. Connectez-vous autrement, puis ajoutez-la sous Compte.',
  'passkey-exists': 'Cet appareil a déjà une clé d’accès pour ce compte.',
  'passkey-unsupported':
    'Ce navigateur ne prend pas en charge les clés d’accès. Connectez-vous autrement, ou utilisez un navigateur plus récent.',
  'passkey-elsewhere':
    'Les clés d’accès ne fonctionnent qu’à l’adresse de la boutique. Ouvrez-la à cette adresse, ou connectez-vous autrement.',
  'too-many-passkeys': 'Ce compte a 20 clés d’accès. Retirez-en une dont vous ne vous servez plus.',
  'last-way-to-sign-in':
    'Cette clé d’accès est le seul moyen de vous connecter. Définissez d’abord un mot de passe, puis retirez-la.',
  'second-step-needs-passkey':
    'La deuxième étape de votre compte a besoin d’une clé d’accès. Désactivez-la, ou ajoutez d’abord une autre clé d’accès.',
  'recovery-code-wrong':
    'Ce code de secours ne fonctionne pas. Chacun sert une seule fois\u202f; vérifiez-le, ou prenez-en un autre.',
  'code-wrong': 'Ce code est faux. Vérifiez-le, puis réessayez.',
  'code-expired': 'Ce code a expiré ou a déjà servi. Demandez-en un nouveau.',
  'code-incomplete': 'Saisissez les six chiffres de l’e-mail.',
  'has-password': 'Votre compte a déjà un mot de passe. Rechargez la page pour le changer.',
  'invalid-name': 'Saisissez votre nom avec des lettres, 120 caractères au maximum.',
  'invalid-input': 'L’une de ces saisies n’est pas acceptée. Vérifiez-les toutes, puis réessayez.',
  'other-origin':
    'Cette page n’est pas à l’adresse de la boutique. Ouvrez la boutique à son adresse, puis réessayez.',
  'second-step-first': 'Terminez d’abord la connexion avec votre clé d’accès ou un code de secours.',
  'not-offered': 'La boutique ne propose pas ce mode de connexion. Choisissez-en un autre, ou écrivez-nous.',
  'not-supported-here':
    'Ce navigateur ne permet pas de se connecter ici. Autorisez la boutique à enregistrer des données, ou utilisez un autre navigateur.',
  refused:
    'La connexion a été refusée. Vérifiez votre saisie, ou connectez-vous autrement\u202f; si cela persiste, écrivez-nous.',
  unavailable: 'La connexion n’est pas disponible pour le moment. Réessayez dans une minute.',
})
