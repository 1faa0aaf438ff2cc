import type * as English from '../../../../../web/features/reviews/texts.ts'
import { translation } from '../../../../translation.ts'
import { counted } from '../../../counted.ts'

export const addReviewTexts = translation<typeof English.addReviewTexts>()({
  heading: 'Bewertung schreiben',
  lead: 'Sagen Sie anderen, was Sie von uns und unserem Werkzeug halten. Ihre Bewertung erscheint sofort auf der Startseite, mit Ihrem Namen und Bild.',
  loading: 'Ihr gekauftes Werkzeug wird geladen',
  tool: 'Worum es geht',
  toolHint:
    'Werkzeug, das Sie bezahlt haben. Eine weitere Bewertung desselben Werkzeugs ersetzt Ihre frühere.',
  noTool: 'Der Shop insgesamt',
  toolsNotLoaded: 'Ihr gekauftes Werkzeug konnte nicht geladen werden.',
  theTool: 'Werkzeug',
  ratings: 'Sterne',
  stars: (formats, count) => counted(formats, count, 'Stern', 'Sterne'),
  chosen: (count) => `${count} von 5`,
  review: 'Bewertung',
  reviewHint: 'Optional. Was andere vor der Bestellung wissen sollten.',
  submit: 'Bewertung abgeben',
  submitting: 'Wird gespeichert …',
  onHome: 'Ihre Bewertung steht auf der Startseite.',
  onHomeAndTool: 'Ihre Bewertung steht auf der Startseite und auf der Seite des Werkzeugs.',
  look: 'Auf der Startseite ansehen',
  lookAt: (product) => `Ansehen bei: ${product}`,
  added: 'Bewertung gespeichert',
  failed: 'Die Bewertung konnte leider nicht gespeichert werden.',
})
