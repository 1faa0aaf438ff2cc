import type * as English from '../../../../../web/features/admin-prices/price-list-texts.ts'
import { wholeNumber } from '../../../../../web/ui/values/numbers.ts'
import { translation } from '../../../../translation.ts'
import { counted } from '../../../counted.ts'

export const priceListTexts = translation<typeof English.priceListTexts>()({
  heading: 'Listes de prix',
  about:
    'Des prix propres à une entreprise ou à un groupe de clients\u00a0: une remise sur tout, ou des prix de produits tirés d’un fichier. Le client paie le plus bas entre ce prix et celui que tout le monde paie aujourd’hui\u00a0; une remise ne s’y ajoute jamais. Donnez une liste à une entreprise sur sa page, ou à un groupe dans son formulaire.',
  back: 'Prix',
  loading: 'Chargement des listes de prix',
  notLoaded: 'Les listes de prix n’ont pas pu être chargées.',
  notOffered: 'Cette boutique gère ses listes de prix ailleurs.',
  empty:
    'Il n’y a pas encore de liste de prix. Ajoutez-en une, puis donnez-la à une entreprise ou à un groupe de clients.',
  add: 'Ajouter une liste de prix',
  prices: 'Prix',
  change: 'Modifier',
  delete: 'Supprimer',
  ofList: (name) => `\u00a0: ${name}`,
  columns: {
    name: 'Liste de prix',
    percent: 'Sur tout',
    products: 'Prix propres',
    usedBy: 'Pour',
    actions: 'Actions',
  },
  off: (percent) => `−${percent}\u00a0%`,
  products: (formats, products) => (products === 0 ? '–' : counted(formats, products, 'produit', 'produits')),
  nobody: 'Personne pour l’instant',
  users: (names, more) => (more === 0 ? names : `${names} et ${more} autres`),
  changing: (name) => `Modifier ${name}`,
  name: 'Nom',
  nameHint: 'Seule l’équipe le lit.',
  percent: 'Remise sur tout, en pour cent',
  percentHint:
    'À partir du prix hors promotion. Les produits qui ont un prix dans la liste ne l’ont pas. Vide ou 0 n’enlève rien.',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  cancel: 'Annuler',
  saved: (name) => `La liste de prix ${name} est enregistrée`,
  deleted: (name) => `La liste de prix ${name} est supprimée`,
  confirm: 'Supprimer cette liste de prix\u202f?',
  confirmText: (name) => `«\u00a0${name}\u00a0» et ses prix sont supprimés définitivement.`,
  confirmYes: 'Supprimer',
  confirmNo: 'Garder',
  deleting: 'Suppression…',
  from: (pieces, price) => `à partir de ${pieces}\u00a0: ${price}`,
  first: (formats, shown, all) =>
    `Les ${wholeNumber(formats, shown)} premiers sur ${wholeNumber(formats, all)} sont affichés.`,
  table: {
    product: 'Produit',
    publicPrice: 'Prix public',
    before: 'Avant',
    after: 'Après',
  },
  file: 'Fichier de prix',
  fileHint:
    'Un fichier CSV avec les colonnes number, price et from. Le fichier que cette page enregistre les a.',
  lines: 'Lignes',
  linesHint:
    'Numéro du produit, prix et à partir de combien de pièces\u00a0: TW-9; 8,50; 10. Les prix sont comme dans le catalogue. Un prix vide retire le produit de la liste.',
  fileMissing: 'Choisissez un fichier, ou collez au moins une ligne avec un numéro et un prix.',
  others: 'Produits de la liste que le fichier ne nomme pas',
  othersChoices: { keep: 'Gardent leurs prix', remove: 'Quittent la liste' },
  check: 'Vérifier',
  checking: 'Vérification…',
  mistakes: (formats, mistakes) =>
    `${counted(formats, mistakes, 'erreur', 'erreurs')}. Corrigez les lignes, puis vérifiez à nouveau. Rien n’est encore modifié.`,
  atLine: (line, message) => `Ligne ${line}\u00a0: ${message}`,
  nothing: 'La liste a déjà exactement ces prix.',
  changes: (formats, { added, changed, removed, same }) =>
    `${counted(formats, added, 'produit ajouté', 'produits ajoutés')}, ${wholeNumber(formats, changed)} modifiés, ${wholeNumber(formats, removed)} retirés, ${wholeNumber(formats, same)} inchangés. Le journal des modifications peut l’annuler.`,
  preview: 'Ce qui change',
  none: 'aucun',
  apply: 'Modifier les prix',
  applying: 'Modification…',
  applied: (name) => `Les prix de ${name} sont modifiés`,
})
