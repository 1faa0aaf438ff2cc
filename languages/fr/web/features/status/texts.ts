import type * as English from '../../../../../web/features/status/texts.ts'
import { translation } from '../../../../translation.ts'

const notAsked = 'Pas encore utilisé depuis le démarrage de la boutique.'

export const statusTexts = translation<typeof English.statusTexts>()({
  lead: 'La boutique se contrôle elle-même plusieurs fois par minute. Rien sur cette page n’est saisi à la main.',
  read: 'Relevé du',
  zone: (name) => `Fuseau horaire\u00a0: ${name}.`,
  parts: 'En ce moment',
  allWorks: 'Tout fonctionne',
  someSlow: 'Quelque chose est lent',
  someDown: 'Quelque chose ne fonctionne pas',
  states: { works: 'Fonctionne', unknown: 'Pas encore connu', slow: 'Lent', down: 'En panne' },
  since: 'depuis le',
  help: 'Quelque chose ne fonctionne pas chez vous\u202f?',
  write: 'Écrivez-nous',
})

export const partTexts = translation<typeof English.partTexts>()({
  database: {
    name: 'Commandes et comptes',
    seen: 'Dernier enregistrement le',
    says: {
      works: 'Vos réservations, paiements et messages sont enregistrés aussitôt.',
      unknown: notAsked,
      slow: 'L’enregistrement est plus lent que d’habitude. Rien n’est perdu.',
      down: 'La boutique ne peut rien enregistrer. Les pages s’ouvrent peut-être, mais réserver et payer échouent avec un message. Réessayez plus tard.',
    },
  },
  payments: {
    name: 'Paiement par carte',
    seen: 'Dernière réponse le',
    says: {
      works: 'Le prestataire de paiement répond.',
      unknown: notAsked,
      slow: 'Le prestataire de paiement répond tard. Attendez sa réponse avant de payer à nouveau.',
      down: 'Le prestataire de paiement ne répond pas. Aucune commande n’est débitée deux fois, et les paiements en cours seront terminés plus tard.',
    },
  },
  mail: {
    name: 'E-mails',
    seen: 'Dernière vérification le',
    says: {
      works: 'Les e-mails partent en quelques minutes.',
      unknown: notAsked,
      slow: 'Les e-mails partent en retard. Chacun est gardé jusqu’à son envoi.',
      down: 'Des e-mails attendent depuis plus d’une heure. Chacun est gardé jusqu’à son envoi\u202f; vos commandes sont dans «\u00a0Mes commandes\u00a0».',
    },
  },
  pictures: {
    name: 'Images',
    seen: 'Dernière réponse le',
    says: {
      works: 'Le stockage des images répond.',
      unknown: notAsked,
      slow: 'Le stockage des images répond tard.',
      down: 'Le stockage des images ne répond pas. Des images peuvent manquer, et il est impossible d’en ajouter.',
    },
  },
  numbers: {
    name: 'Stock et paiements',
    seen: 'Dernière comparaison le',
    says: {
      works: 'Le stock, les commandes, les débits et les factures concordent.',
      unknown: 'La première comparaison est en cours.',
      slow: 'Le stock et les paiements n’ont pas été comparés depuis quelques heures.',
      down: 'Un chiffre du stock ou des paiements ne concorde pas. L’équipe le voit et le corrige.',
    },
  },
  backup: {
    name: 'Sauvegarde',
    seen: 'Dernière restauration le',
    says: {
      works: 'Une sauvegarde a été restaurée pour essai, et tous les chiffres concordaient.',
      unknown: 'Aucune sauvegarde n’a encore été restaurée.',
      slow: 'Une restauration est plus lente que d’habitude.',
      down: 'La dernière sauvegarde n’a pas pu être restaurée, ou aucune ne l’a été depuis une semaine.',
    },
  },
})
