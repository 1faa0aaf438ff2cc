import type * as English from '../../../../../standards/texts/jobs/tyre-job-texts.ts'

const levers = 'Soulèvent le talon par-dessus le bord de la jante.'
const pump = 'Met le talon en place et donne la pression, avec un manomètre.'
const jack = 'Passe le dernier bout d’un talon serré par-dessus la jante.'
const sealant = 'Bouche les pores du pneu et les petits trous.'

export const tyreJobTexts: typeof English.tyreJobTexts = {
  'mend-a-puncture': {
    name: 'Réparer une crevaison avec chambre à air',
    summary: 'Cherchez ce qui a fait le trou avant de remettre une chambre, sinon il fera le suivant.',
    said: [
      'crevaison',
      'pneu crevé',
      'pneu à plat',
      'réparer crevaison',
      'chambre à air crevée',
      'changer chambre à air',
      'rustine',
    ],
    steps: [
      'Dégonflez complètement et décollez le talon du bord de la jante, tout autour.',
      'Soulevez le talon à l’opposé de la valve avec un démonte-pneu et tirez la chambre.',
      'Gonflez la chambre et écoutez ou sentez où elle fuit. Comparez l’endroit avec le pneu et le fond de jante.',
      'Passez les doigts avec précaution à l’intérieur du pneu et retirez ce qui y est planté.',
      'Grattez, collez, attendez\u202f; puis pressez la rustine. Ou prenez une chambre neuve.',
      'Gonflez un peu la chambre, posez-la et poussez le talon par-dessus la jante à la main, en finissant à la valve.',
      'Vérifiez que la chambre n’est nulle part entre talon et jante, puis gonflez. Ne dépassez jamais ce que permettent pneu et jante.',
    ],
    tools: [levers, pump],
    parts: [
      'Selon la largeur du pneu et le trou de valve de la jante.',
      'Bouche un trou de quelques millimètres.',
    ],
  },
  'change-a-tyre': {
    name: 'Changer un pneu',
    summary:
      'La plupart des pneus se montent à la main, si le talon est au creux de la jante de l’autre côté.',
    said: ['changer pneu', 'démonter pneu', 'enlever pneu', 'retirer pneu', 'remplacer pneu'],
    steps: [
      'Dégonflez et poussez les deux talons au creux de la jante.',
      'Soulevez un talon par-dessus le bord, à l’opposé de la valve, et faites le tour.',
      'Cherchez sur le pneu neuf la flèche du sens de rotation.',
      'Mettez le premier talon, posez la chambre et commencez le second talon à l’opposé de la valve.',
      'Poussez le talon au creux de la jante tout autour\u00a0: on gagne ainsi les derniers centimètres à la valve.',
      'S’il reste trop serré, prenez une pince à pneu plutôt qu’un démonte-pneu, qui pince la chambre.',
      'Gonflez et vérifiez que le liseré du pneu suit régulièrement la jante.',
    ],
    tools: [levers, jack, pump],
    parts: ['Selon le diamètre de la jante, et dans une largeur que le cadre et la jante acceptent.'],
  },
  'set-up-tubeless': {
    name: 'Monter un pneu tubeless',
    summary: 'Une jante étanche, une valve à part et du liquide préventif remplacent la chambre à air.',
    said: [
      'passer en tubeless',
      'monter tubeless',
      'montage tubeless',
      'convertir tubeless',
      'conversion tubeless',
      'pneu sans chambre',
    ],
    steps: [
      'Nettoyez la jante à l’alcool et collez le ruban bien tendu, avec un recouvrement à la valve.',
      'Percez le ruban au trou de valve et mettez la valve avec son écrou, serré à la main.',
      'Montez le pneu et approchez les deux talons du bord. L’eau savonneuse les aide à glisser.',
      'Dévissez l’obus et gonflez vite, jusqu’à ce que les talons claquent en place.',
      'Dégonflez, versez le liquide par la valve et revissez l’obus.',
      'Gonflez, tournez et secouez la roue pour que le liquide aille partout, et roulez tout de suite.',
    ],
    tools: [
      'Envoie beaucoup d’air d’un coup\u202f; certains pneus demandent un réservoir ou un compresseur.',
      'Dévisse l’obus, pour laisser passer l’air et le liquide.',
      levers,
    ],
    parts: [
      'Ferme le trou de la jante avec un cône en caoutchouc.',
      'Avec un siège de talon qui tient le pneu sans chambre.',
      'Bouche les trous de rayons.',
      sealant,
    ],
  },
  'mend-a-tubeless-puncture': {
    name: 'Réparer une crevaison tubeless',
    summary: 'Ce que le liquide ne bouche pas, une mèche le bouche de l’extérieur, sans démonter le pneu.',
    said: ['crevaison tubeless', 'mèche tubeless', 'réparer tubeless', 'tubeless fuit', 'fuite tubeless'],
    steps: [
      'Tournez le trou vers le bas et attendez une minute\u00a0: le liquide le bouchera peut-être seul.',
      'Retirez l’épine ou le verre et poussez aussitôt la mèche, en laissant dépasser ses bouts.',
      'Sortez l’outil et coupez les bouts de la mèche à quelques millimètres.',
      'Gonflez et tournez la roue pour que le liquide atteigne la mèche.',
      'Une coupure plus longue que la mèche n’est large demande une rustine à l’intérieur, ou une chambre pour rentrer.',
    ],
    tools: ['Pousse une mèche dans le trou.', pump, 'Essuie le liquide.'],
    parts: [sealant],
  },
}
