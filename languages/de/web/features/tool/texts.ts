import type * as English from '../../../../../web/features/tool/texts.ts'
import { translation } from '../../../../translation.ts'

export const toolTexts = translation<typeof English.toolTexts>()({
  whereabouts: 'Sie sind hier',
  tools: 'Werkzeug',
  parts: 'Teile',
  order: 'Preis und Bestand',
  price: 'Preis',
  perPiece: (note) => `pro Stück, ${note}`,
  minimum: 'Mindestmenge',
  available: 'Verfügbar',
  piece: (_count) => 'Stück',
  enoughFor: (orders) =>
    orders === 1 ? 'Reicht für eine Mindestbestellung' : `Reicht für ${orders} Mindestbestellungen`,
  out: 'Ausverkauft',
  outText: 'Mit der nächsten Lieferung wieder da.',
  shortText: 'Nach der nächsten Lieferung wieder bestellbar.',
  more: 'Alle Werkzeuge ansehen',
  moreOf: (category) => `Mehr ansehen: ${category}`,
})

export const saleTexts = translation<typeof English.saleTexts>()({
  until: (name) => `${name}: bis`,
})

export const stageTexts = translation<typeof English.stageTexts>()({
  ruler: 'Maßstab dieses Bildes, in Millimetern',
  pictures: 'Bilder',
  firstPicture: (name) => `${name} an der Werkzeugwand`,
  unnamedPicture: (number) => `Bild ${number}`,
})

export const plateTexts = translation<typeof English.plateTexts>()({
  heading: 'Technische Daten',
  brand: 'Marke',
  weight: 'Gewicht',
  weightMeaning: 'Ohne Verpackung.',
  length: 'Länge',
  lengthMeaning: 'Die längste Seite, von Ende zu Ende.',
})

export const besideTexts = translation<typeof English.besideTexts>()({
  heading: 'Daneben an der Werkzeugwand',
  needed: 'Wird dazu gebraucht',
  beside: 'Hängt daneben',
  soldOut: 'Ausverkauft',
  oneScale: 'Im gleichen Maßstab',
  oneScaleNote: (step) => `Alle Werkzeuge im Größenvergleich. Die Striche haben ${step} Abstand.`,
})
