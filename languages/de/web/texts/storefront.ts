import type * as English from '../../../../web/texts/storefront.ts'
import { translation } from '../../../translation.ts'

export const heroTexts = translation<typeof English.heroTexts>()({
  action: 'Werkzeug ansehen',
})

export const homeTexts = translation<typeof English.homeTexts>()({
  title: 'Fahrradwerkzeug und Teile für die Werkstatt',
  description:
    'Schlüssel, Montageständer, Lehren und Teile für die Fahrradwerkstatt. Mit Stückpreis, Mindestbestellmenge und Bestand.',
})

export const tilesTexts = translation<typeof English.tilesTexts>()({
  label: 'Einstieg',
  tools: { heading: 'Werkzeug', text: 'Alle Werkzeuge mit Preis und Bestand.' },
  parts: { heading: 'Teile', text: 'Verschleißteile, jedes mit Preis.' },
  workshop: {
    heading: 'Ganze Werkstätten',
    text: 'Sagen Sie uns, was Sie brauchen. Wir machen ein Angebot.',
  },
})

export const productsTexts = translation<typeof English.productsTexts>()({
  title: 'Alle Werkzeuge',
  description: 'Alle Werkzeuge mit Stückpreis, Mindestbestellmenge und Bestand.',
  heading: 'Unser Werkzeug',
  all: 'Alle Werkzeuge ansehen',
  empty: 'Zurzeit gibt es kein Werkzeug. Neues kommt bald.',
  buy: 'Bestellen',
  look: 'Ansehen',
  price: 'Preis',
  minimum: 'Mindestens',
  piece: (_count) => 'Stk.',
  available: (_count) => 'verfügbar',
  soldOut: 'Ausverkauft',
  backSoon: 'bald wieder da',
})

export const itemsTexts = translation<typeof English.itemsTexts>()({
  title: 'Teile',
  description: 'Ketten, Kassetten, Beläge, Züge und was eine Werkstatt sonst verbraucht.',
  heading: 'Teile',
  all: 'Alle Teile ansehen',
  empty: 'Zurzeit gibt es keine Teile.',
  unnamed: 'Teil',
  quote: 'Angebot anfordern',
  from: (pieces) => `ab ${pieces} Stück`,
})

export const pagesTexts = translation<typeof English.pagesTexts>()({
  label: 'Seiten',
  first: 'Erste Seite',
  next: 'Nächste Seite',
})

export const reviewsTexts = translation<typeof English.reviewsTexts>()({
  heading: 'Bewertungen',
  empty: 'Noch keine Bewertungen. Ihre könnte die erste sein.',
  unnamed: 'Aus der Kundschaft',
  stars: (given) => `${given} von 5 Sternen`,
  reply: (shop) => `Antwort von ${shop}`,
})

export const statsTexts = translation<typeof English.statsTexts>()({
  label: 'Der Shop in Zahlen',
})

export const callTexts = translation<typeof English.callTexts>()({
  heading: 'Nichts Passendes dabei?',
  text: 'Sagen Sie uns, was Sie brauchen und wie viel davon. Es antwortet jemand aus der Werkstatt.',
  quote: 'Angebot anfordern',
  contact: 'Kontakt',
})
