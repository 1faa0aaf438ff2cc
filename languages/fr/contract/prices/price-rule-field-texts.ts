import type * as English from '../../../../contract/prices/price-rule-field-texts.ts'
import { translation } from '../../../translation.ts'

export const priceRuleFieldTexts = translation<typeof English.priceRuleFieldTexts>()({
  name: 'Écrivez un nom. La clientèle le lit.',
  percentOrAmount: 'Saisissez un pourcentage ou un montant, pas les deux.',
  percent: 'Saisissez un pourcentage de 0,01 à 95. À 100\u00a0%, il ne reste rien à payer.',
  percentDecimals: 'Deux décimales au plus.',
  amount: 'Saisissez un montant supérieur à 0.',
  chooseCategory: 'Choisissez une catégorie.',
  chooseBrand: 'Choisissez une marque.',
  chooseProduct: 'Choisissez un produit.',
  mostNames: (most) => `Choisissez-en ${most} au plus.`,
  endBeforeStart: 'La fin doit être après le début.',
  codeMissing: 'Écrivez le code que la clientèle saisit.',
  codeLength: 'Un code a de 3 à 40 lettres ou chiffres.',
  codeSigns: 'Un code n’a que des lettres, chiffres, espaces, traits d’union, points et tirets bas.',
  noCode: 'Seul un code de réduction a un code. Laissez ce champ vide.',
  onlyBasket:
    'Une promotion change les prix affichés pour tout le monde, ceci ne s’y applique donc pas. Laissez vide.',
  mostUses: (most) => `Saisissez un nombre entier de 1 à ${most}, ou laissez vide.`,
  groupName: 'Écrivez un nom. Seule l’équipe le lit.',
  groupEmails: 'Ajoutez au moins une adresse e-mail.',
  mostEmails: (most) => `Un groupe a ${most}\u00a0adresses au plus.`,
})
