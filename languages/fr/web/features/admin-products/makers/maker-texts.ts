import type * as English from '../../../../../../web/features/admin-products/makers/maker-texts.ts'
import { translation } from '../../../../../translation.ts'
import { counted } from '../../../../counted.ts'

export const makerTexts = translation<typeof English.makerTexts>()({
  heading: 'Fabricants',
  about:
    'Qui fabrique ce que vous vendez. Dans l’Union européenne, chaque offre indique le fabricant avec ses adresses postale et électronique\u202f; s’il est établi ailleurs, il lui faut une personne responsable dans l’Union. Le fabricant se choisit dans le formulaire du produit, dans les listes ou par importation.',
  loading: 'Chargement des fabricants',
  notLoaded: 'Les fabricants n’ont pas pu être chargés.',
  notOffered: 'Cette boutique gère ses fabricants ailleurs.',
  empty:
    'Aucun fabricant pour le moment. Ajoutez le premier\u00a0: ses coordonnées sont sur l’emballage ou dans la notice.',
  add: 'Ajouter un fabricant',
  change: 'Modifier',
  delete: 'Supprimer',
  ofMaker: (name) => `\u00a0: ${name}`,
  columns: { name: 'Fabricant', contact: 'Adresse électronique', products: 'Produits', actions: 'Actions' },
  noResponsible: 'Personne responsable manquante',
  changing: (name) => `Modifier ${name}`,
  name: 'Nom',
  nameHint: 'Tel que sur le produit ou l’emballage\u00a0: société, nom commercial ou marque.',
  address: 'Adresse postale',
  addressHint: 'Ligne par ligne comme sur une enveloppe, sans le pays.',
  country: 'Pays',
  noCountry: 'Choisir un pays',
  contact: 'Adresse électronique',
  contactHint: 'Une adresse e-mail ou une page de contact, par exemple https://maker.example/contact.',
  brands: 'Marques',
  brandsHint: 'Une par ligne. Le formulaire du produit propose ce fabricant pour elles.',
  responsible: 'Personne responsable dans l’Union européenne',
  responsibleHint:
    'Pour un fabricant hors de l’Union européenne\u00a0: son importateur, son mandataire ou une autre entreprise établie dans l’Union. Le nom figure sur le produit ou l’emballage. Sinon, laissez les trois champs vides.',
  responsibleMissing:
    'Ce pays est hors de l’Union européenne. Pour vendre dans l’Union, indiquez la personne responsable.',
  save: 'Enregistrer le fabricant',
  saving: 'Enregistrement…',
  cancel: 'Annuler',
  saved: (name) => `Fabricant enregistré\u00a0: ${name}`,
  confirm: 'Êtes-vous sûr\u202f?',
  confirmText: (name) => `Le fabricant ${name} sera supprimé.`,
  confirmYes: 'Supprimer le fabricant',
  confirmNo: 'Le garder',
  deleting: 'Suppression…',
  deleted: (name) => `Fabricant supprimé\u00a0: ${name}`,
})

export const makerChoiceTexts = translation<typeof English.makerChoiceTexts>()({
  title: 'Sécurité et fabricant',
  maker: 'Fabricant',
  none: 'Aucun fabricant choisi',
  hint: 'Affiché avec ses adresses sur la page du produit.',
  suggest: (name) => `Choisir ${name}`,
  suggested: (brand) => `Le fabricant de ${brand} est dans votre liste.`,
  manage: 'Tous les fabricants',
  failed: 'Les fabricants n’ont pas pu être chargés\u00a0: impossible d’en choisir un. Rechargez la page.',
  warnings: 'Avertissements et informations de sécurité',
  warningsHint:
    'Comme sur le produit, l’emballage ou la notice, dans la langue de votre clientèle. Vide\u00a0: aucun.',
  guaranteeYears: 'Garantie du fabricant, en années',
  guarantor: 'Garant',
  guarantorHint: 'Qui donne la garantie. Vide\u00a0: le fabricant.',
  guaranteeTerms: 'Conditions de garantie',
  guaranteeTermsHint: 'Un texte, ou l’adresse de la page des conditions.',
  bulk: {
    label: 'Choisir le fabricant',
    confirm: (formats, count) =>
      `Choisissez le fabricant de ${counted(formats, count, 'produit', 'produits')}.`,
    done: (formats, count) => counted(formats, count, 'produit modifié', 'produits modifiés'),
    missing: 'Choisissez un fabricant. «\u00a0Aucun fabricant\u00a0» le retire des produits.',
    choose: 'Choisir un fabricant',
    remove: 'Aucun fabricant',
  },
})
