import type * as English from '../../../../../web/features/admin-products/others-changed-texts.ts'
import { translation } from '../../../../translation.ts'

const someone = (by: string | undefined) => by ?? 'Un autre membre de l’équipe'

export const othersChangedTexts = translation<typeof English.othersChangedTexts>()({
  heading: (by) => `${someone(by)} a modifié ce produit entre-temps`,
  choose:
    'Vous avez tous deux modifié les champs ci-dessous. Choisissez la valeur à garder\u202f; toutes vos autres modifications sont conservées.',
  chooseFirst: 'Rien n’est encore enregistré. Choisissez pour chaque champ ci-dessous, puis enregistrez.',
  kept: 'Votre saisie est conservée. À l’enregistrement, les deux modifications restent.',
  merged: (by) =>
    `${someone(by)} a modifié d’autres champs entre-temps. Les deux modifications sont enregistrées.`,
  image: 'Photo',
  before: 'Avant',
  theirs: 'Enregistré',
  mine: 'Votre saisie',
  nothing: 'vide',
  keep: 'Garder ma saisie',
  take: 'Prendre la valeur enregistrée',
  of: (label) => `\u00a0: ${label}`,
})
