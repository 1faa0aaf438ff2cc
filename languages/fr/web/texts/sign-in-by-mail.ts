import type * as English from '../../../../web/texts/sign-in-by-mail.ts'
import { translation } from '../../../translation.ts'

export const forgotPasswordTexts = translation<typeof English.forgotPasswordTexts>()({
  link: 'Mot de passe oublié\u202f?',
  title: 'Mot de passe oublié\u202f?',
  description: 'Recevoir par e-mail un lien pour choisir un nouveau mot de passe.',
  lead: 'Indiquez l’adresse e-mail de votre compte. Vous recevez un lien pour choisir un nouveau mot de passe.',
  submit: 'Envoyer le lien',
  submitting: 'Envoi…',
  sent: (email) =>
    `Si un compte existe ici pour ${email}, un e-mail avec un lien est en route. Le lien est valable une heure.`,
  noMail:
    'Pas d’e-mail après quelques minutes\u202f? Regardez dans les indésirables, vérifiez l’adresse ci-dessus, puis réessayez.',
  demo: 'Cette démo n’envoie pas d’e-mails. L’admin voit le lien dans «\u00a0Mon espace\u00a0», «\u00a0Messages\u00a0».',
  kept: (email) =>
    `Si un compte existe ici pour ${email}, l’admin de la boutique trouve le lien dans «\u00a0Mon espace\u00a0», «\u00a0Messages\u00a0». Le lien est valable une heure.`,
  nowhere:
    'Cette boutique ne peut pas envoyer d’e-mails pour le moment, donc pas de lien non plus. Écrivez-nous, nous vous dirons quand ce sera possible.',
  writeToUs: 'Nous écrire',
  again: 'Réessayer',
  back: 'Se connecter',
})

export const resetPasswordTexts = translation<typeof English.resetPasswordTexts>()({
  title: 'Choisir un nouveau mot de passe',
  description: 'Choisir un nouveau mot de passe pour votre compte.',
  password: 'Nouveau mot de passe',
  submit: 'Enregistrer le mot de passe',
  submitting: 'Enregistrement…',
  noLink: 'Ouvrez cette page par le lien de notre e-mail. Si vous n’en avez pas, demandez un nouveau lien.',
  askAgain: 'Demander un nouveau lien',
  done: 'Votre nouveau mot de passe est enregistré. Tous les navigateurs connectés à votre compte sont déconnectés.',
  logIn: 'Se connecter',
})

export const verifyAddressTexts = translation<typeof English.verifyAddressTexts>()({
  title: 'Confirmer votre adresse',
  description: 'Confirmer l’adresse e-mail de votre compte.',
  checking: 'Vérification du lien…',
  noLink: 'Ouvrez cette page par le lien de notre e-mail pour confirmer votre adresse.',
  logInFirst: 'Connectez-vous au compte qui a reçu l’e-mail. La connexion confirme son adresse.',
  logIn: 'Se connecter',
  notMade:
    'Si vous n’avez pas créé ce compte, quelqu’un d’autre a utilisé votre adresse. Reprenez le compte\u00a0:',
  takeOver: 'Choisir mon mot de passe',
  done: 'Merci. Votre adresse est confirmée.',
  goOn: 'Continuer mes achats',
  tryAgain: 'Réessayer',
  newLink: 'Envoyer un nouveau lien',
  newLinkSent: 'Un e-mail avec un nouveau lien est en route. Ouvrez-le dans ce navigateur.',
  newLinkKept:
    'L’admin de cette démo trouve un nouveau lien dans «\u00a0Mon espace\u00a0», «\u00a0Messages\u00a0». Ouvrez-le dans ce navigateur.',
})
