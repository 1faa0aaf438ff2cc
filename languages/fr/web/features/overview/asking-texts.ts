import type * as English from '../../../../../web/features/overview/asking-texts.ts'
import { translation } from '../../../../translation.ts'

export const askingTexts = translation<typeof English.askingTexts>()({
  heading: 'Souhaitent acheter en entreprise',
  loading: 'Chargement des entreprises',
  notLoaded: 'Les entreprises n’ont pas pu être chargées.',
  all: 'Toutes les demandes d’entreprises',
  decide: 'Décider',
  ofCompany: (name) => `\u00a0: ${name}`,
})
