import type * as English from '../../../../../server/operations/emails/api-key-email-texts.ts'
import { translation } from '../../../../translation.ts'

export const apiKeyEmailTexts = translation<typeof English.apiKeyEmailTexts>()({
  subject: 'Une clé d’API a été créée pour votre compte',
  what: 'Une nouvelle clé d’API a été créée pour votre compte. Un programme qui la possède agit pour vous, avec les droits choisis pour elle, jusqu’à ce qu’elle expire ou que vous la révoquiez.',
  link: 'Voir mes clés d’API',
  notYou: (page) =>
    `Si ce n’était pas vous, révoquez la clé tout de suite, puis choisissez un nouveau mot de passe, ce qui déconnecte tous les navigateurs\u00a0: ${page}`,
})
