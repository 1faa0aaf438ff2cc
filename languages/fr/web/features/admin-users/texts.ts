import type * as English from '../../../../../web/features/admin-users/texts.ts'
import { listTexts } from '../../../../../web/texts/lists.ts'
import { pluralOf } from '../../../../plural.ts'
import { translation } from '../../../../translation.ts'
import { counted, countText } from '../../../counted.ts'

const plural = pluralOf('fr')

export const allUsersTexts = translation<typeof English.allUsersTexts>()({
  ...listTexts,
  caption: 'Tous les comptes',
  loading: 'Chargement des comptes',
  notLoaded: 'Les comptes n’ont pas pu être chargés.',
  empty: 'Aucun compte pour le moment.',
  searchHint: 'Partie du nom ou de l’e-mail',
  count: countText('compte', 'comptes'),
  email: 'E-mail',
  role: 'Rôle',
  since: 'Depuis',
  actions: 'Actions',
  unknown: '–',
  roles: { customer: 'Clientèle', packer: 'Expédition', bookkeeper: 'Comptabilité', admin: 'Admin' },
  rights: {
    customer: 'Réserve et paie, et ne voit que ses propres commandes.',
    packer: 'Lit toutes les commandes et les marque comme expédiées.',
    bookkeeper: 'Lit, exporte et rembourse toutes les commandes.',
    admin: 'Peut tout faire et attribue les rôles.',
  },
  blocked: 'Bloqué',
  self: 'vous',
  show: 'Afficher',
  all: 'Tous',
  adminsOnly: 'Admins',
  packersOnly: 'Expédition',
  bookkeepersOnly: 'Comptabilité',
  customersOnly: 'Clientèle',
  blockedOnly: 'Bloqués',
  fromA: 'E-mail, de A à Z',
  fromZ: 'E-mail, de Z à A',
  newest: 'Plus récents d’abord',
  oldest: 'Plus anciens d’abord',
  makeAdmin: 'Nommer admin',
  making: 'Nomination…',
  removeAdmin: 'Retirer le rôle d’admin',
  removing: 'Retrait…',
  ofUser: (email) => `\u00a0: ${email}`,
  deleteUser: 'X',
  deleteUserLabel: (email) => `Supprimer ${email}`,
  deleteUserTitle: 'Cette boutique ne permet pas de supprimer un compte.',
  deleteOwnTitle: 'C’est votre propre compte. Vous pouvez le supprimer sous «\u00a0Compte\u00a0».',
  confirmDelete: (email) =>
    `${email} perd sa connexion, son profil et ses commandes non payées, définitivement. Les commandes payées restent avec leur produit, leurs montants et leurs dates\u202f; celles à expédier gardent l’adresse de livraison jusqu’à l’envoi.`,
  deleteYes: 'Supprimer ce compte',
  deleting: 'Suppression…',
  deleted: (email) => `Le compte ${email} est supprimé`,
  orders: 'Commandes',
  credit: 'Crédit',
  chooseRole: 'Rôle',
  chooseTitle: 'Quel rôle\u202f?',
  confirmRole: (email) => `${email} n’aura désormais que ce rôle.`,
  confirmSelfRole:
    'C’est votre propre compte. Avec un autre rôle, vous quittez cette page, et seul un autre admin pourra vous rendre ce rôle.',
  chooseYes: 'Donner ce rôle',
  roleGiven: (email, role) => `${email}\u00a0: ${role}`,
  saving: 'Enregistrement…',
  resetSecondStep: 'Réinitialiser la deuxième étape',
  confirmReset: (email) =>
    `${email} perd ses clés d’accès et ses codes de secours, est déconnecté partout et se connecte avec le seul mot de passe jusqu’à l’ajout d’une nouvelle clé. Assurez-vous que c’est bien cette personne qui le demande.`,
  resetYes: 'Réinitialiser la deuxième étape',
  secondStepReset: (email) => `La deuxième étape de ${email} est réinitialisée`,
  block: 'Bloquer',
  unblock: 'Débloquer',
  confirmBlock: (email) =>
    `${email} est déconnecté partout et ne pourra plus se connecter tant que vous n’aurez pas débloqué le compte. Ses commandes restent telles quelles.`,
  confirmUnblock: (email) => `${email} pourra de nouveau se connecter.`,
  blockYes: 'Bloquer ce compte',
  unblockYes: 'Débloquer ce compte',
  blockedNow: (email) => `${email} est bloqué`,
  unblockedNow: (email) => `${email} peut de nouveau se connecter`,
  bulkBlock: {
    label: 'Bloquer',
    confirm: (formats, count) =>
      `Bloquer ${counted(formats, count, 'compte', 'comptes')}\u202f? ${plural(count, 'Déconnecté partout, il reste bloqué', 'Déconnectés partout, ils restent bloqués')} jusqu’à ce que vous ${plural(count, 'le', 'les')} débloquiez. Les commandes restent telles quelles.`,
    done: (formats, count) => counted(formats, count, 'compte bloqué', 'comptes bloqués'),
  },
  bulkUnblock: {
    label: 'Débloquer',
    confirm: (formats, count) =>
      `Débloquer ${counted(formats, count, 'compte', 'comptes')}\u202f? La connexion sera de nouveau possible.`,
    done: (formats, count) => counted(formats, count, 'compte débloqué', 'comptes débloqués'),
  },
  made: 'Le compte est maintenant admin',
  notMade: 'Le compte n’a pas pu être nommé admin',
  removed: (email) => `${email} n’est plus admin`,
  confirm: 'Êtes-vous sûr\u202f?',
  confirmMake: (email) =>
    `${email} gérera les comptes, les produits et les commandes, et pourra nommer d’autres admins.`,
  confirmMakeYes: 'Nommer admin',
  confirmMakeNo: 'Pas maintenant',
  confirmText: (email) => `${email} ne gérera plus les comptes, les produits ni les commandes.`,
  confirmSelf:
    'C’est votre propre compte. Vous serez déconnecté, et seul un autre admin pourra vous rendre ce rôle.',
  confirmYes: 'Retirer le rôle d’admin',
  confirmNo: 'Le garder',
})
