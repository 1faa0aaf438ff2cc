import type * as English from '../../../../../web/features/admin-products/picture-texts.ts'
import { translation } from '../../../../translation.ts'

export const pictureTexts = translation<typeof English.pictureTexts>()({
  choice: 'Présentation de la photo',
  cutOut: 'Détourée',
  cutOutHint: 'Sans fond. L’outil est accroché au panneau, sur sa silhouette.',
  photograph: 'Photo entière',
  photographHint: 'Avec son fond, sur toute la carte.',
  only: 'Le fond n’est pas assez uni pour être retiré. La photo reste entière.',
  light: 'Sur panneau clair',
  dark: 'Sur panneau sombre',
  again: 'Détourer de nouveau',
  tryIt: 'Détourer',
  working: 'Détourage…',
})

export const cutOutAllTexts = translation<typeof English.cutOutAllTexts>()({
  heading: 'Détourer toutes les photos',
  lead: 'Retire le fond uni de toutes les photos d’outils et de pièces qui l’ont encore. Celles que vous avez choisies dans un formulaire restent telles quelles. Chaque changement figure sous «\u00a0Modifications\u00a0» et peut y être annulé.',
  start: 'Détourer toutes les photos',
  stop: 'Arrêter',
  progress: 'Photos détourées',
  going: (done, all) => `${done} photos sur ${all} sont traitées.`,
  ended: (cut, kept, failed) =>
    `Terminé. Détourées\u00a0: ${cut}, restées entières\u00a0: ${kept}${failed === '0' ? '.' : `, illisibles\u00a0: ${failed}.`}`,
})
