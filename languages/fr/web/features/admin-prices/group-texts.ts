import type * as English from '../../../../../web/features/admin-prices/group-texts.ts'
import { translation } from '../../../../translation.ts'
import { counted } from '../../../counted.ts'

export const groupTexts = translation<typeof English.groupTexts>()({
  heading: 'Groupes de clients',
  about:
    'Un club, une équipe, un atelier\u00a0: des remises peuvent valoir pour les membres d’un groupe seulement. Les membres sont reconnus à leur adresse e-mail, même avant d’avoir un compte.',
  back: 'Prix',
  loading: 'Chargement des groupes',
  notLoaded: 'Les groupes n’ont pas pu être chargés.',
  notOffered: 'Cette boutique gère ses groupes de clients ailleurs.',
  empty:
    'Il n’y a pas encore de groupe. Ajoutez-en un, collez les adresses e-mail de ses membres, puis choisissez-le dans une remise.',
  add: 'Ajouter un groupe',
  change: 'Modifier',
  delete: 'Supprimer',
  ofGroup: (name) => `\u00a0: ${name}`,
  columns: {
    name: 'Groupe',
    members: 'Membres',
    rules: 'Remises',
    priceList: 'Liste de prix',
    actions: 'Actions',
  },
  changing: (name) => `Modifier ${name}`,
  name: 'Nom',
  nameHint: 'Seule l’équipe le lit.',
  emails: 'Adresses e-mail des membres',
  emailsHint:
    'Une par ligne, ou collées d’un e-mail ou d’un tableau. Chaque adresse compte une fois\u00a0; 5\u202f000 au plus.',
  count: (formats, members) => counted(formats, members, 'membre', 'membres'),
  wrong: (text) => `«\u00a0${text}\u00a0» n’est pas une adresse e-mail. Corrigez-la ou retirez-la.`,
  priceList: 'Liste de prix',
  priceListHint: 'Les prix propres aux membres. Ils comptent dès qu’un compte a confirmé son adresse e-mail.',
  noPriceList: 'Aucune\u00a0: les prix pour tous',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  cancel: 'Annuler',
  saved: (name) => `Le groupe ${name} est enregistré`,
  deleted: (name) => `Le groupe ${name} est supprimé`,
  confirm: 'Supprimer ce groupe\u00a0?',
  confirmText: (name) =>
    `«\u00a0${name}\u00a0» et sa liste d’adresses e-mail seront supprimés définitivement.`,
  confirmYes: 'Supprimer',
  confirmNo: 'Garder',
  deleting: 'Suppression…',
})
