import type * as English from '../../../../../web/features/reviews/texts.ts'
import { wholeNumber } from '../../../../../web/ui/values/numbers.ts'
import { pluralOf } from '../../../../plural.ts'
import { translation } from '../../../../translation.ts'

const plural = pluralOf('de')

export const addReviewTexts = translation<typeof English.addReviewTexts>()({
  heading: 'Bewertung schreiben',
  lead: 'Sagen Sie anderen, was Sie denken. Ihre Bewertung steht sofort auf der Startseite, mit Namen und Bild.',
  loading: 'Ihre gekauften Werkzeuge werden geladen',
  tool: 'Zu',
  toolHint:
    'Die Werkzeuge, die Sie bezahlt haben. Eine neue Bewertung desselben Werkzeugs ersetzt Ihre frühere.',
  noTool: 'Shop allgemein',
  toolsNotLoaded: 'Ihre gekauften Werkzeuge wurden nicht geladen.',
  theTool: 'das Werkzeug',
  ratings: 'Sterne',
  stars: (formats, count) => `${wholeNumber(formats, count)} ${plural(count, 'Stern', 'Sterne')}`,
  chosen: (count) => `${count} von 5`,
  review: 'Bewertung',
  reviewHint: 'Freiwillig. Was andere vor dem Kauf wissen sollten.',
  submit: 'Bewertung abgeben',
  submitting: 'Wird gespeichert…',
  onHome: 'Ihre Bewertung steht auf der Startseite.',
  onHomeAndTool: 'Ihre Bewertung steht auf der Startseite und beim Werkzeug.',
  look: 'Dort ansehen',
  lookAt: (product) => `Ansehen bei ${product}`,
  added: 'Bewertung gespeichert',
  failed: 'Die Bewertung konnte leider nicht gespeichert werden.',
})
