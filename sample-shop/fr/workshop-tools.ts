import type { ProductWords } from '../types.ts'

const chromeVanadium = 'Acier chrome-vanadium'
const chromeMolybdenum = 'Acier chrome-molybdène'
const stainless = 'Acier inoxydable'
const nylon = 'Nylon chargé de fibres de verre'

/** The words of the tools of a workshop in French, by slug. */
export const workshopToolsInFrench = {
  'floor-pump': {
    name: 'Pompe à pied, 11\u00a0bar',
    shortDescription:
      'Corps en acier, socle moulé, manomètre de 63\u00a0mm à hauteur des yeux quand vous êtes à genoux. Joints de rechange en stock.',
    specs: {
      valve: 'Presta et Schrader',
      'works-on': 'Pneus de route, de gravel, de ville et de VTT',
      limits: 'Fourches suspendues et amortisseurs, qui demandent une pompe haute pression à pas fin',
      material: 'Acier',
    },
  },
  'truing-stand': {
    name: 'Pied de centrage',
    shortDescription:
      'Palpeurs autocentrants pour roues de 16 à 29\u00a0pouces, axes de 100 à 157\u00a0mm. Se visse à l’établi.',
    specs: {
      'works-on':
        'Roues à blocage rapide\u202f; roues à axe traversant de 12 ou 15\u00a0mm, sur les cônes fournis',
      material: 'Acier',
      finish: 'Thermolaqué',
    },
  },
  'repair-stand': {
    name: 'Pied d’atelier',
    shortDescription: 'Pince à came de 24 à 70\u00a0mm, 1,1\u00a0m replié, porte 38\u00a0kg.',
    specs: {
      'works-on': 'Tubes ronds et profilés\u202f; serrez la tige de selle, pas un tube mince en carbone',
      material: 'Aluminium',
      finish: 'Anodisé',
    },
  },
  'bleed-kit': {
    name: 'Kit de purge de frein',
    shortDescription:
      'Pour huile minérale\u00a0: deux seringues de 30\u00a0ml, durites, raccords en laiton. Marquez-les, ne les mélangez jamais.',
    specs: {
      sizes: 'Deux seringues de 30\u00a0ml, tuyaux de 300\u00a0mm',
      'works-on': 'Freins hydrauliques à huile minérale\u00a0: Shimano, Magura, Tektro',
      limits: 'Freins à liquide DOT, comme la plupart des SRAM et des Hayes',
      material: 'Laiton',
    },
  },
  'headset-press': {
    name: 'Presse à jeu de direction',
    shortDescription:
      'Tige filetée de 16\u00a0mm, disques étagés en bronze pour cuvettes de 1 à 1,5\u00a0pouce. Presse droit.',
    specs: {
      thread: 'M16',
      'works-on': 'Cuvettes pour pivots de 1, 1 1/8 et 1,5\u00a0pouce\u00a0: EC34, EC44, EC49, ZS44 et ZS56',
      limits: 'Roulements intégrés (IS), qui se posent à la main',
      material: 'Acier et bronze',
    },
  },
  'y-hex-wrench': {
    name: 'Clé Allen en Y 4/5/6\u00a0mm',
    shortDescription: 'Trois branches, poignée moulée. Elle ne quitte pas la poche du tablier.',
    specs: {
      sizes: '4, 5 et 6\u00a0mm',
      'works-on':
        'Vis à six pans creux de 4, 5 et 6\u00a0mm\u00a0: potence, tige de selle, étrier de frein, porte-bidon',
      material: chromeVanadium,
      finish: 'Bruni',
    },
  },
  'chain-wear-gauge': {
    name: 'Jauge d’usure de chaîne',
    shortDescription: 'Deux seuils, 0,5 et 0,75\u00a0%. En inox, pour garder sa cote.',
    specs: {
      sizes: '0,5 et 0,75\u00a0% d’usure',
      'works-on':
        'Chaînes de 8 à 12 vitesses\u202f; changez les chaînes 11 et 12 vitesses à 0,5\u00a0%, les plus larges à 0,75\u00a0%',
      limits: 'Chaînes SRAM Flattop, aux rouleaux plus gros',
      material: stainless,
    },
  },
  'crank-puller': {
    name: 'Extracteur de manivelle',
    shortDescription:
      'Filetage M22 × 1, embout tournant pour axes carrés et cannelés. La vis se tourne avec une clé de 16\u00a0mm.',
    specs: {
      thread: 'M22 × 1',
      'driven-by': 'Clé de 16\u00a0mm',
      'works-on': 'Manivelles sur axes carrés, ISIS et Octalink\u202f; un embout amovible sert aux deux',
      limits: 'Manivelles Hollowtech II et DUB, qui viennent sans extracteur',
      material: chromeMolybdenum,
      finish: 'Bruni',
    },
  },
  'derailleur-hanger-gauge': {
    name: 'Jauge d’alignement de patte de dérailleur',
    shortDescription: 'Pivot M10 × 1, palpeur coulissant, sans jeu notable. Se lit sur la jante.',
    specs: {
      thread: 'M10 × 1',
      'works-on': 'Contrôle et redresse les pattes à filetage M10 par rapport à la jante arrière',
      limits: 'Dérailleurs montés directement sur l’axe, sans patte',
      material: 'Acier',
    },
  },
  'crown-race-setter': {
    name: 'Frappe-cône de fourche',
    shortDescription:
      'Tube en acier, quatre adaptateurs pour cônes de 26,4 à 39,8\u00a0mm. Un coup bien droit, et c’est fait.',
    specs: {
      sizes: '26,4, 27,0, 30,0 et 39,8\u00a0mm',
      'driven-by': 'Marteau',
      'works-on': 'Cônes de fourches à pivot de 1 et 1 1/8\u00a0pouce et à pivot conique de 1,5\u00a0pouce',
      limits: 'Cônes fendus, qui se glissent à la main',
      material: 'Acier',
    },
  },
  'cable-routing-magnets': {
    name: 'Kit de passage de câbles internes',
    shortDescription:
      'Un aimant, trois guides. Tire câble, gaine ou durite dans le cadre, sans cintre de penderie.',
    specs: {
      sizes: 'Guides de 1600\u00a0mm',
      'works-on': 'Câbles, gaines de 4 et 5\u00a0mm, durites et fils électriques dans un cadre',
      material: 'Néodyme et acier inoxydable',
    },
  },
  'pin-spanner': {
    name: 'Clé à ergots',
    shortDescription:
      'Réglable de 20 à 60\u00a0mm, ergots de 2,3\u00a0mm. Pour cuvettes et bouchons dont on a perdu l’outil.',
    specs: {
      'works-on': 'Cuvettes réglables d’anciens boîtiers, bouchons de manivelle et écrous à trous',
      material: 'Acier',
    },
  },
  'digital-calliper': {
    name: 'Pied à coulisse numérique 150\u00a0mm',
    shortDescription:
      'Pas de 0,01\u00a0mm, becs en inox, jauge de profondeur. Pour tiges de selle, disques et discussions.',
    specs: {
      'works-on':
        'Mesures extérieures, intérieures et de profondeur\u00a0: tiges de selle, axes, roulements, disques',
      material: stainless,
    },
  },
  'spoke-tension-meter': {
    name: 'Tensiomètre de rayons',
    shortDescription: 'À ressort, avec table pour rayons de 0,9 à 2,9\u00a0mm, ronds et plats.',
    specs: {
      'works-on': 'Rayons ronds et plats en acier, aluminium et titane\u202f; la table convertit en newtons',
      material: 'Aluminium',
      finish: 'Anodisé',
    },
  },
  'star-nut-setter': {
    name: 'Outil de pose d’étoile',
    shortDescription:
      'Enfonce les étoiles de 1 et 1 1/8\u00a0pouce à 15\u00a0mm, bien droit. Le guide coulisse sur le pivot.',
    specs: {
      sizes: '1 et 1 1/8\u00a0pouce',
      'driven-by': 'Marteau',
      'works-on': 'Étoiles dans les pivots en acier et en aluminium, à 15\u00a0mm du bord',
      limits: 'Pivots en carbone\u00a0: ils prennent un expandeur, jamais une étoile',
      material: 'Acier',
    },
  },
  'axle-vice': {
    name: 'Mors d’étau pour axe',
    shortDescription:
      'Mors doux en aluminium, trous pour axes de 9, 10 et 12\u00a0mm et pour rayons. Va dans tout étau.',
    specs: {
      sizes: 'Axes de 9, 10 et 12\u00a0mm, rayons de 2\u00a0mm',
      'driven-by': 'Étau d’établi',
      'works-on':
        'Tient les axes par leur filetage sans l’abîmer, pendant qu’on règle cônes et contre-écrous',
      material: 'Aluminium',
    },
  },
  'tyre-bead-jack': {
    name: 'Pince à pneu',
    shortDescription:
      'S’accroche à l’autre bord de la jante et passe les dix derniers centimètres de talon. Épargne démonte-pneus, chambres et pouces.',
    specs: {
      'works-on': 'Pneus serrés sur jantes de route, de gravel et de VTT, avec chambre ou tubeless',
      limits: 'Démonter un pneu\u00a0: c’est le travail des démonte-pneus',
      material: nylon,
    },
  },
} satisfies Readonly<Record<string, ProductWords>>
