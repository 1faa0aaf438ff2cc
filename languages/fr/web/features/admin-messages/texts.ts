import type * as English from '../../../../../web/features/admin-messages/texts.ts'
import { listTexts } from '../../../../../web/texts/lists.ts'
import { translation } from '../../../../translation.ts'
import { counted, countText } from '../../../counted.ts'

export const emailTexts = translation<typeof English.emailTexts>()({
  ...listTexts,
  caption: 'Messages',
  loading: 'Chargement des messages',
  notLoaded: 'Les messages n’ont pas pu être chargés.',
  notOffered: 'Cette boutique ne tient pas de liste de ses messages.',
  empty: 'Aucun message pour le moment. Il en part un à chaque réservation, paiement et remboursement.',
  searchHint: 'Partie du destinataire ou de l’objet, ou numéro de commande',
  count: countText('message', 'messages'),
  notSetUp: 'L’envoi d’e-mails n’est pas configuré, les messages restent donc ici.',
  setUp:
    'Pour les envoyer, définissez SMTP_URL et MAIL_FROM et redémarrez la boutique (voir docs/providers/mail.md). Les messages des trois derniers jours partiront alors.',
  to: 'À',
  message: 'Message',
  written: 'Écrit le',
  state: 'État',
  newest: 'Plus récents d’abord',
  oldest: 'Plus anciens d’abord',
  show: 'Afficher',
  all: 'Tous les messages',
  waitingOnly: 'En attente',
  sentOnly: 'Envoyés',
  failedOnly: 'Non distribués',
  read: 'Lire',
  ofMessage: (subject) => `\u00a0: ${subject}`,
  secret: 'Seul le destinataire peut lire ce message.',
  waiting: 'En attente',
  kept: 'Gardé ici',
  sent: 'Envoyé',
  failed: 'Non distribué',
  nextAttempt: 'Prochain essai',
  toOrder: 'Voir la commande',
  tryAgainNow: 'Réessayer',
  trying: 'Nouvel essai…',
  bulk: {
    label: 'Réessayer',
    confirm: (formats, count) => `Renvoyer ${counted(formats, count, 'message', 'messages')}\u202f?`,
    done: (formats, count) => `Nouvel envoi de ${counted(formats, count, 'message', 'messages')}`,
  },
  triedAgain: (email) => `Le message à ${email} est renvoyé`,
})
