import type * as English from '../../../../../web/features/notifications/texts.ts'
import { translation } from '../../../../translation.ts'

export const kindTexts = translation<typeof English.kindTexts>()({
  sales: {
    name: 'Chaque vente',
    about:
      'Quand une commande est payée\u00a0: numéro, outil, quantité et prix, avec un lien vers la commande.',
  },
  requests: {
    name: 'Demandes et messages',
    about: 'Quand une personne demande un devis ou écrit à la boutique. La page Demandes affiche le texte.',
  },
  'low-stock': {
    name: 'Stock bas',
    about:
      'Quand le stock d’un produit passe sous cinq fois sa quantité minimale\u00a0: ce qu’il en reste. Un seul avertissement, jusqu’au réassort.',
  },
  disputes: {
    name: 'Litiges et remboursements',
    about:
      'Quand une banque conteste un paiement\u00a0: le montant, la raison et la date limite de réponse. Les remboursements faits par la boutique ou le prestataire de paiement, et ceux qui ont échoué.',
  },
  withdrawals: {
    name: 'Rétractations',
    about:
      'Quand un achat payé fait l’objet d’une rétractation\u00a0: ce qu’il ne faut pas expédier, et ce qu’il faut rembourser.',
  },
  alerts: {
    name: 'Comptes à surveiller',
    about:
      'Quand les commandes non payées d’un compte atteignent la limite de stock, ou que beaucoup de ses cartes sont refusées.',
  },
  'failed-mail': {
    name: 'E-mails en échec',
    about:
      'Quand la boutique renonce à envoyer un e-mail\u00a0: son objet, avec un lien vers la page Messages.',
  },
  papers: {
    name: 'Caractères manquants sur les documents',
    about:
      'Quand une facture ou un avoir contient des caractères qu’aucune police de la boutique ne possède\u00a0: la commande, avec un lien pour corriger le document.',
  },
  webhooks: {
    name: 'Webhooks en échec',
    about:
      'Quand la boutique désactive un webhook, parce que son destinataire échoue depuis trois jours ou n’existe plus.',
  },
  figures: {
    name: 'Une ligne de chiffres par jour',
    about:
      'Chiffre d’affaires, commandes et remboursements de la veille, ce qui attend d’être expédié et le nombre de produits au stock bas.',
  },
})

export const notificationTexts = translation<typeof English.notificationTexts>()({
  caption: 'Notifications',
  notChosenYet: 'Vous n’avez pas encore choisi ce que la boutique vous signale par e-mail.',
  chooseNow: 'Choisir',
  loading: 'Chargement de vos notifications',
  notLoaded: 'Vos notifications n’ont pas pu être chargées.',
  notOffered: 'Cette boutique n’envoie pas d’e-mails à son équipe.',
  to: (email) => `Les e-mails partent à ${email}. Dans l’équipe, chacun fait son propre choix.`,
  first: 'Vous n’avez pas encore choisi. D’ici là, vous recevez ce qui est coché.',
  noMail: 'Cette boutique n’envoie pas encore d’e-mails. La page Messages montre ce qu’elle enverrait.',
  together:
    'Le premier e-mail d’un type arrive aussitôt. Ce qui se passe dans les 15 minutes suivantes est regroupé dans un seul e-mail, sauf les litiges et les comptes.',
  form: 'Ce qui vous est signalé par e-mail',
  hour: 'Heure des chiffres quotidiens',
  hourHint: (zone) => `À l’heure de la boutique (${zone}).`,
  example: 'M’envoyer un exemple',
  sending: 'Envoi…',
  ofKind: (name) => `\u00a0: ${name}`,
  exampleSent: (email) => `Un exemple est en route vers ${email}`,
  exampleStored: 'L’exemple se trouve sur la page Messages',
  save: 'Enregistrer mon choix',
  saving: 'Enregistrement…',
  saved: 'Votre choix est enregistré',
})
