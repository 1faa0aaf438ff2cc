import type { ItemSlug } from '../items.ts'
import type { ProductWords } from '../types.ts'

/** The words of the parts in French, by slug. */
export const itemsInFrench: Readonly<Record<ItemSlug, ProductWords>> = {
  chain: {
    name: 'Chaîne, 12 vitesses, 126 maillons',
    specs: {
      'works-on': 'Cassettes 12 vitesses de Shimano et de SRAM Eagle',
      limits: 'Groupes route SRAM AXS, qui demandent une chaîne Flattop',
      material: 'Acier',
      finish: 'Nickelé',
    },
  },
  cassette: {
    name: 'Cassette, 12 vitesses, 11–34',
    specs: {
      'works-on': 'Corps de roue libre Shimano HG route 11 vitesses\u202f; écrou à 12 cannelures fourni',
      limits: 'Corps de roue libre Micro Spline et XD',
      material: 'Acier',
      finish: 'Nickelé',
    },
  },
  'disc-brake-pads': {
    name: 'Plaquettes de frein à disque, frittées, la paire',
    specs: {
      'works-on': 'Étriers Shimano à deux pistons, plaquettes de forme B\u202f; comparez le contour',
      limits: 'Disques réservés aux plaquettes résine',
      material: 'Métal fritté sur acier',
    },
  },
  'rim-brake-pads': {
    name: 'Patins de frein sur jante, cartouche, la paire',
    specs: {
      'works-on': 'Étriers route à porte-patins de type Shimano et SRAM\u202f; jantes en aluminium',
      limits: 'Jantes en carbone et porte-patins Campagnolo',
      material: 'Caoutchouc',
    },
  },
  'gear-cable': {
    name: 'Câble de dérailleur, inox, 1,1 × 2100\u00a0mm',
    specs: {
      'works-on': 'Manettes Shimano et SRAM, avant et arrière\u202f; gaines de 4\u00a0mm',
      limits: 'Freins, qui demandent un câble plus gros',
      material: 'Acier inoxydable',
    },
  },
  tyre: {
    name: 'Pneu souple, 700 × 28C',
    specs: {
      sizes: '700 × 28C, 28-622',
      'works-on': 'Jantes de 622\u00a0mm, larges de 17 à 23\u00a0mm à l’intérieur',
      limits: 'Usage sans chambre à air',
      material: 'Caoutchouc sur nylon, tringle aramide',
    },
  },
  'inner-tube': {
    name: 'Chambre à air, 700 × 25–32C, valve 48\u00a0mm',
    specs: {
      valve: 'Presta',
      'works-on': 'Pneus de 700 × 25C à 700 × 32C',
      material: 'Butyle',
    },
  },
  'bar-tape': {
    name: 'Guidoline, liège, avec bouchons',
    specs: {
      'works-on': 'Guidons route\u202f; deux rouleaux, deux bouchons et bandes de finition',
      material: 'Liège et mousse EVA',
    },
  },
  'bottom-bracket': {
    name: 'Boîtier de pédalier, BSA, axe 24\u00a0mm',
    specs: {
      thread: 'BSA 1,37\u00a0pouce × 24\u00a0TPI',
      'works-on': 'Boîtes BSA de 68 ou 73\u00a0mm\u202f; pédaliers Shimano Hollowtech II',
      limits: 'Pédaliers SRAM DUB, dont l’axe mesure 28,99\u00a0mm',
      material: 'Aluminium',
      finish: 'Anodisé',
    },
  },
  pedals: {
    name: 'Pédales plates, 9/16\u00a0pouce, la paire',
    specs: {
      thread: '9/16\u00a0pouce × 20\u00a0TPI',
      'driven-by': 'Clé à pédales de 15\u00a0mm',
      'works-on': 'Manivelles pour adultes\u202f; la pédale gauche a un filetage à gauche',
      limits: 'Manivelles monoblocs à filetage de 1/2\u00a0pouce',
      material: 'Aluminium',
    },
  },
  spokes: {
    name: 'Rayons à double épaisseur 2,0/1,8, boîte de 36',
    specs: {
      sizes: '2,0\u00a0mm aux bouts, 1,8\u00a0mm entre eux',
      'works-on': 'Moyeux pour rayons coudés\u202f; écrous en laiton de 3,23\u00a0mm fournis',
      limits: 'Moyeux pour rayons droits (straight-pull)',
      material: 'Acier inoxydable',
    },
  },
  rim: {
    name: 'Jante, 700C, 32 trous, tubeless ready',
    specs: {
      valve: 'Presta',
      'works-on': 'Freins à disque\u202f; pneus avec chambre, ou tubeless avec fond de jante et valve',
      material: 'Aluminium',
    },
  },
  hub: {
    name: 'Moyeu arrière, 142 × 12\u00a0mm, 32 trous',
    specs: {
      axle: '12 × 142\u00a0mm',
      'works-on':
        'Cassettes Shimano HG, route 11 et 12 vitesses, avec entretoise de 1,85\u00a0mm aussi 8 à 10 vitesses',
      limits: 'Cassettes Micro Spline et XD',
      material: 'Aluminium',
      finish: 'Anodisé',
    },
  },
  'seat-clamp': {
    name: 'Collier de selle, 34,9\u00a0mm',
    specs: {
      'driven-by': 'Clé Allen de 4\u00a0mm',
      'works-on': 'Tubes de selle de 34,9\u00a0mm de diamètre extérieur, surtout pour tiges de 31,6\u00a0mm',
      material: 'Aluminium',
      finish: 'Anodisé',
    },
  },
  'derailleur-hanger': {
    name: 'Patte de dérailleur, M10, avec vis',
    specs: {
      thread: 'M10 × 1',
      'works-on':
        'Dérailleurs arrière à vis M10\u202f; comparez la forme et les trous avec la patte de votre cadre',
      material: 'Aluminium',
    },
  },
  'brake-rotor': {
    name: 'Disque de frein, 160\u00a0mm, 6 trous',
    specs: {
      'works-on': 'Moyeux à six vis T25\u202f; plaquettes organiques, résine et frittées',
      limits: 'Moyeux Center Lock sans adaptateur',
      material: 'Acier inoxydable',
    },
  },
  'jockey-wheels': {
    name: 'Galets de dérailleur, 11 dents, étanches, la paire',
    specs: {
      'works-on': 'Dérailleurs arrière Shimano et SRAM à galets de 11 dents et vis M5',
      material: 'Nylon',
    },
  },
  chainring: {
    name: 'Plateau, 42 dents, 110\u00a0mm, cinq branches',
    specs: {
      'works-on': 'Pédaliers à cinq branches égales et entraxe de 110\u00a0mm',
      limits: 'Pédaliers Shimano à quatre branches, d’entraxe 110\u00a0mm inégal',
      material: 'Aluminium',
    },
  },
  'headset-bearing': {
    name: 'Roulement de direction, 41,8\u00a0mm, 45 × 45°',
    specs: {
      sizes: '30,5 × 41,8 × 8\u00a0mm, 45 × 45°',
      'works-on': 'Jeux de direction intégrés IS42 à pivot de 1 1/8\u00a0pouce',
      limits: 'Jeux de direction IS41, dont le roulement mesure 41\u00a0mm',
      material: 'Acier au chrome',
    },
  },
  'tubeless-valves': {
    name: 'Valves tubeless, 44\u00a0mm, la paire',
    specs: {
      valve: 'Presta',
      'works-on': 'Jantes tubeless à perçage Presta\u202f; l’obus se retire pour le liquide préventif',
      material: 'Laiton',
    },
  },
}
