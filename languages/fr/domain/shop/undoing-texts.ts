import type * as English from '../../../../domain/shop/undoing-texts.ts'
import { translation } from '../../../translation.ts'

export const undoingTexts = translation<typeof English.undoingTexts>()({
  'product.changed': 'Les champs retrouvent leurs anciennes valeurs.',
  'product.hidden': 'Le produit retrouve son ancien état.',
  'product.shown': 'Le produit retrouve son ancien état.',
  'product.deleted': 'Le produit revient avec son stock et l’historique de celui-ci.',
  'part.changed': 'Les champs retrouvent leurs anciennes valeurs.',
  'part.hidden': 'La pièce retrouve son ancien état.',
  'part.shown': 'La pièce retrouve son ancien état.',
  'part.deleted': 'La pièce revient dans la liste.',
  'stock.restocked': 'Le mouvement des pièces est annulé, dans l’historique du stock aussi.',
  'stock.corrected': 'Le mouvement des pièces est annulé, dans l’historique du stock aussi.',
  'products.imported':
    'Tous les produits de l’importation retrouvent leurs anciennes valeurs. Les nouveaux sont supprimés, ou masqués s’ils ont des commandes.',
  'moved.imported':
    'Ce que l’import a ajouté est supprimé, et ce qu’il a modifié reprend ses anciennes valeurs. Ce que quelqu’un a utilisé depuis reste.',
  'price-rule.changed':
    'Les champs reprennent leurs anciennes valeurs. Les commandes passées gardent leur prix.',
  'price-rule.stopped': 'La remise reprend, dans ses dates.',
  'price-rule.resumed': 'La remise est à nouveau arrêtée. Les commandes passées gardent leur prix.',
  'price-rule.deleted': 'La remise revient dans la liste.',
  'price-list.changed':
    'Le nom et le taux reprennent leurs anciennes valeurs. Les commandes passées gardent leur prix.',
  'price-list.priced':
    'Les prix de la liste redeviennent ceux d’avant le fichier. Les commandes passées gardent leur prix.',
  'company.changed':
    'Les champs reprennent leurs valeurs précédentes. Un numéro de TVA modifié attend de nouveau sa confirmation.',
  'review.hidden': 'L’avis est à nouveau visible.',
  'review.shown': 'L’avis est à nouveau masqué.',
  'settings.changed': 'Les champs retrouvent leurs anciennes valeurs.',
  'text.changed': 'L’ancien texte est à nouveau affiché.',
})
