import type * as English from '../../../../../web/features/sign-in/texts.ts'
import { translation } from '../../../../translation.ts'

export const loginTexts = translation<typeof English.loginTexts>()({
  title: 'Se connecter',
  description: 'Connectez-vous pour réserver des outils, les payer et suivre vos commandes.',
  submit: 'Se connecter',
  submitting: 'Connexion en cours…',
  otherWay: 'Première visite\u202f?',
  toOtherWay: 'Créer un compte',
})

export const signupTexts = translation<typeof English.signupTexts>()({
  title: 'Créer un compte',
  description: 'Créez un compte pour réserver des outils, les payer et suivre vos commandes.',
  submit: 'Créer le compte',
  submitting: 'Création de votre compte…',
  otherWay: 'Déjà un compte\u202f?',
  toOtherWay: 'Se connecter',
})
