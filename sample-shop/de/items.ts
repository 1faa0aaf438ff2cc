import type { ItemSlug } from '../items.ts'
import type { ProductWords } from '../types.ts'

/** The words of the parts in German, by slug. */
export const itemsInGerman: Readonly<Record<ItemSlug, ProductWords>> = {
  chain: {
    name: 'Kette, 12-fach, 126 Glieder',
    specs: {
      'works-on': '12-fach-Kassetten von Shimano und von SRAM Eagle',
      limits: 'Rennradgruppen SRAM AXS, die eine Flattop-Kette brauchen',
      material: 'Stahl',
      finish: 'Vernickelt',
    },
  },
  cassette: {
    name: 'Kassette, 12-fach, 11–34',
    specs: {
      'works-on': 'HG-Freilaufkörper von Shimano für Rennrad, 11-fach; Verschlussring mit 12 Nuten liegt bei',
      limits: 'Micro-Spline- und XD-Freilaufkörper',
      material: 'Stahl',
      finish: 'Vernickelt',
    },
  },
  'disc-brake-pads': {
    name: 'Scheibenbremsbeläge, gesintert, Paar',
    specs: {
      'works-on': 'Zweikolben-Bremssättel von Shimano mit Belägen der Form B; vergleichen Sie den Umriss',
      limits: 'Bremsscheiben, die nur für organische Beläge freigegeben sind',
      material: 'Sintermetall auf Stahl',
    },
  },
  'rim-brake-pads': {
    name: 'Felgenbremsbeläge, Wechselgummi, Paar',
    specs: {
      'works-on': 'Rennradbremsen mit Belaghaltern der Bauart Shimano und SRAM; Felgen aus Aluminium',
      limits: 'Carbonfelgen und Belaghalter von Campagnolo',
      material: 'Gummi',
    },
  },
  'gear-cable': {
    name: 'Schaltzug, Edelstahl, 1,1 × 2100\u00a0mm',
    specs: {
      'works-on': 'Schalthebel von Shimano und SRAM, vorn und hinten; Außenhüllen mit 4\u00a0mm',
      limits: 'Bremsen, die einen dickeren Zug brauchen',
      material: 'Edelstahl',
    },
  },
  tyre: {
    name: 'Faltreifen, 700 × 28C',
    specs: {
      sizes: '700 × 28C, 28-622',
      'works-on': 'Felgen mit 622\u00a0mm, innen 17 bis 23\u00a0mm breit',
      limits: 'Fahren ohne Schlauch',
      material: 'Gummi auf Nylon, Wulst aus Aramid',
    },
  },
  'inner-tube': {
    name: 'Schlauch, 700 × 25–32C, Ventil 48\u00a0mm',
    specs: {
      valve: 'Sclaverand (Presta)',
      'works-on': 'Reifen von 700 × 25C bis 700 × 32C',
      material: 'Butyl',
    },
  },
  'bar-tape': {
    name: 'Lenkerband, Kork, mit Stopfen',
    specs: {
      'works-on': 'Rennlenker; zwei Rollen, zwei Stopfen und Abschlussbänder',
      material: 'Kork und EVA-Schaum',
    },
  },
  'bottom-bracket': {
    name: 'Innenlager, BSA, Achse 24\u00a0mm',
    specs: {
      thread: 'BSA 1,37\u00a0Zoll × 24\u00a0TPI',
      'works-on': 'BSA-Gehäuse mit 68 oder 73\u00a0mm Breite; Hollowtech-II-Kurbeln von Shimano',
      limits: 'DUB-Kurbeln von SRAM, deren Achse 28,99\u00a0mm dick ist',
      material: 'Aluminium',
      finish: 'Eloxiert',
    },
  },
  pedals: {
    name: 'Plattformpedale, 9/16\u00a0Zoll, Paar',
    specs: {
      thread: '9/16\u00a0Zoll × 20\u00a0TPI',
      'driven-by': 'Pedalschlüssel 15\u00a0mm',
      'works-on': 'Kurbeln für Erwachsene; das linke Pedal hat Linksgewinde',
      limits: 'Einteilige Kurbeln mit 1/2-Zoll-Gewinde',
      material: 'Aluminium',
    },
  },
  spokes: {
    name: 'Speichen, konifiziert 2,0/1,8, 36 Stück',
    specs: {
      sizes: '2,0\u00a0mm an den Enden, 1,8\u00a0mm dazwischen',
      'works-on': 'Naben für Speichen mit Bogen; Messingnippel mit 3,23\u00a0mm liegen bei',
      limits: 'Naben für gerade Speichen (Straightpull)',
      material: 'Edelstahl',
    },
  },
  rim: {
    name: 'Felge, 700C, 32 Loch, tubeless-ready',
    specs: {
      valve: 'Sclaverand (Presta)',
      'works-on': 'Scheibenbremsen; Reifen mit Schlauch oder tubeless mit Felgenband und Ventil',
      material: 'Aluminium',
    },
  },
  hub: {
    name: 'Hinterradnabe, 142 × 12\u00a0mm, 32 Loch',
    specs: {
      axle: '12 × 142\u00a0mm',
      'works-on':
        'HG-Kassetten von Shimano, Rennrad 11- und 12-fach, mit Distanzring 1,85\u00a0mm auch 8- bis 10-fach',
      limits: 'Micro-Spline- und XD-Kassetten',
      material: 'Aluminium',
      finish: 'Eloxiert',
    },
  },
  'seat-clamp': {
    name: 'Sattelklemme, 34,9\u00a0mm',
    specs: {
      'driven-by': 'Innensechskantschlüssel 4\u00a0mm',
      'works-on': 'Sitzrohre mit 34,9\u00a0mm Außendurchmesser, meist für Sattelstützen mit 31,6\u00a0mm',
      material: 'Aluminium',
      finish: 'Eloxiert',
    },
  },
  'derailleur-hanger': {
    name: 'Schaltauge, M10, mit Schrauben',
    specs: {
      thread: 'M10 × 1',
      'works-on':
        'Schaltwerke mit M10-Schraube; vergleichen Sie Form und Löcher mit dem Schaltauge Ihres Rahmens',
      material: 'Aluminium',
    },
  },
  'brake-rotor': {
    name: 'Bremsscheibe, 160\u00a0mm, 6-Loch',
    specs: {
      'works-on': 'Naben für sechs Schrauben mit T25; organische und gesinterte Beläge',
      limits: 'Center-Lock-Naben ohne Adapter',
      material: 'Edelstahl',
    },
  },
  'jockey-wheels': {
    name: 'Schaltröllchen, 11 Zähne, gedichtet, Paar',
    specs: {
      'works-on': 'Schaltwerke von Shimano und SRAM mit Röllchen mit 11 Zähnen und M5-Schrauben',
      material: 'Nylon',
    },
  },
  chainring: {
    name: 'Kettenblatt, 42 Zähne, 110\u00a0mm, fünf Arme',
    specs: {
      'works-on': 'Kurbeln mit fünf gleichen Armen und 110\u00a0mm Lochkreis',
      limits: 'Vierarmige Shimano-Kurbeln mit ungleichem Lochkreis 110\u00a0mm',
      material: 'Aluminium',
    },
  },
  'headset-bearing': {
    name: 'Steuersatzlager, 41,8\u00a0mm, 45 × 45°',
    specs: {
      sizes: '30,5 × 41,8 × 8\u00a0mm, 45 × 45°',
      'works-on': 'Integrierte Steuersätze IS42 mit 1 1/8-Zoll-Gabelschaft',
      limits: 'Steuersätze IS41, deren Lager 41\u00a0mm misst',
      material: 'Chromstahl',
    },
  },
  'tubeless-valves': {
    name: 'Tubeless-Ventile, 44\u00a0mm, Paar',
    specs: {
      valve: 'Sclaverand (Presta)',
      'works-on': 'Tubeless-Felgen mit Sclaverandloch; der Einsatz lässt sich für Dichtmilch herausdrehen',
      material: 'Messing',
    },
  },
}
