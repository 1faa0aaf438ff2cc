import type * as English from '../../../../../web/features/admin-settings/accounting-texts.ts'
import { translation } from '../../../../translation.ts'

export const accountingTexts = translation<typeof English.accountingTexts>()({
  roles: {
    debtor: 'Clients (compte collectif)',
    transit: 'Fonds chez le prestataire de cartes',
    credit: 'Avoirs et cartes cadeaux',
    revenueFull: 'Ventes à 19 %',
    revenueReduced: 'Ventes à 7 %',
    revenueFree: 'Ventes sans taxe',
    revenueOther: 'Ventes à un autre taux',
    revenueEu: 'Ventes au taux d’un autre pays de l’UE',
    revenueIntraEu: 'Livraisons intracommunautaires exonérées',
    revenueAbroad: 'Ventes hors de l’UE',
  },
  accounts: 'Comptes utilisés',
  files: 'Le fichier se trouve sur la page de toutes les commandes : « DATEV en CSV ».',
  missing: 'Saisissez les deux numéros pour exporter le fichier.',
})

export const visitTexts = translation<typeof English.visitTexts>()({
  choices: { true: 'Compter les visites', false: 'Ne rien compter' },
  counted:
    'Chaque jour a des totaux : pages, site d’origine, langues, recherches sans résultat, étapes jusqu’au paiement et vitesse.',
  notCounted: 'Rien n’est compté. Les totaux des jours passés restent 25 mois.',
  privacy:
    'Ni cookie, ni identifiant, ni adresse ne sont conservés : aucun consentement n’est demandé. Les visiteurs dont le navigateur s’y oppose (Global Privacy Control, Do Not Track) ne sont jamais comptés. Dites-le dans vos règles de confidentialité.',
})
