import type * as English from '../../../../../standards/texts/jobs/wheel-job-texts.ts'

const nippleTool = 'Tourne les écrous sans les arrondir.'
const stand = 'Tient la roue et montre où elle s’écarte.'

export const wheelJobTexts: typeof English.wheelJobTexts = {
  'true-a-wheel': {
    name: 'Dévoiler une roue',
    summary:
      'Une roue voilée de quelques millimètres se redresse par ses rayons, un quart de tour à la fois.',
    said: [
      'dévoiler roue',
      'roue voilée',
      'centrer roue',
      'roue tordue',
      'dévoilage',
      'voile',
      'saut de roue',
      'jante frotte',
      'roue frotte',
      'roue qui oscille',
    ],
    steps: [
      'Faites tourner la roue et tâtez chaque rayon. Remplacez un rayon cassé et tendez un rayon lâche avant de continuer.',
      'Mettez la roue dans le pied de centrage et approchez les palpeurs de la jante.',
      'Cherchez l’endroit où la jante est le plus près d’un palpeur.',
      'Là, tendez les rayons qui vont de l’autre côté et détendez ceux du côté proche, par quarts de tour.',
      'Traitez d’abord le plus grand écart, puis le suivant. D’abord le voile, puis le saut.',
      'Tournez chaque écrou un peu trop et revenez, pour que le rayon ne reste pas vrillé.',
      'Comparez la tension des rayons d’un même côté. Le fabricant de la jante donne le maximum.',
      'Pressez les rayons deux à deux avec les mains et contrôlez la roue encore une fois.',
    ],
    tools: [stand, nippleTool, 'Compare la tension des rayons d’un même côté.'],
    parts: [],
  },
  'replace-a-spoke': {
    name: 'Remplacer un rayon',
    summary: 'Un rayon cassé surcharge ses voisins. Remplacez-le avant la prochaine sortie.',
    said: [
      'outil rayon',
      'rayon lâche',
      'rayon desserré',
      'tendre rayon',
      'serrer rayon',
      'tourner écrou de rayon',
      'rayon cassé',
      'changer rayon',
      'remplacer rayon',
    ],
    steps: [
      'Retirez ce qui reste du rayon et mesurez la longueur d’un rayon entier du même côté.',
      'Côté transmission, la cassette se dépose d’abord\u202f; côté frein, parfois le disque.',
      'Enfilez le rayon neuf dans le flasque du même côté que son deuxième voisin.',
      'Faites-le passer par-dessus et par-dessous les autres, comme ce voisin.',
      'Vissez l’écrou jusqu’à ce qu’il montre autant de filetage que les autres, puis tendez-le comme ceux du même côté.',
      'Dévoilez la roue à cet endroit.',
    ],
    tools: [
      nippleTool,
      stand,
      'Dépose la cassette, quand le rayon finit derrière elle.',
      'Ouvrent le pneu, s’il faut aussi changer l’écrou.',
    ],
    parts: ['Prend la place du rayon cassé.'],
  },
  'adjust-a-cup-and-cone-hub': {
    name: 'Régler un moyeu à cônes',
    summary: 'Des billes libres ne veulent ni jeu ni pression\u00a0: deux clés minces trouvent le milieu.',
    said: [
      'démonter moyeu',
      'régler moyeu',
      'cône moyeu',
      'régler cônes',
      'jeu moyeu',
      'moyeu à cônes',
      'moyeu desserré',
      'entretien moyeu',
      'clé mince',
    ],
    steps: [
      'Mesurez les plats des cônes\u00a0: 13 à 17\u00a0mm sont courants, et les deux côtés peuvent différer.',
      'Tenez le cône d’un côté et desserrez le contre-écrou contre lui.',
      'Nettoyez les billes et regardez les cônes\u00a0: une piste piquée ne tournera plus jamais rond.',
      'Posez les billes dans de la graisse neuve et vissez le cône à la main jusqu’à ce que le jeu disparaisse tout juste.',
      'Tenez le cône et serrez le contre-écrou. Cela reprend encore un peu de jeu\u00a0: laissez-en un rien de trop.',
      'Le blocage rapide serre aussi\u00a0: le moyeu est réglé quand le dernier jeu part en fermant le levier.',
    ],
    tools: [
      'Tiennent le cône\u202f; elles sont assez minces pour passer à côté du contre-écrou.',
      'Tient l’axe par son filetage dans un étau.',
      'Tourne le contre-écrou.',
    ],
    parts: ['Remplit les roulements après le nettoyage.', 'Nettoie billes, cônes et cuvettes.'],
  },
  'fit-a-thru-axle-wheel': {
    name: 'Monter une roue à axe traversant',
    summary: 'Axe, largeur et filetage doivent correspondre au cadre\u202f; ensuite, une clé suffit.',
    said: ['axe traversant', 'monter axe traversant', 'largeur de moyeu', 'entraxe boost', 'monter roue'],
    steps: [
      'Mesurez l’entraxe des pattes et le diamètre de l’axe.',
      'Graissez légèrement le corps et le filetage de l’axe.',
      'Mettez la roue en place. Avec un frein à disque, engagez d’abord le disque entre les plaquettes.',
      'Enfilez l’axe et vissez-le à la main sur les premiers tours.',
      'Serrez-le.',
    ],
    tools: ['Tourne l’axe, s’il n’a pas de levier.', 'Serre l’axe à son couple.'],
    parts: ['Remplit l’espace entre les pattes.'],
  },
}
