import type * as English from '../../../../../../web/features/admin-products/families/family-texts.ts'
import { translation } from '../../../../../translation.ts'

export const familyTexts = translation<typeof English.familyTexts>()({
  title: 'Famille',
  lead: 'Des produits qui ne diffèrent que par une ou deux valeurs, comme les longueurs d’un câble, forment une seule carte dans les listes. La page de chacun propose les autres.',
  family: 'Nom de la famille',
  familyHint:
    'Le même nom réunit des produits. Choisissez-en un dans la liste ou commencez une nouvelle famille. Vide\u202f: pas de famille.',
  axes: 'Distingués par',
  first: 'Distingués par',
  second: 'Et par',
  axesHint: 'Des clés des caractéristiques ci-dessus. Chaque produit de la famille y a une autre valeur.',
  choose: 'Choisir une clé',
  none: 'Rien d’autre',
  joins: (members, keys) =>
    `Cette famille compte ${members} ${members === 1 ? 'produit' : 'produits'}. Ils se distinguent par ${keys}.`,
  use: 'Reprendre',
  further: 'Ajouter un produit à la famille',
})
