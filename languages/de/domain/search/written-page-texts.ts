import type * as English from '../../../../domain/search/written-page-texts.ts'

export const writtenPageTexts: typeof English.writtenPageTexts = {
  pages: {
    '/delivery': {
      title: 'Lieferung',
      text: 'Was die Lieferung kostet, wann ein Paket in den Versand geht und wie lange wir Ihre Bestellung reservieren.',
      said: [
        'versand',
        'versandkosten',
        'lieferkosten',
        'porto',
        'paket',
        'lieferzeit',
        'wann kommt mein paket',
      ],
    },
    '/returns': {
      title: 'Rückgabe',
      text: 'Eine Bestellung stornieren, Ware zurücksenden und das Geld zurückbekommen.',
      said: [
        'widerruf',
        'widerrufen',
        'retoure',
        'rücksendung',
        'zurücksenden',
        'zurückschicken',
        'erstattung',
        'geld zurück',
        'stornieren',
        'gewährleistung',
        'garantie',
        'defekt',
        'mangel',
      ],
    },
    '/privacy': {
      title: 'Datenschutz',
      text: 'Was der Shop über Sie speichert, wo, wie lange und wie Sie es löschen lassen.',
      said: ['cookies', 'datenschutzerklärung', 'persönliche daten', 'dsgvo', 'konto löschen'],
    },
    '/terms': {
      title: 'AGB',
      text: 'Was zwischen Ihnen und uns gilt, wenn Sie Werkzeug bestellen und bezahlen.',
      said: [
        'geschäftsbedingungen',
        'allgemeine geschäftsbedingungen',
        'zahlung',
        'bezahlen',
        'mindestbestellmenge',
      ],
    },
    '/accessibility': {
      title: 'Barrierefreiheit',
      text: 'Wie barrierefrei dieser Shop ist, was nach unserem Wissen fehlt und wie Sie uns eine Barriere melden.',
      said: [
        'erklärung zur barrierefreiheit',
        'wcag',
        'screenreader',
        'vorleseprogramm',
        'tastatur',
        'barriere',
        'behinderung',
      ],
    },
    '/quote': {
      title: 'Angebot anfordern',
      text: 'Sagen Sie uns, was Sie brauchen und wie viel davon. Wir machen Ihnen ein Angebot.',
      said: ['angebot', 'mengenpreis', 'großhandel', 'preisanfrage', 'staffelpreis'],
    },
    '/contact': {
      title: 'Kontakt',
      text: 'Schreiben Sie uns, oder finden Sie Adresse, Telefon und Öffnungszeiten.',
      said: ['telefon', 'telefonnummer', 'email', 'adresse', 'öffnungszeiten', 'wo sind sie', 'impressum'],
    },
  },
  questions: {
    performance: {
      title: 'Wie macht man eine langsame React-Anwendung schnell?',
      said: ['frontend performance', 'ladezeit'],
    },
    state: {
      title: 'Auf welche Arten kann eine React-Anwendung ihren Zustand verwalten?',
      said: ['redux', 'state management', 'zustandsverwaltung'],
    },
    prototypes: { title: 'Wie funktioniert die prototypische Vererbung in JavaScript?', said: ['prototyp'] },
    'state-setters': {
      title:
        'Warum ruft man bei const [products, setProducts] = useState([]) setProducts auf, statt products zu setzen?',
      said: ['setstate', 'state ändern'],
    },
    'product-search': {
      title:
        'Sie haben ein Array von Produkten mit Name, Preis und Beschreibung. Wie bauen Sie eine Suche nach dem Namen?',
      said: ['produkt nach namen finden'],
    },
    'unit-tests': {
      title: 'Was ist ein Unit-Test, und wozu schreibt man ihn?',
      said: ['testen', 'unit testing'],
    },
  },
}
