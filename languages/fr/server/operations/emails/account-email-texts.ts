import type * as English from '../../../../../server/operations/emails/account-email-texts.ts'
import { translation } from '../../../../translation.ts'

export const accountEmailTexts = translation<typeof English.accountEmailTexts>()({
  resetPassword: {
    subject: 'Choisir un nouveau mot de passe',
    requested: 'Un nouveau mot de passe a été demandé pour votre compte.',
    until: (until) =>
      `Le lien sert une seule fois, jusqu’au ${until}. Dès que le nouveau mot de passe est enregistré, tous les navigateurs connectés à votre compte sont déconnectés.`,
    link: 'Choisir un nouveau mot de passe',
    notYou:
      'Si vous n’avez rien demandé, ne tenez pas compte de ce message. Votre mot de passe reste le même.',
  },
  verifyAddress: {
    subject: 'Confirmez votre adresse e-mail',
    made: 'Un compte a été créé avec cette adresse. Si c’est vous, ouvrez le lien dans un navigateur où vous êtes connecté pour confirmer l’adresse.',
    until: (until) =>
      `Le lien sert une seule fois, jusqu’au ${until}. Vous pouvez aussi acheter sans confirmer.`,
    link: 'Confirmer mon adresse',
    notYou: (page) =>
      `Si vous n’avez pas créé ce compte, quelqu’un a utilisé votre adresse. Choisissez votre propre mot de passe pour reprendre le compte\u00a0: ${page}`,
  },
  signUpRefused: {
    subject: 'Vous avez déjà un compte',
    attempted:
      'Quelqu’un a voulu créer un compte avec cette adresse, qui en a déjà un. Rien n’a été modifié.',
    link: 'Se connecter',
    forgot: (page) =>
      `Si c’était vous et que vous avez oublié le mot de passe, choisissez-en un autre\u00a0: ${page}`,
    notYou: 'Si ce n’était pas vous, ne tenez pas compte de ce message.',
  },
  passwordChanged: {
    subject: 'Votre mot de passe a été modifié',
    changed:
      'Un nouveau mot de passe a été choisi pour votre compte au moyen d’un lien envoyé à cette adresse. Tous les navigateurs qui étaient connectés ne le sont plus.',
    passkeysStay: 'Vos clés d’accès restent en place. Vérifiez-les sur la page «\u00a0Compte\u00a0».',
    unproven:
      'Cette adresse n’était pas encore confirmée\u00a0: quelqu’un d’autre a pu remplir votre profil. Il sera vidé à votre prochaine connexion et les clés d’accès seront retirées. Vos commandes restent.',
    link: 'Se connecter',
    notYou: (page) =>
      `Si ce n’était pas vous, quelqu’un lit vos e-mails. Sécurisez d’abord votre messagerie, puis choisissez un autre mot de passe\u00a0: ${page}`,
  },
  passwordReplaced: {
    subject: 'Votre mot de passe a été modifié',
    replaced:
      'Le mot de passe de votre compte a été modifié sur la page «\u00a0Compte\u00a0», avec l’ancien mot de passe. Tous les autres navigateurs ont été déconnectés.',
    passkeysStay: 'Vos clés d’accès restent en place.',
    link: 'Vérifier mon compte',
    notYou: (page) =>
      `Si ce n’était pas vous, quelqu’un connaît votre ancien mot de passe. Choisissez-en un autre par e-mail, ce qui déconnecte tous les navigateurs\u00a0: ${page}`,
    thenCheck:
      'Vérifiez ensuite vos clés d’accès sur la page «\u00a0Compte\u00a0» et changez ce mot de passe partout où vous l’utilisez.',
  },
  deleted: {
    subject: 'Votre compte est supprimé',
    byOwner: 'Nous avons supprimé votre compte. Les commandes non payées sont annulées.',
    byYou: 'Votre compte est supprimé, comme vous l’avez demandé. Les commandes non payées sont annulées.',
    kept: 'Nous conservons vos commandes payées aussi longtemps que la loi l’exige. Celles qui ne sont pas encore parties vous seront envoyées.',
    notExpected: 'Si vous ne vous y attendiez pas, écrivez-nous.',
    notYou: 'Si ce n’était pas vous, écrivez-nous tout de suite.',
  },
  profileReset: {
    subject: 'Votre profil est de nouveau vide',
    emptied:
      'Vous vous êtes connecté et votre adresse est maintenant confirmée. Quelqu’un d’autre avait pu remplir le profil avant\u00a0: nous l’avons vidé. Vos commandes n’ont pas changé.',
    link: 'Remplir mon profil',
  },
})
