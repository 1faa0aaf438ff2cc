import type * as English from '../../../../../server/operations/emails/notice-email-texts.ts'
import { pluralOf } from '../../../../plural.ts'
import { translation } from '../../../../translation.ts'

const plural = pluralOf('fr')

export const noticeEmailTexts = translation<typeof English.noticeEmailTexts>()({
  order: 'Commande',
  seeOrder: 'Voir la commande',
  seeOrders: 'Voir les commandes',
  sale: {
    subject: (order, price) => `Vendu\u00a0: ${order}, ${price}`,
    waits: 'Une commande est payée et attend d’être envoyée.',
    tool: 'Outil',
    quantity: 'Quantité',
    paid: 'Payé',
    onAccount: 'Une commande à payer sur facture attend d’être envoyée.',
    toPay: 'À payer sur facture',
  },
  sales: {
    subject: (count, paid) => `Vendu\u00a0: ${count} commandes, ${paid}`,
    wait: 'Ces commandes ont été payées ensemble et attendent d’être envoyées.',
    onAccount:
      'Ces commandes figurent sur une facture qu’une entreprise paiera plus tard, et attendent d’être envoyées.',
  },
  request: {
    subjectOfQuote: (part) => `Nouvelle demande de devis${part === '' ? '' : `\u00a0: ${part}`}`,
    subjectOfMessage: 'Nouveau message à la boutique',
    arrived: 'Une nouvelle demande est arrivée et attend une réponse.',
    link: 'Lire et répondre',
  },
  low: {
    subject: (product, left) => `Stock bas\u00a0: ${product}, reste ${left}`,
    fell: 'Le stock est passé sous cinq fois la quantité minimale de commande. Vous serez de nouveau prévenu après le prochain réassort.',
    product: 'Article',
    inStock: 'En stock',
    minimumOrder: 'Quantité minimale',
    link: 'Voir le stock',
  },
  failedMail: {
    subjectOfOne: (subject) => `Non distribué\u00a0: ${subject}`,
    subject: (count) =>
      `${count} ${plural(count, 'e-mail n’a pas été distribué', 'e-mails n’ont pas été distribués')}`,
    gaveUp:
      'La boutique n’essaie plus de l’envoyer. La page «\u00a0Messages\u00a0» dit pourquoi et permet de le renvoyer.',
    ifMany: 'S’il y en a beaucoup, vérifiez d’abord le serveur de messagerie.',
    link: 'Voir les échecs',
  },
  paper: {
    subject: (order) => `Caractères manquants sur un document de la commande ${order}`,
    boxes: 'Aucune police de la boutique n’a ces caractères. Des cases vides les remplacent sur le papier.',
    remedy:
      'La page de la commande les indique. Vous pouvez y établir un document rectificatif, avec le nom écrit autrement.',
  },
  webhook: {
    subject: (host) => `Webhook désactivé\u00a0: ${host}`,
    failing: 'Depuis trois jours, aucun événement n’a pu être livré.',
    gone: 'Le destinataire répond qu’il n’existe plus (410).',
    remedy:
      'Les nouveaux événements sont conservés 30 jours. Réparez le destinataire, réactivez le webhook, puis renvoyez ce qui lui a manqué.',
    receiver: 'Destinataire',
    link: 'Voir les livraisons',
  },
  list: {
    headings: {
      sales: (count) => `${count} ventes`,
      requests: (count) => `${count} demandes`,
      'low-stock': (count) => `${count} articles au stock bas`,
      'failed-mail': (count) => `${count} e-mails non distribués`,
      papers: (count) => `${count} documents avec des caractères manquants`,
      webhooks: (count) => `${count} webhooks désactivés`,
    },
    since: 'Voici ce qui s’est passé depuis le dernier e-mail de ce type.',
    link: 'Tout voir',
    more: (count) => `Et ${count} ${plural(count, 'autre', 'autres')}.`,
  },
  choice: (page) => `Vous avez choisi de recevoir cet avis. Modifier ce choix\u00a0: ${page}`,
  example: (subject) => `Exemple\u00a0: ${subject}`,
  examples: {
    tool: 'Clé dynamométrique',
    part: 'Chaîne 11 vitesses',
    failedSubject: 'Vous avez réservé 2 × Clé dynamométrique',
  },
})
