import type * as English from '../../../../../web/features/admin-quotes/texts.ts'
import { listTexts } from '../../../../../web/texts/lists.ts'
import { translation } from '../../../../translation.ts'
import { counted, countText } from '../../../counted.ts'

export const quotesTexts = translation<typeof English.quotesTexts>()({
  ...listTexts,
  caption: 'Demandes',
  loading: 'Chargement des demandes',
  notLoaded: 'Les demandes n’ont pas pu être chargées.',
  notOffered: 'Cette boutique ne tient pas de liste de ses demandes.',
  empty:
    'Aucune demande pour le moment. Les messages des formulaires de devis et de contact apparaîtront ici.',
  searchHint: 'Partie du nom, de l’e-mail ou du message',
  count: countText('demande', 'demandes'),
  toOffers: 'Tous les devis',
  from: 'De',
  message: 'Message',
  received: 'Reçue le',
  state: 'État',
  openFirst: 'À traiter d’abord',
  show: 'Afficher',
  all: 'Toutes les demandes',
  openOnly: 'À traiter seulement',
  handledOnly: 'Traitées seulement',
  newest: 'Plus récentes d’abord',
  oldest: 'Plus anciennes d’abord',
  kind: 'Type',
  allKinds: 'Demandes de devis et messages',
  quotesOnly: 'Demandes de devis seulement',
  messagesOnly: 'Messages seulement',
  kinds: { quote: 'Demande de devis', contact: 'Message' },
  about: (part) => `Concerne\u00a0: ${part}`,
  open: 'À traiter',
  handled: 'Traitée',
  answer: 'Répondre',
  deletedSender: 'Compte supprimé',
  markHandled: 'Marquer comme traitée',
  marking: 'Enregistrement…',
  bulk: {
    label: 'Marquer comme traitées',
    confirm: (formats, count) =>
      `Marquer ${counted(formats, count, 'demande comme traitée', 'demandes comme traitées')}\u202f?`,
    done: (formats, count) =>
      counted(formats, count, 'demande marquée comme traitée', 'demandes marquées comme traitées'),
  },
  ofSender: (name) => `\u00a0: ${name}`,
  markedHandled: (name) => `La demande de ${name} est traitée`,
})
