import type * as English from '../../../../standards/texts/frame-standard-texts.ts'

const makersTorque = 'Si le fabricant de la pièce indique une autre valeur, suivez la sienne.'
const varies = 'Longueur et filetage changent d’un fabricant à l’autre\u00a0: mesurez aussi l’axe.'

export const frameStandardTexts: typeof English.frameStandardTexts = {
  'bb-bsa': {
    name: 'BSA, fileté',
    alsoCalled: ['filetage anglais', 'pas anglais', 'BSC', 'ISO', '1,37 × 24', 'boîtier fileté'],
    disagreement: 'Certaines pages donnent 1,375\u00a0pouce au lieu de 1,37.',
    note: 'La cuvette côté transmission a un filetage à gauche. Les VTT de descente et les fatbikes ont des boîtes plus larges.',
  },
  'bb-italian': {
    name: 'Italien, fileté',
    alsoCalled: ['ITA', 'filetage italien', 'pas italien', '36 × 24'],
    note: 'Les deux cuvettes ont un filetage à droite.',
  },
  'bb-french': {
    name: 'Français, fileté',
    alsoCalled: ['filetage français', 'pas français', '35 × 1'],
    note: 'Sur d’anciens cadres français. Son diamètre est proche du BSA\u00a0: comptez les filets.',
  },
  'bb-t47': {
    name: 'T47, fileté',
    alsoCalled: ['47 × 1', 'ThreadFit T47'],
    disagreement:
      'La version à roulements internes mesurait d’abord 86,5\u00a0mm\u202f; certains fabricants la font maintenant à 85,5\u00a0mm.',
    note: 'Les cuvettes n’acceptent pas toutes le même outil, bien que le filetage soit le même.',
  },
  'bb-bb30': {
    name: 'BB30, press-fit',
    alsoCalled: ['42 × 68'],
    disagreement: 'Une page donne un alésage de 41,96\u00a0mm, une autre arrondit à 42\u00a0mm.',
    note: 'Les roulements sont directement dans le cadre. La version large de 73\u00a0mm s’appelle BB30A.',
  },
  'bb-pf30': {
    name: 'PF30, press-fit',
    alsoCalled: ['PressFit 30', '46 × 68'],
    disagreement: 'Un tableau donne 42 × 73\u00a0mm, que d’autres pages appellent BB30A.',
    note: 'Mesurez l’alésage\u00a0: 46\u00a0mm distinguent le PF30 du BB30.',
  },
  'bb-bb86': {
    name: 'BB86, press-fit',
    alsoCalled: ['PF86', 'Shimano Press-Fit, route', '41 × 86,5'],
  },
  'bb-bb92': {
    name: 'BB92, press-fit',
    alsoCalled: ['PF92', 'BB91', 'Shimano Press-Fit, VTT'],
    disagreement: 'Deux pages donnent une largeur de 92\u00a0mm, une autre 91,5\u00a0mm.',
  },
  'bb-bb386-evo': {
    name: 'BB386 EVO, press-fit',
    alsoCalled: ['386 EVO', '46 × 86,5'],
  },
  'bb-bbright': {
    name: 'BBright, press-fit',
    alsoCalled: ['46 × 79'],
    note: 'La boîte est plus large à gauche. Une version à roulements dans le cadre a l’alésage du BB30.',
  },
  'bb-bb90': {
    name: 'BB90, Trek',
    alsoCalled: ['37 × 90'],
    note: 'Les roulements sont directement dans le cadre.',
  },
  'bb-external-cups': {
    name: 'Cuvettes filetées à roulements externes',
    alsoCalled: ['cuvettes Hollowtech II', 'boîtier externe', 'roulements externes'],
    disagreement:
      'Un vélociste donne 33 à 41\u00a0N·m, deux pages sur les cuvettes Shimano environ 35 à 50\u00a0N·m.',
    note: makersTorque,
  },
  'headset-ec34': {
    name: 'EC34, cuvette externe',
    alsoCalled: ['jeu de direction classique 1 1/8\u00a0pouce', 'jeu de direction externe'],
  },
  'headset-zs44': {
    name: 'ZS44, semi-intégré',
    alsoCalled: ['Zero Stack 44', 'semi-intégré 44\u00a0mm'],
  },
  'headset-ec44': {
    name: 'EC44, cuvette externe',
    alsoCalled: ['cuvette basse pour fourche conique dans un tube de 44\u00a0mm'],
    note: 'Le ZS44 va dans le même alésage\u202f; la cuvette décide si le roulement est dedans ou dehors.',
  },
  'headset-ec49': {
    name: 'EC49, cuvette externe',
    alsoCalled: ['cuvette externe 1,5\u00a0pouce'],
  },
  'headset-zs56': {
    name: 'ZS56, semi-intégré',
    alsoCalled: ['Zero Stack 56', 'semi-intégré 56\u00a0mm'],
  },
  'headset-is41': {
    name: 'IS41, intégré',
    alsoCalled: ['roulement posé 41\u00a0mm'],
    note: 'Moins de 1\u00a0mm sépare IS41 et IS42\u00a0: lisez le marquage du roulement avant de commander.',
  },
  'headset-is42': {
    name: 'IS42, intégré',
    alsoCalled: ['roulement posé 42\u00a0mm', 'Campagnolo intégré'],
    disagreement: 'Un cadreur écrit que la taille appelée 42 mesure en réalité 41,8\u00a0mm.',
  },
  'headset-is52': {
    name: 'IS52, intégré',
    alsoCalled: ['roulement posé 52\u00a0mm'],
  },
  'steerer-1-iso': {
    name: 'Pivot 1\u00a0pouce, ISO',
    alsoCalled: ['1\u00a0pouce italien', '26,4'],
  },
  'steerer-1-jis': {
    name: 'Pivot 1\u00a0pouce, JIS',
    alsoCalled: ['1\u00a0pouce japonais', '27,0'],
    note: 'Le tube de direction d’un cadre JIS est plus étroit lui aussi\u00a0: n’y emmanchez pas de cuvettes ISO.',
  },
  'steerer-1-1-8': {
    name: 'Pivot 1 1/8\u00a0pouce',
    alsoCalled: ['28,6', 'pivot droit', 'Aheadset 1 1/8'],
  },
  'steerer-tapered': {
    name: 'Pivot conique de 1 1/8 à 1,5\u00a0pouce',
    alsoCalled: ['fourche conique', 'pivot tapered'],
  },
  'hanger-m10': {
    name: 'Patte à filetage M10 × 1',
    alsoCalled: ['patte de dérailleur', 'hanger', 'M10 × 1'],
    disagreement: 'Une page donne 7,9 à 9,6\u00a0N·m, l’autre 8 à 10\u00a0N·m.',
    note: `${makersTorque} La forme de la patte change d’un cadre à l’autre.`,
  },
  'axle-qr-100': {
    name: 'Blocage rapide, avant, 100\u00a0mm',
    alsoCalled: ['QR 100'],
  },
  'axle-qr-130': {
    name: 'Blocage rapide, arrière, route, 130\u00a0mm',
    alsoCalled: ['QR 130'],
  },
  'axle-qr-135': {
    name: 'Blocage rapide, arrière, 135\u00a0mm',
    alsoCalled: ['QR 135'],
  },
  'axle-12x100': {
    name: 'Axe traversant 12 × 100, avant',
    alsoCalled: ['100 × 12'],
    note: varies,
  },
  'axle-12x142': {
    name: 'Axe traversant 12 × 142, arrière',
    alsoCalled: ['142 × 12'],
    note: varies,
  },
  'axle-15x100': {
    name: 'Axe traversant 15 × 100, avant',
    alsoCalled: ['100 × 15'],
  },
  'axle-15x110': {
    name: 'Boost avant, 15 × 110',
    alsoCalled: ['Boost 110'],
  },
  'axle-12x148': {
    name: 'Boost arrière, 12 × 148',
    alsoCalled: ['Boost 148'],
  },
  'axle-12x157': {
    name: 'Super Boost arrière, 12 × 157',
    alsoCalled: ['Super Boost Plus', '157'],
    note: 'D’anciens moyeux de descente ont la même largeur, mais d’autres flasques.',
  },
  'hub-cone-flats': {
    name: 'Cônes d’un moyeu à cônes et cuvettes',
    alsoCalled: ['taille des clés à cônes', 'moyeu à cônes'],
    disagreement: 'Une page donne 13 à 17\u00a0mm comme cotes courantes, l’autre ajoute 18\u00a0mm.',
  },
  'axle-thru-torque': {
    name: 'Axe traversant à six pans creux',
    alsoCalled: ['axe traversant à visser'],
    disagreement:
      'Une page donne 8 à 15\u00a0N·m, l’autre 12 à 15 à l’avant et 12 à 18\u00a0N·m à l’arrière.',
    note: `${makersTorque} Elle est souvent inscrite sur l’axe.`,
  },
  'brake-is-mount': {
    name: 'Fixation IS (International Standard)',
    alsoCalled: ['IS 2000', 'fixation 51\u00a0mm'],
    note: 'Les vis sont parallèles à l’axe.',
  },
  'brake-post-mount': {
    name: 'Post Mount',
    alsoCalled: ['PM', 'postmount', 'fixation 74\u00a0mm'],
    disagreement:
      'Une des pages cite aussi un entraxe rare de 100\u00a0mm\u202f; les premières fourches avaient 68\u00a0mm.',
    note: 'Les vis pointent vers l’étrier, dans le plan du disque.',
  },
  'brake-caliper-bolts': {
    name: 'Vis d’un étrier de frein à disque',
    alsoCalled: ['vis de fixation de l’étrier'],
    disagreement: 'Une page donne 6 à 8\u00a0N·m, l’autre 11,3 à 12,4\u00a0N·m.',
    note: `${makersTorque} Les pages diffèrent beaucoup ici\u00a0: cherchez la valeur de votre frein.`,
  },
  'rotor-six-bolt': {
    name: 'Disque à six vis',
    alsoCalled: ['6 trous', 'fixation 6 trous', 'disque ISO'],
    disagreement: 'Deux pages donnent 4 à 6\u00a0N·m, une 5 à 6,2\u00a0N·m.',
    note: makersTorque,
  },
  'rotor-center-lock': {
    name: 'Disque Center Lock',
    alsoCalled: ['Centerlock', 'CL'],
    disagreement: 'Deux pages donnent environ 40\u00a0N·m, une 40 à 50\u00a0N·m.',
    note: `${makersTorque} Des cannelures intérieures prennent le démonte-cassette, des crans extérieurs une clé pour boîtier.`,
  },
  'seatpost-27-2': { name: 'Tige de selle 27,2\u00a0mm', alsoCalled: [] },
  'seatpost-30-9': { name: 'Tige de selle 30,9\u00a0mm', alsoCalled: [] },
  'seatpost-31-6': { name: 'Tige de selle 31,6\u00a0mm', alsoCalled: [] },
}
