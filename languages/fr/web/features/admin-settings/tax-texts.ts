import type * as English from '../../../../../web/features/admin-settings/tax-texts.ts'
import { translation } from '../../../../translation.ts'

export const taxTexts = translation<typeof English.taxTexts>()({
  noRates:
    'Chaque commande suit la taxe de «\u00a0Devise et heure\u00a0». Ajoutez des taux pour appliquer la taxe du pays.',
  addRate: 'Ajouter un taux',
  europe: 'Insérer les taux normaux d’Europe',
  sources: 'Sources des taux d’Europe',
  checkThem:
    'Les listes datent de 2025. Vérifiez chaque taux auprès de votre centre des impôts\u00a0: une fois enregistré, il s’applique à partir du jour indiqué.',
  read: (day) => `consulté le ${day}`,
  vat: 'TVA',
  inWords: (country, rate, name, from) => `${country}\u00a0: ${name} ${rate}\u00a0% à partir du ${from}`,
  country: 'Pays',
  others: 'Tous les autres pays',
  percent: 'Taux (%)',
  name: 'Nom',
  from: 'Dès le',
  rateOf: (country) => `Taux\u00a0: ${country}`,
  remove: (country) => `Retirer le taux\u00a0: ${country}`,
  choices: {
    pricesInclude: [
      { value: 'yes', text: 'taxe comprise' },
      { value: 'no', text: 'hors taxe\u202f; elle s’ajoute' },
    ],
    abroad: [
      { value: 'gross', text: 'Le prix payé' },
      { value: 'net', text: 'Votre montant hors taxe' },
    ],
    oss: [
      { value: 'no', text: 'Non\u00a0: votre taux dans toute l’UE' },
      { value: 'yes', text: 'Oui\u00a0: le taux du pays de livraison' },
    ],
  },
  preview: {
    price: 'Prix du catalogue',
    country: 'Vers',
    unfinished: 'Remplissez les taux pour voir le prix payé.',
    none: 'Chaque commande suit la taxe de «\u00a0Devise et heure\u00a0».',
    pays: (country, gross, sentence, tax) =>
      `Prix payé, ${country}\u00a0: ${gross} (${sentence}), dont ${tax} de taxe.`,
  },
})
