import type * as English from '../../../../../web/features/status/texts.ts'
import { translation } from '../../../../translation.ts'

const notAsked = 'Rien n’en a eu besoin depuis le démarrage de la boutique.'

export const statusTexts = translation<typeof English.statusTexts>()({
  lead: 'La boutique relève son état plusieurs fois par minute. Rien sur cette page n’est saisi à la main.',
  read: 'Relevé',
  zone: (name) => `Toutes les heures\u00a0: ${name}.`,
  parts: 'En ce moment',
  allWorks: 'Tout marche',
  someSlow: 'Quelque chose est lent',
  someDown: 'Quelque chose ne marche pas',
  states: { works: 'Marche', unknown: 'Pas encore connu', slow: 'Lent', down: 'Ne marche pas' },
  since: 'depuis',
  help: 'Quelque chose ne marche pas chez vous\u202f?',
  write: 'Nous écrire',
})

export const partTexts = translation<typeof English.partTexts>()({
  database: {
    name: 'Commandes et comptes',
    seen: 'Dernier enregistrement',
    says: {
      works: 'Ce que vous réservez, payez et écrivez est enregistré aussitôt.',
      unknown: notAsked,
      slow: 'L’enregistrement prend plus de temps que d’habitude. Rien n’est perdu.',
      down: 'La boutique ne peut rien enregistrer. Des pages s’ouvrent peut-être, mais réserver et payer finissent par un message. Réessayez plus tard.',
    },
  },
  payments: {
    name: 'Paiement par carte',
    seen: 'Dernière réponse',
    says: {
      works: 'Le service de paiement répond.',
      unknown: notAsked,
      slow: 'Le service de paiement répond tard. Attendez sa réponse avant de payer à nouveau.',
      down: 'Le service de paiement ne répond pas. Aucune commande n’est débitée deux fois, les paiements en cours seront terminés plus tard.',
    },
  },
  mail: {
    name: 'E-mail',
    seen: 'Dernière vérification',
    says: {
      works: 'Les e-mails partent en quelques minutes.',
      unknown: notAsked,
      slow: 'Les e-mails partent avec du retard. Chacun est gardé jusqu’à son envoi.',
      down: 'Des e-mails attendent depuis plus d’une heure. Chacun est gardé jusqu’à son envoi\u202f; vos commandes sont dans Mes commandes.',
    },
  },
  pictures: {
    name: 'Images',
    seen: 'Dernière réponse',
    says: {
      works: 'Le stockage des images répond.',
      unknown: notAsked,
      slow: 'Le stockage des images répond tard.',
      down: 'Le stockage des images ne répond pas. Des images peuvent manquer, et les envois d’images échouent.',
    },
  },
  numbers: {
    name: 'Stock et argent',
    seen: 'Dernière comparaison',
    says: {
      works: 'Stock, commandes, débits et factures concordent.',
      unknown: 'La première comparaison est en cours.',
      slow: 'Stock et argent n’ont pas été comparés depuis quelques heures.',
      down: 'Un chiffre de stock ou d’argent ne concorde pas. L’équipe le voit et le corrige.',
    },
  },
  backup: {
    name: 'Sauvegarde',
    seen: 'Dernière restauration',
    says: {
      works: 'Une sauvegarde a été restaurée à l’essai, et tous les chiffres concordaient.',
      unknown: 'Aucune sauvegarde n’a encore été restaurée.',
      slow: 'Une restauration prend plus de temps que d’habitude.',
      down: 'La dernière sauvegarde n’a pas pu être restaurée, ou aucune ne l’a été depuis une semaine.',
    },
  },
})
