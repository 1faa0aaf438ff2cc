import type * as English from '../../../../../web/features/setup/texts.ts'
import { dashboardLinks } from '../../../../../web/routing/dashboard-links.ts'
import { translation } from '../../../../translation.ts'

const list = new Intl.ListFormat('fr')

export const setupTexts = translation<typeof English.setupTexts>()({
  heading: 'Avant l’ouverture',
  count: (done, all) => `${done} sur ${all}`,
  loading: 'Chargement des tâches de mise en route',
  notLoaded: 'Les tâches de mise en route n’ont pas pu être chargées.',
  isDone: 'Fait\u00a0:',
  isOpen: 'À faire\u00a0:',
  hasStandIn: 'Provisoire\u00a0:',
  and: (parts) => list.format(parts),
})

export const stepTexts = translation<typeof English.stepTexts>()({
  company: {
    title: 'Coordonnées de la boutique',
    open: (missing) => `Il manque encore\u00a0: ${missing}.`,
    link: { to: dashboardLinks.settings('company'), text: 'Saisir les coordonnées' },
  },
  tool: {
    title: 'Premier outil',
    open: (_missing) => 'Rien n’est encore en vente.',
    link: { to: dashboardLinks.addProduct, text: 'Ajouter le premier outil' },
  },
  texts: {
    title: 'Conditions et confidentialité',
    open: (missing) => `Textes à écrire\u00a0: ${missing}.`,
    link: { to: dashboardLinks.texts(), text: 'Écrire les textes' },
  },
  cards: {
    title: 'Paiement par carte',
    open: (_missing) => 'Des cartes de test servent\u00a0: aucune vraie carte n’est débitée.',
    operator:
      'La personne qui gère le serveur définit STRIPE_SECRET_KEY et STRIPE_PUBLISHABLE_KEY (docs/providers/stripe.md).',
  },
  mail: {
    title: 'E-mail',
    open: (_missing) =>
      'Aucun e-mail ne part\u00a0: chacun reste dans votre espace, sous «\u00a0Messages\u00a0».',
    operator: 'La personne qui gère le serveur définit SMTP_URL et MAIL_FROM (docs/providers/mail.md).',
  },
  domain: {
    title: 'Adresse publique',
    open: (_missing) => 'Votre clientèle a besoin d’une adresse en https, autre que celle de cet ordinateur.',
    operator: 'La personne qui gère le serveur définit PUBLIC_URL (docs/operations.md).',
  },
})

export const missingTexts = translation<typeof English.missingTexts>()({
  name: 'le nom',
  address: 'l’adresse',
  email: 'l’e-mail',
  terms: 'conditions',
  privacy: 'confidentialité',
})
