import type * as English from '../../../../../web/features/admin-settings/words-texts.ts'
import { translation } from '../../../../translation.ts'

export const wordsTexts = translation<typeof English.wordsTexts>()({
  loading: 'Chargement de vos textes',
  notLoaded: 'Vos textes n’ont pas été chargés.',
  field: (language, original) => `${language}, «\u00a0${original}\u00a0»`,
  language: 'Langue',
  onlyMissing: 'N’afficher que ce qui manquait au dernier enregistrement',
  missing: (language, missing, all) =>
    missing === 0
      ? `${language}\u00a0: rien ne manque.`
      : missing === 1
        ? `${language}\u00a0: il en manque 1 sur ${all}.`
        : `${language}\u00a0: il en manque ${missing} sur ${all}.`,
  isMissing: 'Manquant\u00a0: les pages affichent l’original.',
  noneMissing: 'Rien ne manquait.',
  none: 'Vous n’avez pas encore de texte à traduire. Il s’agit de vos mots sur la page d’accueil, de vos horaires, des noms de vos catégories, etc.',
  places: {
    hero: 'Page d’accueil',
    figures: 'Chiffres de la page d’accueil',
    company: 'Entreprise',
    delivery: 'Livraison',
    zones: 'Zones de livraison',
    pickup: 'Retrait',
    taxes: 'Noms des taxes',
    mail: 'E-mails',
    categories: 'Catégories',
    families: 'Familles de produits',
    specs: 'Caractéristiques',
  },
  unused: 'N’est plus utilisé',
  unusedHint: 'Ces originaux ont changé ou n’existent plus. Videz un champ pour supprimer sa traduction.',
})
