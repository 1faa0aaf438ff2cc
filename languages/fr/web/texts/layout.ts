import type * as English from '../../../../web/texts/layout.ts'
import { translation } from '../../../translation.ts'

export const layoutTexts = translation<typeof English.layoutTexts>()({
  skip: 'Aller au contenu',
  navigation: 'Menu principal',
  search: 'Rechercher',
  home: 'Accueil',
  blogs: 'Blog',
  portfolio: 'Portfolio',
  dashboard: 'Mon espace',
  login: 'Connexion',
  logOut: 'Déconnexion',
  basket: 'Panier',
  notifications: 'Notifications',
  loading: 'Chargement',
  offline: 'Vous êtes hors ligne. Les informations affichées peuvent dater.',
  silent: 'La boutique ne répond pas. Les informations affichées peuvent dater.',
})

export const footerTexts = translation<typeof English.footerTexts>()({
  label: 'À propos de la boutique',
  tools: 'Outils',
  items: 'Pièces',
  fit: 'Compatibilité',
  jobs: 'Travaux d’atelier',
  delivery: 'Livraison',
  returns: 'Retours',
  withdraw: 'Se rétracter',
  privacy: 'Confidentialité',
  terms: 'CGV',
  accessibility: 'Accessibilité',
  status: 'État du service',
  contact: 'Contact',
  language: 'Langue',
  theme: 'Affichage',
  searchKey: 'Touche / pour la recherche',
  themes: { light: 'Jour', dark: 'Nuit', system: 'Système' },
})
