import type { ProductWords } from '../types.ts'

const chromeVanadium = 'Acier chrome-vanadium'
const chromeMolybdenum = 'Acier chrome-molybdène'
const nylon = 'Nylon chargé de fibres de verre'

/** The words of the hand tools in French, by slug. */
export const handToolsInFrench = {
  'combination-wrench': {
    name: 'Clé mixte 15\u00a0mm',
    shortDescription:
      'Chrome-vanadium, œil à 12 pans, tête à 15°. Elle finit dans toutes les poches de maillot.',
    specs: {
      'works-on':
        'Écrous et vis de 15\u00a0mm\u00a0: écrous d’axe de roues de piste et de moyeux à vitesses, anciennes vis de manivelle',
      material: chromeVanadium,
      finish: 'Chromé',
    },
  },
  'hex-key-set': {
    name: 'Jeu de clés Allen 2–8\u00a0mm',
    shortDescription: 'Six clés six pans dans un support qui les lâche quand vous le voulez.',
    specs: {
      sizes: '2, 3, 4, 5, 6 et 8\u00a0mm',
      'works-on':
        'Vis à six pans creux\u00a0: potence, tige de selle, étrier de frein, vis de serrage de 5\u00a0mm et vis de manivelle de 8\u00a0mm',
      material: chromeVanadium,
    },
  },
  'spoke-wrench': {
    name: 'Clé à rayons, six tailles',
    shortDescription:
      'Disque trempé pour écrous de 3,2 à 5,5\u00a0mm. Prend bien d’équerre, n’arrondit rien.',
    specs: {
      sizes: '3,23, 3,30, 3,45, 3,96, 4,40 et 5,50\u00a0mm',
      'works-on':
        'Écrous de rayon carrés de DT Swiss, Sapim et de la plupart des autres\u202f; mesurez sur plats',
      limits: 'Écrous à l’intérieur de la jante et écrous cannelés',
      material: 'Acier trempé',
    },
  },
  'tyre-levers': {
    name: 'Démonte-pneus, la paire',
    shortDescription:
      'Nylon chargé de fibres de verre. Assez minces pour un talon tubeless, assez raides pour y aller.',
    specs: {
      'works-on': 'Pneus avec chambre et pneus tubeless, jantes en aluminium et en carbone',
      material: nylon,
    },
  },
  'cassette-lockring-tool': {
    name: 'Démonte-cassette',
    shortDescription:
      'Démonte les cassettes Shimano et SRAM de 8 à 12 vitesses. Avec guide, pour clé de 25\u00a0mm.',
    specs: {
      'driven-by': 'Clé de 25\u00a0mm ou clé à molette',
      'works-on':
        'Démonte et monte les cassettes Shimano et SRAM de 8 à 12 vitesses\u202f; disques Center Lock à cannelures intérieures',
      limits: 'Écrous Campagnolo, aux cannelures larges d’environ 22,8\u00a0mm\u202f; roues libres à visser',
      material: chromeMolybdenum,
    },
    pictures: [
      'Une cassette\u00a0: l’outil tourne l’écrou sur sa face avant.',
      'Un fouet à chaîne retient la cassette pendant ce temps.',
    ],
  },
  'cone-wrench': {
    name: 'Clé à cônes 13/15\u00a0mm',
    shortDescription: 'Épaisse de 2\u00a0mm seulement, poignée gainée, pour moyeux à cônes.',
    specs: {
      sizes: '13 et 15\u00a0mm',
      'works-on':
        'Cônes de moyeux à cônes et cuvettes\u00a0: 13\u00a0mm surtout à l’avant, 15\u00a0mm surtout à l’arrière',
      limits: 'Cônes de 14, 16 et 17\u00a0mm\u202f; pédales et écrous d’axe, qui tordent une clé aussi mince',
      material: 'Acier trempé',
    },
  },
  'torque-wrench': {
    name: 'Clé dynamométrique 2–24\u00a0N·m',
    shortDescription: 'À déclenchement, carré 1/4\u00a0pouce, ±4\u00a0%. Certificat dans la boîte.',
    specs: {
      drive: '1/4\u00a0pouce',
      'works-on':
        'Vis de potence, de tige de selle, de disque et de manivelle, avec douilles à carré 1/4\u00a0pouce',
      limits: 'Écrous de cassette, boîtiers de pédalier et pédales\u00a0: il leur faut plus de 24\u00a0N·m',
      material: chromeVanadium,
    },
  },
  'chain-whip': {
    name: 'Fouet à chaîne',
    shortDescription:
      'Retient des pignons de 11 à 23 dents, de 8 à 12 vitesses. Treize maillons sur une barre d’acier de 5\u00a0mm.',
    specs: {
      'works-on': 'Retient la cassette pendant qu’on desserre son écrou\u202f; Shimano, SRAM et Campagnolo',
      material: 'Acier',
    },
  },
  'chain-breaker': {
    name: 'Dérive-chaîne, 8 à 12 vitesses',
    shortDescription:
      'Corps moulé, pointe de 3,2\u00a0mm remplaçable. Chasse les rivets et rive les rivets creux.',
    specs: {
      'works-on':
        'Ouvre et ferme les chaînes Shimano, SRAM et KMC de 8 à 12 vitesses\u202f; rive les rivets creux',
      limits: 'Chaînes de 1/8\u00a0pouce, pour vélos monovitesse',
      material: 'Acier moulé',
    },
  },
  'pedal-wrench': {
    name: 'Clé à pédales 15\u00a0mm',
    shortDescription:
      '330\u00a0mm de levier, deux angles. Pour les pédales qui n’ont pas bougé depuis le printemps.',
    specs: {
      'works-on': 'Pédales à plats de 15\u00a0mm sur l’axe, filetage 9/16 et 1/2\u00a0pouce',
      limits: 'Pédales qui n’ont qu’un six pans creux au bout de l’axe',
      material: chromeVanadium,
      finish: 'Chromé',
    },
  },
  'bottom-bracket-cup-tool': {
    name: 'Clé pour boîtier de pédalier',
    shortDescription:
      'Pour boîtiers filetés (BSA) : seize crans sur 44\u00a0mm entourent la cuvette externe.',
    specs: {
      'works-on':
        'Boîtiers de pédalier filetés (BSA, italien) à cuvettes externes\u00a0: Hollowtech II, SRAM GXP, 44\u00a0mm, 16 crans',
      limits: 'Cartouches à 20 cannelures intérieures, cuvettes de 39 et 41\u00a0mm, T47 et press-fit',
      material: 'Acier forgé',
      finish: 'Chromé',
    },
  },
  'cable-cutter': {
    name: 'Pince coupe-câble',
    shortDescription:
      'Mâchoires crochues affûtées pour 1,1 à 5\u00a0mm. Coupe câble et gaine sans brin effiloché.',
    specs: {
      'works-on': 'Câbles de dérailleur et de frein, et leurs gaines de 4 et 5\u00a0mm',
      limits: 'Fil trempé comme les rayons, qui ébrèche les tranchants',
      material: chromeVanadium,
    },
  },
  'torx-key-set': {
    name: 'Jeu de clés Torx T10–T40',
    shortDescription:
      'Sept clés longues en acier S2. La T25 est celle des vis de disque, donc la première usée.',
    specs: {
      sizes: 'T10, T15, T20, T25, T27, T30 et T40',
      'works-on':
        'Vis Torx\u00a0: T25 pour disques à six vis et beaucoup de leviers, T30 pour vis de plateau',
      material: 'Acier S2',
    },
  },
} satisfies Readonly<Record<string, ProductWords>>
