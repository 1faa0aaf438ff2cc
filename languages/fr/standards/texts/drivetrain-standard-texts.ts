import type * as English from '../../../../standards/texts/drivetrain-standard-texts.ts'

const makersTorque = 'Si le fabricant de la pièce indique une autre valeur, suivez la sienne.'

export const drivetrainStandardTexts: typeof English.drivetrainStandardTexts = {
  'lockring-shimano-12-spline': {
    name: 'Écrou de cassette Shimano et SRAM, 12 cannelures',
    alsoCalled: ['écrou Shimano', 'écrou SRAM', 'écrou HG', 'écrou de blocage de cassette'],
    disagreement:
      'Une notice de Shimano et un vélociste donnent 30 à 50\u00a0N·m\u202f; sur un écrou sont gravés 40\u00a0N·m.',
    note: `${makersTorque} Un écrou Campagnolo a une autre taille et demande un autre outil.`,
  },
  'freewheel-12-spline': {
    name: 'Roue libre à visser Shimano, 12 cannelures',
    alsoCalled: ['roue libre vissée', 'démonte-roue libre'],
    note: 'Les cannelures restent immobiles quand on tourne les pignons en arrière\u202f; celles d’une cassette tournent avec eux.',
  },
  'freehub-hg': {
    name: 'Corps de roue libre Shimano HG, 8 à 10 vitesses',
    alsoCalled: ['Hyperglide', 'cannelures HG M'],
    note: 'Les cassettes VTT 11 vitesses vont aussi dessus.',
  },
  'freehub-hg-road-11': {
    name: 'Corps de roue libre Shimano HG, route, 11 vitesses',
    alsoCalled: ['cannelures HG L', 'corps route 11 vitesses'],
    note: 'Une entretoise de 1,85\u00a0mm permet d’y monter des cassettes plus courtes.',
  },
  'freehub-microspline': {
    name: 'Corps de roue libre Shimano Micro Spline',
    alsoCalled: ['MS', 'Microspline', 'Shimano 12 vitesses VTT'],
    note: 'Les cannelures sont plus fines et le diamètre plus petit que sur un corps HG.',
  },
  'freehub-xd': {
    name: 'Corps de roue libre SRAM XD',
    alsoCalled: ['XD driver', 'SRAM 11 et 12 vitesses VTT'],
    note: 'La cassette se visse sur le corps. Le démonte-cassette courant la fait tourner.',
  },
  'chain-pitch': {
    name: 'Chaîne de vélo, pas d’un demi-pouce',
    alsoCalled: ['1/2\u00a0pouce', '12,7\u00a0mm'],
    note: 'Une distance plus grande signifie que la chaîne est usée.',
  },
  'chain-worn': {
    name: 'Chaîne usée',
    alsoCalled: ['usure 0,5\u00a0%', 'allongement de la chaîne', 'chaîne allongée'],
    note: 'Cela fait environ 0,5 pour cent. Commencez au centre d’un rivet.',
  },
  'chain-single-speed': {
    name: 'Chaîne monovitesse, 1/8\u00a0pouce',
    alsoCalled: ['1/8\u00a0pouce', 'chaîne singlespeed', 'chaîne de piste', 'chaîne pour moyeu à vitesses'],
    disagreement: 'Une page donne 3,175\u00a0mm pour 1/8\u00a0pouce, une autre arrondit à 3,2\u00a0mm.',
  },
  'chain-8-speed': {
    name: 'Chaîne 8 vitesses',
    alsoCalled: ['chaîne 6, 7 et 8 vitesses'],
    disagreement: 'Les pages donnent 7,0 à 7,3\u00a0mm, 7,1 à 7,3\u00a0mm et 7,1\u00a0mm.',
  },
  'chain-9-speed': {
    name: 'Chaîne 9 vitesses',
    alsoCalled: [],
    disagreement: 'Les pages donnent 6,5 à 6,7\u00a0mm, 6,7\u00a0mm et 6,8\u00a0mm.',
  },
  'chain-10-speed': {
    name: 'Chaîne 10 vitesses',
    alsoCalled: [],
    disagreement:
      'Deux pages donnent 6,2\u00a0mm\u202f; une seule réserve cette largeur aux anciennes Campagnolo et donne sinon 5,84 à 6,1\u00a0mm.',
  },
  'chain-11-speed': {
    name: 'Chaîne 11 vitesses',
    alsoCalled: [],
    disagreement: 'Une page donne 5,46 à 5,74\u00a0mm, l’autre 5,5\u00a0mm.',
  },
  'chain-12-speed': {
    name: 'Chaîne 12 vitesses',
    alsoCalled: [],
    disagreement:
      'Une page donne 5,15\u00a0mm pour Campagnolo et 5,25\u00a0mm pour SRAM, l’autre 5,3\u00a0mm pour toutes.',
  },
  'nipple-3-23': {
    name: 'Écrou de rayon carré 3,23\u00a0mm',
    alsoCalled: ['0,127\u00a0pouce', '3,2\u00a0mm', 'Park Tool noir'],
    disagreement: 'Une page arrondit les mêmes 0,127\u00a0pouce à 3,22\u00a0mm.',
    note: 'Le diamètre du rayon ne dit pas la taille de l’écrou.',
  },
  'nipple-3-30': {
    name: 'Écrou de rayon carré 3,30\u00a0mm',
    alsoCalled: ['0,130\u00a0pouce', '3,3\u00a0mm', 'Park Tool vert'],
  },
  'nipple-3-45': {
    name: 'Écrou de rayon carré 3,45\u00a0mm',
    alsoCalled: ['0,136\u00a0pouce', '3,4\u00a0mm', 'Park Tool rouge'],
  },
  'nipple-3-96': {
    name: 'Écrou de rayon carré 3,96\u00a0mm',
    alsoCalled: ['0,156\u00a0pouce', '4\u00a0mm', 'Park Tool bleu'],
  },
  'valve-presta': {
    name: 'Valve Presta',
    alsoCalled: ['petite valve', 'valve route', 'Sclaverand', 'SV', 'FV'],
    disagreement: 'Une page donne un trou de 6,4\u00a0mm, une autre de 6,5\u00a0mm.',
  },
  'valve-schrader': {
    name: 'Valve Schrader',
    alsoCalled: ['grosse valve', 'valve auto', 'valve américaine', 'AV'],
    disagreement: 'Une page donne un trou de 8,3\u00a0mm, une autre a mesuré 8,5\u00a0mm.',
    note: 'Une valve Presta va dans ce trou avec une bague\u202f; une valve Schrader ne va pas dans le trou d’une Presta.',
  },
  'pedal-9-16': {
    name: 'Filetage de pédale 9/16\u00a0pouce × 20',
    alsoCalled: ['9/16', 'filetage de pédale adulte'],
    disagreement: 'Une page donne 30 à 40\u00a0N·m, la notice d’un vélo 34,7 à 39,5\u00a0N·m.',
    note: `${makersTorque} La pédale gauche a un filetage à gauche.`,
  },
  'pedal-1-2': {
    name: 'Filetage de pédale 1/2\u00a0pouce × 20',
    alsoCalled: ['1/2', 'manivelle monobloc', 'vélo d’enfant'],
    disagreement: 'Une page parle de 24 filets par pouce, les autres de 20.',
    note: 'La pédale gauche a un filetage à gauche.',
  },
  'pedal-flats-15': {
    name: 'Pédale à plats de 15\u00a0mm',
    alsoCalled: ['pédale de 15\u00a0mm'],
    note: 'Beaucoup de pédales récentes n’ont pas de plats et se serrent à la clé Allen, par l’intérieur de la manivelle.',
  },
  'crank-square-taper': {
    name: 'Manivelle à emmanchement carré',
    alsoCalled: ['axe carré', 'carré'],
    disagreement: 'Deux pages donnent environ 34 à 44\u00a0N·m, un vélociste 39,5 à 49,2\u00a0N·m.',
    note: `${makersTorque} Il faut un extracteur de manivelle, sauf si la vis extrait elle-même la manivelle.`,
  },
  'crank-hollowtech-2': {
    name: 'Manivelle Shimano Hollowtech II',
    alsoCalled: [
      'axe de 24\u00a0mm',
      'pédalier en deux pièces',
      'manivelle à vis de serrage',
      'Hollowtech 2',
    ],
    disagreement:
      'Pour les vis de serrage, deux pages donnent 12 à 14\u00a0N·m, une 12 à 15 et une 9,9 à 14,9\u00a0N·m.',
    note: `${makersTorque} Serrez les deux vis en alternance.`,
  },
  'crank-dub': {
    name: 'Manivelle SRAM DUB',
    alsoCalled: ['DUB', 'axe de 28,99\u00a0mm'],
  },
  'bcd-64-4': { name: 'Entraxe 64\u00a0mm, 4 vis', alsoCalled: ['BCD 64'] },
  'bcd-104-4': { name: 'Entraxe 104\u00a0mm, 4 vis', alsoCalled: ['BCD 104'] },
  'bcd-74-5': { name: 'Entraxe 74\u00a0mm, 5 vis', alsoCalled: ['BCD 74'] },
  'bcd-110-5': { name: 'Entraxe 110\u00a0mm, 5 vis', alsoCalled: ['BCD 110', 'compact'] },
  'bcd-130-5': { name: 'Entraxe 130\u00a0mm, 5 vis', alsoCalled: ['BCD 130'] },
  'bcd-135-5': {
    name: 'Entraxe 135\u00a0mm, 5 vis',
    alsoCalled: ['BCD 135', 'Campagnolo route'],
    disagreement: 'Une page donne une distance de 79,4\u00a0mm, l’autre de 79,5\u00a0mm.',
  },
  'bcd-144-5': { name: 'Entraxe 144\u00a0mm, 5 vis', alsoCalled: ['BCD 144', 'piste'] },
  'chainring-bolts-aluminium': {
    name: 'Vis de plateau en aluminium',
    alsoCalled: ['vis de cheminée en alu'],
    disagreement: 'La notice d’un vélo donne 5 à 9,9\u00a0N·m, un vélociste 8 à 9\u00a0N·m.',
    note: makersTorque,
  },
  'chainring-bolts-steel': {
    name: 'Vis de plateau en acier',
    alsoCalled: ['vis de cheminée en acier'],
    disagreement: 'La notice d’un vélo donne 7,9 à 10,7\u00a0N·m, un vélociste 12 à 14\u00a0N·m.',
    note: makersTorque,
  },
}
