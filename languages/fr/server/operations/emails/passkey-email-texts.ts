import type * as English from '../../../../../server/operations/emails/passkey-email-texts.ts'
import { translation } from '../../../../translation.ts'

export const passkeyEmailTexts = translation<typeof English.passkeyEmailTexts>()({
  seePasskeys: 'Voir mes clés d’accès',
  seeAccount: 'Voir mon compte',
  signOutEverywhere: (page) =>
    `Si ce n’était pas vous, choisissez un nouveau mot de passe, ce qui déconnecte tous les navigateurs\u00a0: ${page}`,
  added: {
    subject: 'Une clé d’accès a été ajoutée à votre compte',
    what: 'Une clé d’accès a été ajoutée à votre compte. L’appareil qui la contient peut désormais se connecter sans le mot de passe.',
    notYou: (page) =>
      `Si ce n’était pas vous, choisissez d’abord un nouveau mot de passe, puis retirez la clé d’accès\u00a0: ${page}`,
  },
  removed: {
    subject: 'Une clé d’accès a été retirée de votre compte',
    what: 'Une clé d’accès a été retirée de votre compte. Elle ne permet plus de se connecter.',
  },
  switchedOn: {
    subject: 'Votre compte demande maintenant une deuxième étape',
    what: 'Après le mot de passe, ou après Google, votre compte demande désormais une clé d’accès ou un code de secours. Les autres navigateurs ont été déconnectés.',
  },
  switchedOff: {
    subject: 'Votre compte ne demande plus de deuxième étape',
    what: 'Votre compte ne demande plus de clé d’accès après le mot de passe. Ses codes de secours ne sont plus valables.',
  },
  codeUsed: {
    subject: 'Un code de secours de votre compte a servi',
    what: (left) => {
      const used = 'Un code de secours a servi à se connecter à votre compte, à la place d’une clé d’accès.'
      if (left === 0) return `${used} Il ne reste aucun code\u00a0: créez-en de nouveaux.`
      return left === 1
        ? `${used} Il reste un code\u00a0: créez-en de nouveaux.`
        : `${used} Il reste ${left} codes.`
    },
    notYou: (page) =>
      `Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe, puis créez de nouveaux codes de secours\u00a0: ${page}`,
  },
  codeUsedAtShop: {
    subject: 'Connexion avec un code de secours',
    what: (email) =>
      `${email} s’est connecté avec un code de secours à la place d’une clé d’accès. Demandez à cette personne si c’était bien elle.`,
    link: 'Voir les comptes',
    notThem:
      'Si ce n’était pas elle, retirez le rôle du compte et réinitialisez sa deuxième étape\u00a0: les deux déconnectent le compte.',
  },
  reset: {
    subject: 'La deuxième étape de votre compte a été réinitialisée',
    what: 'La direction de la boutique a réinitialisé la deuxième étape de votre compte. Vos clés d’accès et vos codes de secours ont été retirés, et tous les navigateurs déconnectés. Connectez-vous avec votre mot de passe, puis ajoutez de nouveau une clé d’accès.',
    notAsked: 'Si vous ne l’avez pas demandé, écrivez à la direction de la boutique.',
  },
})
