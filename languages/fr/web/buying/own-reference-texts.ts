import type * as English from '../../../../web/buying/own-reference-texts.ts'
import { translation } from '../../../translation.ts'

export const ownReferenceTexts = translation<typeof English.ownReferenceTexts>()({
  add: 'Ajouter votre numéro de commande',
  own: 'Votre numéro',
  label: 'Votre numéro de commande',
  hint: 'Il figure sur la confirmation, le bon de livraison et la facture.',
  note: (reference) => `Votre numéro : ${reference}`,
  ofCustomer: 'Numéro de commande du client',
  change: 'Modifier votre numéro',
  changeHint: 'Vous pouvez le modifier jusqu’à la facture. Laissez le champ vide pour n’en avoir aucun.',
  save: 'Enregistrer le numéro',
  keep: 'Ne rien changer',
})
