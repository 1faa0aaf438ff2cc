import type * as English from '../../../../domain/catalogue/spec-key-texts.ts'

export const specKeyTexts: typeof English.specKeyTexts = {
  'works-on': {
    name: 'Compatible avec',
    meaning:
      'Les pièces et standards pour lesquels le produit est fait\u202f; comparez-les avec le marquage de votre pièce.',
  },
  limits: {
    name: 'Non compatible avec',
    meaning: 'Des pièces et des travaux semblables, mais qui demandent un autre produit.',
  },
  material: {
    name: 'Matériau',
    meaning: 'Le matériau de la partie qui porte la charge.',
  },
  finish: {
    name: 'Finition',
    meaning: 'La surface qui protège le matériau de la rouille et de l’usure.',
  },
  sizes: {
    name: 'Tailles',
    meaning: 'Toutes les tailles du produit, de la plus petite à la plus grande.',
  },
  pieces: {
    name: 'Nombre de pièces',
    meaning: 'Le nombre de pièces par emballage.',
  },
  'driven-by': {
    name: 'S’utilise avec',
    meaning: 'La clé ou le marteau qui actionne l’outil\u202f; mesurez son hexagone sur plats.',
  },
  drive: {
    name: 'Carré d’entraînement',
    meaning: 'Le carré qui reçoit les douilles, mesuré d’une face à la face opposée.',
  },
  'jaw-width': {
    name: 'Ouverture de clé',
    unit: 'mm',
    meaning: 'La distance entre les mâchoires\u00a0: elle est égale à la cote sur plats de l’écrou.',
  },
  thickness: {
    name: 'Épaisseur',
    unit: 'mm',
    meaning: 'L’épaisseur du bout qui travaille\u202f; mesurez-la au pied à coulisse.',
  },
  length: {
    name: 'Longueur',
    unit: 'mm',
    meaning:
      'La longueur d’un bout à l’autre, sans la tête\u202f; d’un rayon, de l’intérieur de son coude jusqu’au bout.',
  },
  'cable-end': {
    name: 'Tête du câble',
    meaning: 'Le bout moulé qui se loge dans le levier : comparez sa forme à celle de l’ancien câble.',
  },
  colour: {
    name: 'Couleur',
    meaning: 'La couleur des parties visibles.',
  },
  diameter: {
    name: 'Diamètre',
    unit: 'mm',
    meaning:
      'Le diamètre extérieur à l’endroit le plus large\u202f; pour une bague qui enserre une pièce, le diamètre intérieur.',
  },
  'diameter-from': {
    name: 'Diamètre minimal',
    unit: 'mm',
    meaning: 'Le plus petit diamètre que l’outil accepte\u202f; mesurez la pièce au pied à coulisse.',
  },
  'diameter-to': {
    name: 'Diamètre maximal',
    unit: 'mm',
    meaning: 'Le plus grand diamètre que l’outil accepte\u202f; mesurez la pièce au pied à coulisse.',
  },
  'pin-diameter': {
    name: 'Diamètre des ergots',
    unit: 'mm',
    meaning: 'Le diamètre de l’ergot à sa pointe.',
  },
  thread: {
    name: 'Filetage',
    meaning:
      'Le diamètre extérieur du filetage et son pas, ou ses filets par pouce\u202f; une jauge de filetage montre les deux.',
  },
  splines: {
    name: 'Cannelures ou crans',
    meaning: 'Le nombre de cannelures ou de crans sur un tour\u202f; comptez-les sur la pièce.',
  },
  teeth: {
    name: 'Dents',
    unit: 'dents',
    meaning: 'Le nombre de dents\u202f; il est souvent gravé sur la pièce.',
  },
  'teeth-from': {
    name: 'Plus petit pignon',
    unit: 'dents',
    meaning: 'Les dents du plus petit pignon.',
  },
  'teeth-to': {
    name: 'Plus grand pignon',
    unit: 'dents',
    meaning: 'Les dents du plus grand pignon.',
  },
  speeds: {
    name: 'Vitesses',
    unit: 'vitesses',
    meaning: 'Le nombre de pignons à l’arrière pour lequel la pièce est faite.',
  },
  'speeds-from': {
    name: 'Nombre de vitesses minimal',
    unit: 'vitesses',
    meaning: 'Le plus petit nombre de pignons à l’arrière avec lequel le produit fonctionne.',
  },
  'speeds-to': {
    name: 'Nombre de vitesses maximal',
    unit: 'vitesses',
    meaning: 'Le plus grand nombre de pignons à l’arrière avec lequel le produit fonctionne.',
  },
  links: {
    name: 'Maillons',
    unit: 'maillons',
    meaning: 'Le nombre de maillons intérieurs et extérieurs ensemble\u202f; chacun mesure un demi-pouce.',
  },
  bcd: {
    name: 'Entraxe (BCD)',
    unit: 'mm',
    meaning: 'Le diamètre du cercle passant par les centres des trous de vis.',
  },
  holes: {
    name: 'Nombre de trous',
    unit: 'trous',
    meaning: 'Le nombre de trous pour rayons ou pour vis.',
  },
  axle: {
    name: 'Axe',
    meaning: 'Le diamètre de l’axe et la distance entre les faces intérieures des pattes.',
  },
  'axle-width-from': {
    name: 'Largeur de moyeu minimale',
    unit: 'mm',
    meaning:
      'Le moyeu le plus étroit que l’outil peut tenir, mesuré entre les faces extérieures de ses contre-écrous ou embouts.',
  },
  'axle-width-to': {
    name: 'Largeur de moyeu maximale',
    unit: 'mm',
    meaning:
      'Le moyeu le plus large que l’outil peut tenir, mesuré entre les faces extérieures de ses contre-écrous ou embouts.',
  },
  'wheel-size-from': {
    name: 'Taille de roue minimale',
    unit: 'pouces',
    meaning: 'La plus petite roue que l’outil accepte, d’après le nom de sa taille.',
  },
  'wheel-size-to': {
    name: 'Taille de roue maximale',
    unit: 'pouces',
    meaning: 'La plus grande roue que l’outil accepte, d’après le nom de sa taille.',
  },
  'bead-seat': {
    name: 'Diamètre ETRTO',
    unit: 'mm',
    meaning: 'Le diamètre sur lequel repose le pneu\u00a0: le dernier nombre d’une indication comme 28-622.',
  },
  'inner-width': {
    name: 'Largeur interne',
    unit: 'mm',
    meaning: 'La distance entre les parois intérieures de la jante, où repose le pneu.',
  },
  'tyre-width-from': {
    name: 'Largeur de pneu minimale',
    unit: 'mm',
    meaning:
      'Le pneu le plus étroit pour lequel la pièce est faite\u00a0: le premier nombre d’une indication comme 28-622.',
  },
  'tyre-width-to': {
    name: 'Largeur de pneu maximale',
    unit: 'mm',
    meaning:
      'Le pneu le plus large pour lequel la pièce est faite\u00a0: le premier nombre d’une indication comme 28-622.',
  },
  valve: {
    name: 'Valve',
    meaning:
      'Le type de valve\u00a0: la Presta mesure environ 6\u00a0mm et porte un écrou à sa pointe, la Schrader mesure 8\u00a0mm comme sur les voitures.',
  },
  'valve-length': {
    name: 'Longueur de valve',
    unit: 'mm',
    meaning: 'La longueur de la tige, de la chambre ou du fond de jante jusqu’à la pointe.',
  },
  spindle: {
    name: 'Diamètre de l’axe de pédalier',
    unit: 'mm',
    meaning: 'Le diamètre extérieur de l’axe de pédalier, là où il passe dans les roulements.',
  },
  'torque-from': {
    name: 'Couple minimal',
    unit: 'N·m',
    meaning: 'Le plus petit couple réglable sur l’outil.',
  },
  'torque-to': {
    name: 'Couple maximal',
    unit: 'N·m',
    meaning: 'Le plus grand couple réglable sur l’outil.',
  },
  accuracy: {
    name: 'Précision',
    unit: '%',
    meaning: 'L’écart admis par rapport à la valeur vraie, en plus ou en moins.',
  },
  'max-pressure': {
    name: 'Pression maximale',
    unit: 'bar',
    meaning:
      'La pression la plus élevée que la pompe atteint\u202f; la limite du pneu est inscrite sur son flanc.',
  },
  'max-load': {
    name: 'Charge maximale',
    unit: 'kg',
    meaning: 'Le vélo le plus lourd que le pied peut porter.',
  },
  'measuring-range': {
    name: 'Plage de mesure',
    unit: 'mm',
    meaning: 'La plus grande distance que l’outil mesure.',
  },
  resolution: {
    name: 'Résolution',
    unit: 'mm',
    meaning: 'Le plus petit écart que l’écran ou la graduation indique.',
  },
}
