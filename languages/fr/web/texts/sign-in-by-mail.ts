import type * as English from '../../../../web/texts/sign-in-by-mail.ts'
import { translation } from '../../../translation.ts'

export const forgotPasswordTexts = translation<typeof English.forgotPasswordTexts>()({
  link: 'Mot de passe oublié\u202f?',
  title: 'Mot de passe oublié\u202f?',
  description: 'Recevoir par e-mail un lien pour définir un nouveau mot de passe.',
  lead: 'Indiquez l’adresse e-mail de votre compte. Vous recevez un lien pour définir un nouveau mot de passe.',
  submit: 'Recevoir un lien',
  submitting: 'Envoi…',
  sent: (email) =>
    `Si ${email} a un compte ici, un e-mail contenant un lien est en route. Le lien est valable une heure.`,
  noMail:
    'Pas d’e-mail après quelques minutes\u202f? Regardez dans les indésirables, vérifiez l’adresse ci-dessus, puis réessayez.',
  demo: 'Cette démo n’envoie pas d’e-mails. Son admin voit le lien dans son espace, sous Messages.',
  kept: (email) =>
    `Si ${email} a un compte ici, l’admin de la boutique trouve le lien dans son espace, sous Messages. Le lien est valable une heure.`,
  nowhere:
    'Cette boutique ne peut pas envoyer d’e-mails pour le moment\u00a0: vous ne pouvez pas recevoir de lien. Écrivez-nous, nous vous dirons quand ce sera possible.',
  writeToUs: 'Nous écrire',
  again: 'Réessayer',
  back: 'Se connecter',
})

export const resetPasswordTexts = translation<typeof English.resetPasswordTexts>()({
  title: 'Définir un nouveau mot de passe',
  description: 'Définir un nouveau mot de passe pour votre compte.',
  password: 'Nouveau mot de passe',
  submit: 'Définir le mot de passe',
  submitting: 'Définition du mot de passe…',
  noLink: 'Ouvrez cette page depuis le lien de notre e-mail. Si vous n’en avez pas, demandez-en un nouveau.',
  askAgain: 'Demander un nouveau lien',
  done: 'Votre nouveau mot de passe est défini. Tous les navigateurs connectés à votre compte sont déconnectés.',
  logIn: 'Se connecter avec',
})

export const verifyAddressTexts = translation<typeof English.verifyAddressTexts>()({
  title: 'Confirmer votre adresse e-mail',
  description: 'Confirmer l’adresse e-mail de votre compte.',
  checking: 'Vérification du lien…',
  noLink: 'Ouvrez cette page depuis le lien de notre e-mail pour confirmer votre adresse.',
  logInFirst: 'Connectez-vous au compte qui a reçu l’e-mail\u00a0: cela confirme son adresse.',
  logIn: 'Se connecter',
  notMade:
    'Si vous n’avez pas créé ce compte, quelqu’un d’autre a utilisé votre adresse. Reprenez le compte\u00a0:',
  takeOver: 'Définir votre propre mot de passe',
  done: 'Merci. Votre adresse e-mail est confirmée.',
  goOn: 'Continuer vers les outils',
  tryAgain: 'Réessayer',
  newLink: 'Recevoir un nouveau lien',
  newLinkSent: 'Un e-mail avec un nouveau lien est en route. Ouvrez-le dans ce navigateur.',
  newLinkKept:
    'L’admin de cette démo trouve un nouveau lien dans son espace, sous Messages. Ouvrez-le dans ce navigateur.',
})
