import type { ProductWords } from '../types.ts'

const chromeVanadium = 'Chrom-Vanadium-Stahl'
const chromeMolybdenum = 'Chrom-Molybdän-Stahl'
const stainless = 'Edelstahl'
const nylon = 'Glasfaserverstärktes Nylon'

/** The words of the tools of a workshop in German, by slug. */
export const workshopToolsInGerman = {
  'floor-pump': {
    name: 'Standpumpe, 11\u00a0bar',
    shortDescription:
      'Stahlrohr, gegossener Fuß, 63-mm-Manometer auf Augenhöhe, wenn Sie knien. Dichtungen als Ersatzteil am Lager.',
    specs: {
      valve: 'Sclaverand (Presta) und Autoventil (Schrader)',
      'works-on': 'Reifen von Rennrad, Gravel, Stadtrad und Mountainbike',
      limits: 'Federgabeln und Dämpfer, die eine Hochdruckpumpe mit feinen Stufen brauchen',
      material: 'Stahl',
    },
  },
  'truing-stand': {
    name: 'Zentrierständer',
    shortDescription:
      'Selbstzentrierende Taster für Laufräder von 16 bis 29\u00a0Zoll, Achsen von 100 bis 157\u00a0mm. Für die Werkbank.',
    specs: {
      'works-on':
        'Laufräder mit Schnellspanner; mit Steckachse 12 oder 15\u00a0mm auf den beiliegenden Kegeln',
      material: 'Stahl',
      finish: 'Pulverbeschichtet',
    },
  },
  'repair-stand': {
    name: 'Montageständer',
    shortDescription: 'Exzenterklemme für 24 bis 70\u00a0mm, zusammengeklappt 1,1\u00a0m, trägt 38\u00a0kg.',
    specs: {
      'works-on': 'Runde und geformte Rohre; klemmen Sie die Sattelstütze, kein dünnes Carbonrohr',
      material: 'Aluminium',
      finish: 'Eloxiert',
    },
  },
  'bleed-kit': {
    name: 'Entlüftungskit für Bremsen',
    shortDescription:
      'Für Mineralöl: zwei Spritzen mit 30\u00a0ml, Schläuche, Anschlüsse aus Messing. Beschriften, nie vertauschen.',
    specs: {
      sizes: 'Zwei Spritzen mit 30\u00a0ml, Schläuche mit 300\u00a0mm',
      'works-on': 'Hydraulische Bremsen mit Mineralöl: Shimano, Magura, Tektro',
      limits: 'Bremsen mit DOT-Flüssigkeit, wie die meisten von SRAM und Hayes',
      material: 'Messing',
    },
  },
  'headset-press': {
    name: 'Steuersatzpresse',
    shortDescription:
      '16-mm-Gewindestange, Stufenscheiben aus Bronze für Lagerschalen von 1 bis 1,5\u00a0Zoll. Presst gerade.',
    specs: {
      thread: 'M16',
      'works-on':
        'Lagerschalen für Gabelschäfte mit 1, 1 1/8 und 1,5\u00a0Zoll: EC34, EC44, EC49, ZS44 und ZS56',
      limits: 'Integrierte Lager (IS), die von Hand eingelegt werden',
      material: 'Stahl und Bronze',
    },
  },
  'y-hex-wrench': {
    name: 'Y-Innensechskantschlüssel 4/5/6\u00a0mm',
    shortDescription: 'Drei Inbusschlüssel an einer Nabe, angespritzter Griff. Wohnt in der Schürze.',
    specs: {
      sizes: '4, 5 und 6\u00a0mm',
      'works-on':
        'Innensechskantschrauben mit 4, 5 und 6\u00a0mm: Vorbau, Sattelstütze, Bremssattel, Flaschenhalter',
      material: chromeVanadium,
      finish: 'Brüniert',
    },
  },
  'chain-wear-gauge': {
    name: 'Kettenverschleißlehre',
    shortDescription:
      'Taucht bei 0,5 und 0,75\u00a0% ein. Aus Edelstahl, damit sie so lang bleibt, wie sie ist.',
    specs: {
      sizes: '0,5 und 0,75\u00a0% Verschleiß',
      'works-on':
        '8- bis 12-fach-Ketten; wechseln Sie 11- und 12-fach-Ketten bei 0,5\u00a0%, breitere bei 0,75\u00a0%',
      limits: 'Flattop-Ketten von SRAM, deren Rollen größer sind',
      material: stainless,
    },
  },
  'crank-puller': {
    name: 'Kurbelabzieher',
    shortDescription:
      'Gewinde M22 × 1, drehbare Spitze für Vierkant- und Vielzahnachsen. Die Spindel dreht ein Schlüssel mit 16\u00a0mm.',
    specs: {
      thread: 'M22 × 1',
      'driven-by': 'Maulschlüssel 16\u00a0mm',
      'works-on': 'Kurbeln auf Vierkant-, ISIS- und Octalink-Achsen; eine lose Spitze dient beiden Arten',
      limits: 'Hollowtech-II- und DUB-Kurbeln, die ohne Abzieher abgehen',
      material: chromeMolybdenum,
      finish: 'Brüniert',
    },
  },
  'derailleur-hanger-gauge': {
    name: 'Schaltaugen-Richtlehre',
    shortDescription:
      'Drehpunkt M10 × 1, verschiebbarer Taster, kein nennenswertes Spiel. Misst an der Felge.',
    specs: {
      thread: 'M10 × 1',
      'works-on': 'Prüft und richtet Schaltaugen mit M10-Gewinde an der Felge des Hinterrads',
      limits: 'Schaltwerke, die ohne Schaltauge direkt auf der Achse sitzen',
      material: 'Stahl',
    },
  },
  'crown-race-setter': {
    name: 'Gabelkonus-Aufschlagwerkzeug',
    shortDescription:
      'Stahlrohr, vier Adapter für Konen von 26,4 bis 39,8\u00a0mm. Ein gerader Schlag, fertig.',
    specs: {
      sizes: '26,4, 27,0, 30,0 und 39,8\u00a0mm',
      'driven-by': 'Hammer',
      'works-on': 'Gabelkonen auf Gabeln mit 1 und 1 1/8\u00a0Zoll sowie konischem 1,5-Zoll-Gabelschaft',
      limits: 'Geschlitzte Gabelkonen, die von Hand aufrutschen',
      material: 'Stahl',
    },
  },
  'cable-routing-magnets': {
    name: 'Einfädelset für innenverlegte Züge',
    shortDescription:
      'Ein Magnet, drei Führungsseile. Zieht Zug, Außenhülle oder Leitung durch den Rahmen, ohne Kleiderbügel.',
    specs: {
      sizes: 'Führungsseile mit 1600\u00a0mm',
      'works-on': 'Züge, Außenhüllen mit 4 und 5\u00a0mm, Hydraulikleitungen und Stromkabel im Rahmen',
      material: 'Neodym und Edelstahl',
    },
  },
  'pin-spanner': {
    name: 'Zapfenschlüssel',
    shortDescription:
      'Verstellbar von 20 bis 60\u00a0mm, Zapfen mit 2,3\u00a0mm. Für Schalen und Kappen, deren Werkzeug jemand verlegt hat.',
    specs: {
      'works-on': 'Einstellbare Lagerschalen älterer Innenlager, Kurbelkappen und Ringe mit Stirnlöchern',
      material: 'Stahl',
    },
  },
  'digital-calliper': {
    name: 'Digitaler Messschieber 150\u00a0mm',
    shortDescription:
      '0,01-mm-Schritte, Schenkel aus Edelstahl, Tiefenmaß. Für Sattelstützen, Bremsscheiben und Streitfragen.',
    specs: {
      'works-on': 'Außen-, Innen- und Tiefenmaße: Sattelstützen, Achsen, Lager, Bremsscheiben',
      material: stainless,
    },
  },
  'spoke-tension-meter': {
    name: 'Speichentensiometer',
    shortDescription: 'Mit Feder und Tabelle für Speichen von 0,9 bis 2,9\u00a0mm, rund und flach.',
    specs: {
      'works-on': 'Runde und flache Speichen aus Stahl, Aluminium und Titan; die Tabelle nennt Newton',
      material: 'Aluminium',
      finish: 'Eloxiert',
    },
  },
  'star-nut-setter': {
    name: 'Kralleneinschläger',
    shortDescription:
      'Schlägt Ahead-Krallen mit 1 und 1 1/8\u00a0Zoll 15\u00a0mm tief und gerade ein. Die Führung gleitet auf dem Gabelschaft.',
    specs: {
      sizes: '1 und 1 1/8\u00a0Zoll',
      'driven-by': 'Hammer',
      'works-on': 'Krallen in Gabelschäften aus Stahl und Aluminium, 15\u00a0mm unter der Kante',
      limits: 'Gabelschäfte aus Carbon: Sie bekommen einen Expander und nie eine Kralle',
      material: 'Stahl',
    },
  },
  'axle-vice': {
    name: 'Achsklemme',
    shortDescription:
      'Weiche Backen aus Aluminium, Bohrungen für Achsen mit 9, 10 und 12\u00a0mm und Speichen. Passt in jeden Schraubstock.',
    specs: {
      sizes: 'Achsen mit 9, 10 und 12\u00a0mm, Speichen mit 2\u00a0mm',
      'driven-by': 'Schraubstock',
      'works-on':
        'Hält Achsen am Gewinde, ohne es zu beschädigen, während Konen und Kontermuttern eingestellt werden',
      material: 'Aluminium',
    },
  },
  'tyre-bead-jack': {
    name: 'Reifenmontagezange',
    shortDescription:
      'Hakt an der anderen Felgenseite ein und hebt die letzte Handbreit Wulst hinüber. Schont Heber, Schläuche und Daumen.',
    specs: {
      'works-on':
        'Stramme Reifen auf Felgen von Rennrad, Gravel und Mountainbike, mit Schlauch oder tubeless',
      limits: 'Das Abziehen von Reifen: Das ist Arbeit für Reifenheber',
      material: nylon,
    },
  },
} satisfies Readonly<Record<string, ProductWords>>
