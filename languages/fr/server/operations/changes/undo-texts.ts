import type * as English from '../../../../../server/operations/changes/undo-texts.ts'
import { translation } from '../../../../translation.ts'

export const undoTexts = translation<typeof English.undoTexts>()({
  reviewDecided: 'L’avis a été masqué ou affiché à nouveau depuis.',
  productDeleted: 'Le produit est supprimé. Annulez d’abord sa suppression.',
  productChanged:
    'Les mêmes champs du produit ont été modifiés depuis. Annulez d’abord la modification la plus récente.',
  pictureDeleted:
    'Une ancienne image est supprimée, car elle n’apparaissait nulle part depuis deux semaines. Ajoutez-la à nouveau sur la page du produit.',
  stateChanged: 'Le produit a été masqué ou affiché à nouveau depuis.',
  noPicture: 'Le produit n’a plus d’image. Ajoutez-en d’abord une sur sa page.',
  settingsChanged:
    'Les mêmes paramètres ont été modifiés depuis. Annulez d’abord la modification la plus récente.',
  valuesImpossible: 'Les anciennes valeurs ne sont plus possibles. Modifiez les paramètres.',
  priceRuleDeleted: 'Cette remise est supprimée. Annulez d’abord sa suppression.',
  priceRuleChanged:
    'Les mêmes champs de cette remise ont été modifiés depuis. Annulez d’abord la modification la plus récente.',
  customerGroupDeleted:
    'Le groupe de clients de cette remise est supprimé. Créez plutôt une nouvelle remise.',
  priceListDeleted: 'Cette liste de prix est supprimée. Recréez-la avec son fichier de prix.',
  priceListChanged:
    'Cette liste de prix a été modifiée depuis. Annulez d’abord la modification la plus récente.',
  companyChanged:
    'Depuis, l’entreprise a encore été modifiée dans les mêmes champs. Annulez d’abord la modification plus récente.',
  priceListOfCompanyDeleted:
    'La liste de prix précédente est supprimée. Choisissez-en une autre sur la page de l’entreprise.',
  pricesChanged:
    'Des prix des mêmes produits ont été modifiés depuis. Annulez d’abord la modification la plus récente.',
  piecesGone: (available, moved) =>
    `Sur les ${moved}\u00a0pièces, il n’en reste que ${available}\u00a0: les autres sont vendues ou déplacées.`,
  stockFull: (available) => `Il y en a ${available} en stock, et le maximum est de 1\u202f000\u202f000.`,
  textChanged: 'Le texte a été modifié depuis. Annulez d’abord la modification la plus récente.',
})
