import type * as English from '../../../../../server/operations/emails/sign-in-code-email-texts.ts'
import { translation } from '../../../../translation.ts'

export const signInCodeEmailTexts = translation<typeof English.signInCodeEmailTexts>()({
  code: {
    subject: 'Votre code de connexion',
    enter: 'Saisissez ce code sur la page qui l’a demandé. Il vous connecte sans mot de passe.',
    name: 'Code',
    until: (until) =>
      `Le code sert une seule fois, jusqu’au ${until}, et seulement dans le navigateur qui l’a demandé. Personne de la boutique ne vous le demandera.`,
    notYou:
      'Si vous ne l’avez pas demandé, ne tenez pas compte de ce message\u00a0: sans le code, personne ne peut se connecter avec votre adresse.',
  },
  takenOver: {
    subject: 'Votre adresse est confirmée et votre ancien mot de passe supprimé',
    verified:
      'Vous vous êtes connecté avec un code\u00a0: votre adresse est donc confirmée. Jusque-là, quelqu’un d’autre aurait pu créer le compte avec votre adresse.',
    removed:
      'C’est pourquoi le mot de passe et les clés d’accès sont supprimés, les autres navigateurs déconnectés et le profil vidé. Vos commandes restent.',
    link: 'Choisir un nouveau mot de passe',
    noNeed:
      'Le mot de passe n’est pas obligatoire\u00a0: vous pouvez vous connecter chaque fois avec un code.',
  },
  passwordAdded: {
    subject: 'Votre compte a maintenant un mot de passe',
    added:
      'Un mot de passe a été choisi pour votre compte sur la page «\u00a0Compte\u00a0». Vous pouvez désormais vous en servir pour vous connecter.',
    link: 'Vérifier mon compte',
    notYou: (page) =>
      `Si ce n’était pas vous, choisissez un autre mot de passe par e-mail, ce qui déconnecte tous les navigateurs\u00a0: ${page}`,
  },
})
