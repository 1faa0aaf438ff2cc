import type * as English from '../../../../contract/prices/price-list-error-texts.ts'
import { translation } from '../../../translation.ts'

export const priceListErrorTexts = translation<typeof English.priceListErrorTexts>()({
  PRICE_LIST_NOT_FOUND: 'Cette liste de prix n’existe plus. Rechargez la page.',
  PRICE_LIST_GONE: 'Cette liste de prix n’existe plus. Choisissez-en une autre, ou aucune.',
  PRICE_LIST_TAKEN: 'Une liste de prix porte déjà ce nom. Modifiez celle-là, ou saisissez un autre nom.',
  PRICE_LIST_CHANGED:
    'Une autre personne a modifié cette liste de prix après que vous l’avez ouverte. Rechargez la page pour voir la modification, puis réessayez.',
  PRICE_LIST_IN_USE:
    'Une entreprise ou un groupe a cette liste de prix. Donnez-lui d’abord une autre liste, ou aucune.',
  PRICE_LIST_FILE_WRONG:
    'Le fichier contient des erreurs, rien n’est donc modifié. Corrigez les lignes indiquées.',
  TOO_MANY_PRICE_LISTS:
    'La boutique a 200\u00a0listes de prix, c’est le maximum. Supprimez-en une que personne n’a.',
})
