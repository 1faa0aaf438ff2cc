import type * as English from '../../../../../web/features/admin-prices/texts.ts'
import { moneyFigure, wholeNumber } from '../../../../../web/ui/values/numbers.ts'
import { translation } from '../../../../translation.ts'
import { counted } from '../../../counted.ts'

export const wayTexts = translation<typeof English.wayTexts>()({
  sale: 'Promotion',
  code: 'Code de réduction',
  basket: 'Automatique au panier',
})

export const pricesTexts = translation<typeof English.pricesTexts>()({
  heading: 'Prix',
  about:
    'Des remises limitées dans le temps, par un code, ou automatiques au panier. De toutes celles qui s’appliquent à un panier, la plus avantageuse pour la clientèle compte, jamais deux à la fois.',
  readOnly:
    'Vous pouvez lire les remises ici. Le droit d’administration permet d’en ajouter et d’en modifier.',
  undoHint: 'Chaque modification d’une remise peut être annulée',
  inChanges: 'dans le journal des modifications',
  loading: 'Chargement des remises',
  notLoaded: 'Les remises n’ont pas pu être chargées.',
  notOffered: 'Cette boutique gère ses remises ailleurs.',
  add: 'Ajouter une remise',
  groups: 'Groupes de clients',
  phases: { running: 'En cours', planned: 'Prévues', over: 'Terminées' },
  empty: {
    running:
      'Aucune remise n’est en cours. Ajoutez-en une\u00a0: une promotion pour un week-end ou un code pour un club.',
    planned: 'Rien n’est prévu. Donnez à une remise un début futur, elle commencera d’elle-même.',
    over: 'Aucune remise n’est encore terminée. Vous pourrez plus tard la copier d’ici.',
  },
  more: 'Afficher plus',
  columns: {
    name: 'Nom',
    what: 'Remise',
    when: 'Quand',
    uses: 'Utilisée',
    sold: 'Chiffre d’affaires',
    actions: 'Actions',
  },
  percent: (number) => `−${number}\u00a0%`,
  amount: (amount) => `−${amount}`,
  amountEach: (amount) => `−${amount} sur chaque pièce`,
  on: (off, what) => `${off} sur ${what}`,
  everything: 'tout',
  products: (formats, count) => counted(formats, count, 'produit', 'produits'),
  fromMinimum: (minimum) => `à partir de ${minimum}`,
  onceEach: 'une fois par compte',
  forGroup: (name) => `seulement pour ${name}`,
  between: ' · ',
  always: 'Jusqu’à ce que vous l’arrêtiez',
  ends: (at) => `Jusqu’au ${at}`,
  startsUntilStopped: (at) => `À partir du ${at}, jusqu’à ce que vous l’arrêtiez`,
  period: (from, until) => `Du ${from} au ${until}`,
  ended: (at) => `Terminée le ${at}`,
  stopped: (at) => `Arrêtée le ${at}`,
  stoppedState: 'Arrêtée',
  uses: (formats, uses) => wholeNumber(formats, uses),
  usesOf: (formats, uses, most) => `${wholeNumber(formats, uses)} sur ${wholeNumber(formats, most)}`,
  inTags: 'Dans les prix affichés',
  sold: (formats, orders) => counted(formats, orders, 'commande', 'commandes'),
  given: (formats, discount) => `${moneyFigure(formats, discount)} de remise`,
  change: 'Modifier',
  copy: 'Copier',
  stop: 'Arrêter',
  resume: 'Reprendre',
  resuming: 'Reprise…',
  delete: 'Supprimer',
  copyLink: 'Copier le lien',
  linkCopied: 'Le lien est copié. Il ouvre le panier avec ce code.',
  linkNotCopied: (link) => `Votre navigateur ne permet pas de copier. Voici le lien\u00a0: ${link}`,
  ofRule: (name) => `\u00a0: ${name}`,
  resumed: (name) => `${name} reprend`,
  stoppedNow: (name) => `${name} est arrêtée`,
  deleted: (name) => `${name} est supprimée`,
  confirmStop: 'Arrêter cette remise\u00a0?',
  stopSale: (name) =>
    `Les produits de «\u00a0${name}\u00a0» reprennent aussitôt leurs prix habituels. Les commandes passées gardent leur prix.`,
  stopOther: (name) =>
    `«\u00a0${name}\u00a0» ne s’applique plus à aucun panier. Les commandes passées gardent leur prix. Vous pourrez la reprendre plus tard.`,
  stopPlanned: (name) => `«\u00a0${name}\u00a0» ne commencera pas. Vous pourrez la reprendre plus tard.`,
  stopYes: 'Arrêter',
  stopping: 'Arrêt…',
  confirmDelete: 'Supprimer cette remise\u00a0?',
  deleteText: (name) => `«\u00a0${name}\u00a0» n’a pas commencé et n’a jamais servi.`,
  deleteYes: 'Supprimer',
  deleting: 'Suppression…',
  keep: 'Ne rien changer',
})
