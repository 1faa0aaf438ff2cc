import { signUpForm } from '../../../../contract/accounts/accounts.ts'
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
  demoGoogle: 'Dans cette démo, des personnes inventées remplacent Google.',
})

export const authProblems = translation<typeof English.authProblems>()({
  'email-already-in-use':
    'Cette adresse ne peut pas servir à un nouveau compte. Si c’est la vôtre, connectez-vous ou choisissez un nouveau mot de passe.',
  'invalid-email': 'Indiquez une adresse e-mail valide.',
  'weak-password': `Le mot de passe doit avoir au moins ${signUpForm.password.minLength.value} caractères.`,
  'password-too-common':
    'Ce mot de passe est trop courant. Choisissez-en un autre\u00a0: trois mots sans rapport sont faciles à retenir.',
  'password-too-long': `Ce mot de passe est trop long. ${signUpForm.password.maxLength.value} caractères au maximum.`,
  'password-does-not-meet-requirements':
    'Ce mot de passe est trop facile à deviner. Prenez-en un plus long, avec majuscules, chiffres et un symbole.',
  'invalid-credential':
    'E-mail et mot de passe ne correspondent à aucun compte. Vérifiez-les, puis réessayez.',
  'current-password-wrong': 'Ce n’est pas votre mot de passe actuel. Vérifiez-le, puis réessayez.',
  'user-disabled': 'Ce compte est fermé. Si c’est une erreur, écrivez-nous par la page de contact.',
  'account-exists-with-different-credential':
    'Cette adresse a déjà un compte avec un autre mode de connexion. Connectez-vous comme la première fois.',
  'invalid-action-code': 'Ce lien a déjà servi ou a expiré. Demandez-en un nouveau.',
  'user-signed-out': 'Vous n’êtes plus connecté. Connectez-vous, puis réessayez.',
  'user-mismatch': 'Ce lien appartient à un autre compte. Déconnectez-vous, puis connectez-vous à ce compte.',
  'too-many-requests': 'Trop d’essais. Attendez une minute, puis réessayez.',
  'popup-closed-by-user':
    'La fenêtre Google a été fermée avant la fin de la connexion. Réessayez quand vous voulez.',
  'user-cancelled': 'Vous avez annulé chez Google. Appuyez à nouveau sur le bouton pour vous connecter.',
  'unverified-email':
    'Google n’a pas vérifié l’adresse de ce compte. Faites-la vérifier chez Google, ou connectez-vous avec un mot de passe.',
  'popup-blocked':
    'Votre navigateur a bloqué la fenêtre Google. Autorisez-la pour cette boutique, puis réessayez.',
  'network-request-failed': 'La connexion ne répond pas. Vérifiez votre réseau, puis réessayez.',
  'google-unavailable':
    'La connexion avec Google ne marche pas pour le moment. Réessayez dans une minute, ou utilisez e-mail et mot de passe.',
  'sign-in-again': 'Votre connexion est trop ancienne pour cela. Reconnectez-vous, puis recommencez.',
  'passkey-cancelled': 'La clé d’accès n’a pas servi. Appuyez à nouveau sur le bouton quand vous voulez.',
  'passkey-refused': 'Cette clé d’accès n’a pas été acceptée. Réessayez, ou connectez-vous autrement.',
  'passkey-unknown':
    'Cette clé d’accès n’appartient à aucun compte ici. Connectez-vous autrement, puis ajoutez-la dans «\u00a0Compte\u00a0».',
  'passkey-exists': 'Cet appareil a déjà une clé d’accès pour ce compte.',
  'passkey-unsupported':
    'Ce navigateur ne gère pas les clés d’accès. Connectez-vous autrement, ou prenez un navigateur plus récent.',
  'passkey-elsewhere':
    'Les clés d’accès ne marchent qu’à l’adresse de la boutique. Ouvrez la boutique à cette adresse, ou connectez-vous autrement.',
  'too-many-passkeys': 'Ce compte a 20 clés d’accès. Retirez-en une qui ne sert plus.',
  'last-way-to-sign-in':
    'Cette clé d’accès est le seul moyen d’accéder à votre compte. Choisissez d’abord un mot de passe, puis retirez-la.',
  'second-step-needs-passkey':
    'La connexion en deux étapes exige une clé d’accès. Désactivez-la, ou ajoutez d’abord une autre clé.',
  'recovery-code-wrong':
    'Ce code de secours ne marche pas. Chacun ne sert qu’une fois\u202f; vérifiez-le, ou prenez-en un autre.',
  'code-wrong': 'Ce code est faux. Vérifiez-le, puis réessayez.',
  'code-expired': 'Ce code a expiré ou a déjà servi. Demandez-en un nouveau.',
  'code-incomplete': 'Saisissez les six chiffres de l’e-mail.',
  'has-password': 'Votre compte a déjà un mot de passe. Rechargez la page pour le changer.',
  'invalid-name': 'Saisissez votre nom avec des lettres, 120 caractères au maximum.',
  'invalid-input': 'L’une de ces données n’est pas acceptée. Vérifiez-les, puis réessayez.',
  'other-origin':
    'Cette page n’est pas à l’adresse de la boutique. Ouvrez la boutique à son adresse, puis réessayez.',
  'second-step-first': 'Terminez d’abord la connexion avec votre clé d’accès ou un code de secours.',
  'not-offered': 'La boutique ne propose pas ce mode de connexion. Choisissez-en un autre, ou écrivez-nous.',
  'not-supported-here':
    'Ce navigateur ne permet pas de se connecter ici. Laissez la boutique enregistrer des données, ou changez de navigateur.',
  refused:
    'La connexion a été refusée. Vérifiez votre saisie, ou connectez-vous autrement\u202f; si cela continue, écrivez-nous.',
  unavailable: 'La connexion n’est pas disponible pour le moment. Réessayez dans une minute.',
})
