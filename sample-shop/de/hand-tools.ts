import type { ProductWords } from '../types.ts'

const chromeVanadium = 'Chrom-Vanadium-Stahl'
const chromeMolybdenum = 'Chrom-Molybdän-Stahl'
const nylon = 'Glasfaserverstärktes Nylon'

/** The words of the hand tools in German, by slug. */
export const handToolsInGerman = {
  'combination-wrench': {
    name: 'Ring-Maulschlüssel 15\u00a0mm',
    shortDescription: 'Chrom-Vanadium, Zwölfkantring, 15° abgewinkelt. Der landet in jeder Trikottasche.',
    specs: {
      'works-on':
        'Muttern und Schrauben mit 15\u00a0mm: Achsmuttern an Bahnrad und Nabenschaltung, ältere Kurbelschrauben',
      material: chromeVanadium,
      finish: 'Verchromt',
    },
  },
  'hex-key-set': {
    name: 'Innensechskantschlüssel-Satz 2–8\u00a0mm',
    shortDescription: 'Sechs Inbusschlüssel in einem Halter, der loslässt, wenn Sie es wollen.',
    specs: {
      sizes: '2, 3, 4, 5, 6 und 8\u00a0mm',
      'works-on':
        'Innensechskantschrauben: Vorbau, Sattelstütze, Bremssattel, Klemmschrauben mit 5\u00a0mm und Kurbelschrauben mit 8\u00a0mm',
      material: chromeVanadium,
    },
  },
  'spoke-wrench': {
    name: 'Nippelspanner, sechs Größen',
    shortDescription:
      'Gehärtete Scheibe für Nippel von 3,2 bis 5,5\u00a0mm. Sitzt gerade, dreht nichts rund.',
    specs: {
      sizes: '3,23, 3,30, 3,45, 3,96, 4,40 und 5,50\u00a0mm',
      'works-on': 'Vierkantnippel von DT Swiss, Sapim und den meisten anderen; messen Sie die Schlüsselweite',
      limits: 'Nippel in der Felge und Nippel mit Verzahnung',
      material: 'Gehärteter Stahl',
    },
  },
  'tyre-levers': {
    name: 'Reifenheber, Paar',
    shortDescription:
      'Glasfaserverstärktes Nylon. Dünn genug für einen Tubeless-Wulst, steif genug für den Ernstfall.',
    specs: {
      'works-on': 'Reifen mit Schlauch und Tubeless-Reifen, Felgen aus Aluminium und Carbon',
      material: nylon,
    },
  },
  'cassette-lockring-tool': {
    name: 'Kassettenabzieher',
    shortDescription:
      'Löst 8- bis 12-fach-Kassetten von Shimano und SRAM. Mit Führungsstift, für Schlüssel mit 25\u00a0mm.',
    specs: {
      'driven-by': 'Maulschlüssel 25\u00a0mm oder Rollgabelschlüssel',
      'works-on':
        'Löst und montiert 8- bis 12-fach-Kassetten von Shimano und SRAM; Center-Lock-Bremsscheiben mit Nuten innen',
      limits: 'Verschlussringe von Campagnolo mit etwa 22,8\u00a0mm breiter Verzahnung; Schraubkränze',
      material: chromeMolybdenum,
    },
    pictures: [
      'Eine Kassette: Das Werkzeug dreht den Verschlussring an ihrer Vorderseite.',
      'Eine Kettenpeitsche hält die Kassette dabei fest.',
    ],
  },
  'cone-wrench': {
    name: 'Konusschlüssel 13/15\u00a0mm',
    shortDescription: '2\u00a0mm dünn, getauchter Griff, für Naben mit Konuslager.',
    specs: {
      sizes: '13 und 15\u00a0mm',
      'works-on': 'Konen von Naben mit Konuslager: 13\u00a0mm meist vorn, 15\u00a0mm meist hinten',
      limits:
        'Konen mit 14, 16 und 17\u00a0mm; Pedale und Achsmuttern, die einen so dünnen Schlüssel verbiegen',
      material: 'Gehärteter Stahl',
    },
  },
  'torque-wrench': {
    name: 'Drehmomentschlüssel 2–24\u00a0N·m',
    shortDescription: 'Löst mit einem Klick aus, 1/4-Zoll-Vierkant, ±4\u00a0%. Zertifikat liegt bei.',
    specs: {
      drive: '1/4\u00a0Zoll',
      'works-on':
        'Schrauben an Vorbau, Sattelstütze, Bremsscheibe und Kurbelklemmung, mit Nüssen für 1/4-Zoll-Vierkant',
      limits: 'Verschlussringe von Kassetten, Innenlager und Pedale: Sie brauchen mehr als 24\u00a0N·m',
      material: chromeVanadium,
    },
  },
  'chain-whip': {
    name: 'Kettenpeitsche',
    shortDescription:
      'Hält Ritzel mit 11 bis 23 Zähnen, 8- bis 12-fach. Dreizehn Kettenglieder an 5\u00a0mm Stahl.',
    specs: {
      'works-on': 'Hält die Kassette, während ihr Verschlussring gelöst wird; Shimano, SRAM und Campagnolo',
      material: 'Stahl',
    },
  },
  'chain-breaker': {
    name: 'Kettennieter, 8- bis 12-fach',
    shortDescription:
      'Gegossener Körper, wechselbarer Stift mit 3,2\u00a0mm. Drückt Niete bündig und vernietet hohle.',
    specs: {
      'works-on': 'Öffnet und schließt 8- bis 12-fach-Ketten von Shimano, SRAM und KMC; vernietet Hohlniete',
      limits: 'Ketten mit 1/8\u00a0Zoll für Fahrräder ohne Schaltung',
      material: 'Stahlguss',
    },
  },
  'pedal-wrench': {
    name: 'Pedalschlüssel 15\u00a0mm',
    shortDescription:
      '330\u00a0mm Hebel, zwei Maulwinkel. Für Pedale, die sich seit dem Frühjahr nicht gerührt haben.',
    specs: {
      'works-on': 'Pedale mit Schlüsselfläche 15\u00a0mm an der Achse, Gewinde 9/16 und 1/2\u00a0Zoll',
      limits: 'Pedale, die nur einen Innensechskant am Achsende haben',
      material: chromeVanadium,
      finish: 'Verchromt',
    },
  },
  'bottom-bracket-cup-tool': {
    name: 'Innenlagerwerkzeug',
    shortDescription:
      'Für geschraubte Innenlager (BSA): Sechzehn Kerben auf 44\u00a0mm umgreifen die äußere Lagerschale.',
    specs: {
      'works-on':
        'Geschraubte Innenlager (BSA, italienisch) mit außenliegenden Lagerschalen: Hollowtech II, SRAM GXP, 44\u00a0mm, 16 Kerben',
      limits: 'Patronenlager mit 20 Nuten innen, Lagerschalen mit 39 und 41\u00a0mm, T47 und Pressfit',
      material: 'Schmiedestahl',
      finish: 'Verchromt',
    },
  },
  'cable-cutter': {
    name: 'Kabelschneider für Züge',
    shortDescription:
      'Geschliffene Hakenschneiden für 1,1 bis 5\u00a0mm. Schneidet Zug und Außenhülle, ohne dass eine Litze ausfranst.',
    specs: {
      'works-on': 'Schalt- und Bremszüge und ihre Außenhüllen mit 4 und 5\u00a0mm',
      limits: 'Gehärteter Draht wie Speichen, von dem die Schneiden ausbrechen',
      material: chromeVanadium,
    },
  },
  'torx-key-set': {
    name: 'Torx-Schlüssel-Satz T10–T40',
    shortDescription:
      'Sieben lange Schlüssel aus S2-Stahl. T25 ist der für Bremsscheiben und darum zuerst verschlissen.',
    specs: {
      sizes: 'T10, T15, T20, T25, T27, T30 und T40',
      'works-on':
        'Torx-Schrauben: T25 für Bremsscheiben mit sechs Schrauben und viele Hebel, T30 für Kettenblattschrauben',
      material: 'S2-Stahl',
    },
  },
} satisfies Readonly<Record<string, ProductWords>>
