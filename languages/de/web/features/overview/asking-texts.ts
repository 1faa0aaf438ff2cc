import type * as English from '../../../../../web/features/overview/asking-texts.ts'
import { translation } from '../../../../translation.ts'

export const askingTexts = translation<typeof English.askingTexts>()({
  heading: 'Möchten als Unternehmen kaufen',
  loading: 'Unternehmen werden geladen',
  notLoaded: 'Die Unternehmen konnten nicht geladen werden.',
  all: 'Alle angefragten Unternehmen',
  decide: 'Entscheiden',
  ofCompany: (name) => `: ${name}`,
})
