import type * as English from '../../../../../web/features/admin-prices/listed-price-texts.ts'
import { listTexts } from '../../../../../web/texts/lists.ts'
import { translation } from '../../../../translation.ts'
import { countText } from '../../../counted.ts'

export const listedPriceTexts = translation<typeof English.listedPriceTexts>()({
  ...listTexts,
  page: 'Liste de prix',
  back: 'Toutes les listes de prix',
  gone: 'Cette liste de prix n’existe pas. Elle est peut-être supprimée.',
  pricesOf: (name) => `Prix de ${name}`,
  caption: 'Prix propres',
  loading: 'Chargement des prix',
  notLoaded: 'Les prix n’ont pas pu être chargés.',
  empty:
    'Aucun produit n’a encore de prix dans cette liste. Choisissez un fichier, ou collez des lignes d’un tableau.',
  searchHint: 'Partie du nom ou du numéro',
  count: countText('produit', 'produits'),
  product: 'Produit',
  number: 'Numéro',
  publicPrice: 'Prix public',
  price: 'Prix de la liste',
  download: 'Enregistrer en fichier',
})
