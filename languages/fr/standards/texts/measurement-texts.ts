import type * as English from '../../../../standards/texts/measurement-texts.ts'

export const measurementTexts: typeof English.measurementTexts = {
  'bottom-brackets/shell-width': {
    name: 'Largeur de la boîte',
    how: 'Mesurez la boîte nue d’une face à l’autre, sans les cuvettes.',
  },
  'bottom-brackets/bore': {
    name: 'Alésage de la boîte',
    how: 'Mesurez le diamètre intérieur d’une boîte sans filetage, dans deux directions.',
  },
  'bottom-brackets/thread': {
    name: 'Diamètre du filetage',
    how: 'Mesurez l’extérieur du filetage d’une cuvette qui va dans la boîte.',
  },
  'bottom-brackets/pitch': {
    name: 'Pas du filetage',
    how: 'Présentez une jauge de filetage, ou comptez les filets sur un pouce.',
  },
  'headsets/head-tube': {
    name: 'Alésage du tube de direction',
    how: 'Mesurez le diamètre intérieur du tube de direction nu, à chaque extrémité.',
  },
  'headsets/bearing-seat': {
    name: 'Portée du roulement',
    how: 'Mesurez le diamètre intérieur du logement où se pose le roulement.',
  },
  'headsets/crown-race': {
    name: 'Portée du cône de fourche',
    how: 'Mesurez le diamètre extérieur en bas du pivot, au-dessus de la tête de fourche.',
  },
  'headsets/steerer': {
    name: 'Diamètre du pivot',
    how: 'Mesurez le diamètre extérieur du pivot à l’endroit de la potence.',
  },
  'hangers/thread': {
    name: 'Filetage de la patte',
    how: 'Mesurez l’extérieur du filetage de la vis du dérailleur.',
  },
  'hangers/pitch': {
    name: 'Pas du filetage',
    how: 'Présentez une jauge de filetage.',
  },
  'axles/dropouts': {
    name: 'Entraxe des pattes',
    how: 'Roue déposée, mesurez entre les faces intérieures des pattes.',
  },
  'axles/hub-width': {
    name: 'Largeur du moyeu',
    how: 'Mesurez le moyeu d’un bout à l’autre, embouts compris.',
  },
  'axles/axle': {
    name: 'Diamètre de l’axe',
    how: 'Mesurez le diamètre extérieur du corps de l’axe.',
  },
  'axles/cone-flats': {
    name: 'Cote sur plats du cône',
    how: 'Mesurez sur les deux plats du cône, derrière le contre-écrou.',
  },
  'axles/cone-room': {
    name: 'Place pour la clé à cônes',
    how: 'Mesurez l’épaisseur des plats du cône, à côté du contre-écrou.',
  },
  'brakes/mount': {
    name: 'Entraxe des vis de la fixation',
    how: 'Mesurez du centre d’une vis de l’étrier au centre de l’autre.',
  },
  'brakes/rotor-bolts': {
    name: 'Vis du disque',
    how: 'Comptez les vis qui tiennent le disque sur le moyeu.',
  },
  'brakes/rotor-socket': {
    name: 'Empreinte étoile des vis',
    how: 'Essayez une clé Torx\u00a0: la taille est le nombre qui suit le T.',
  },
  'seatposts/post': {
    name: 'Diamètre de la tige de selle',
    how: 'Mesurez la partie de la tige qui est dans le cadre, dans deux directions.',
  },
  'cassettes/splines': {
    name: 'Cannelures intérieures',
    how: 'Comptez les cannelures à l’intérieur de l’écrou de cassette ou de la roue libre.',
  },
  'cassettes/smallest-sprocket': {
    name: 'Plus petit pignon',
    how: 'Comptez les dents du plus petit pignon de la cassette.',
  },
  'cassettes/body-length': {
    name: 'Longueur du corps de roue libre',
    how: 'Mesurez la partie cannelée du corps, de l’épaulement au bout.',
  },
  'chains/outer-width': {
    name: 'Largeur extérieure de la chaîne',
    how: 'Mesurez sur un rivet, d’un bout à l’autre.',
  },
  'chains/inner-width': {
    name: 'Largeur intérieure de la chaîne',
    how: 'Mesurez entre les plaques intérieures, là où passe la dent.',
  },
  'chains/pin-distance': {
    name: 'Distance entre les rivets',
    how: 'Mesurez du centre d’un rivet au centre du suivant.',
  },
  'chains/wear': {
    name: 'Allongement sur douze pouces',
    how: 'Posez un réglet sur la chaîne tendue\u00a0: de combien le rivet dépasse-t-il le repère des 12\u00a0pouces\u202f?',
  },
  'spoke-nipples/flats': {
    name: 'Cote sur plats de l’écrou',
    how: 'Mesurez sur deux plats opposés de l’écrou de rayon.',
  },
  'valves/stem': {
    name: 'Diamètre de la valve',
    how: 'Mesurez le diamètre extérieur de la tige de la valve.',
  },
  'valves/hole': {
    name: 'Perçage de la jante',
    how: 'Mesurez le diamètre du trou de valve dans la jante.',
  },
  'cranks/spindle': {
    name: 'Diamètre de l’axe de pédalier',
    how: 'Mesurez le diamètre extérieur de l’axe qui relie les deux manivelles.',
  },
  'cranks/pinch-socket': {
    name: 'Six pans creux des vis de serrage',
    how: 'Essayez des clés Allen dans les deux vis au bout de la manivelle gauche.',
  },
  'cranks/crank-bolt-socket': {
    name: 'Six pans creux de la vis de manivelle',
    how: 'Essayez des clés Allen dans la vis au centre de la manivelle.',
  },
  'cranks/crank-bolt-head': {
    name: 'Tête hexagonale de la vis de manivelle',
    how: 'Mesurez la tête d’une ancienne vis de manivelle sur deux pans opposés.',
  },
  'cranks/pedal-thread': {
    name: 'Filetage de la pédale',
    how: 'Mesurez l’extérieur du filetage de l’axe de la pédale.',
  },
  'cranks/pedal-pitch': {
    name: 'Pas du filetage de la pédale',
    how: 'Présentez une jauge de filetage, ou comptez les filets sur un pouce.',
  },
  'cranks/pedal-flats': {
    name: 'Cote sur plats de la pédale',
    how: 'Mesurez sur les deux plats de l’axe, entre la pédale et la manivelle.',
  },
  'chainrings/bolts': {
    name: 'Nombre de vis',
    how: 'Comptez les vis qui tiennent le plateau.',
  },
  'chainrings/bolt-distance': {
    name: 'Distance de vis à vis',
    how: 'Mesurez du centre d’une vis au centre de la suivante.',
  },
  'chainrings/bolt-circle': {
    name: 'Entraxe (BCD)',
    how: 'Avec quatre vis, mesurez en passant par le centre, d’une vis à la vis opposée.',
  },
}

export const measureTexts: typeof English.measureTexts = {
  'The nominal diameter of the thread.': 'Diamètre nominal du filetage.',
  'The threads per inch.': 'Filets par pouce.',
  'The width of the bare shell, from face to face.': 'Largeur de la boîte nue, d’une face à l’autre.',
  'The distance from one thread to the next.': 'Distance d’un filet au suivant.',
  'The width of a shell whose bearings sit outside.': 'Largeur d’une boîte à roulements externes.',
  'The width of a shell whose bearings sit inside.': 'Largeur d’une boîte à roulements internes.',
  'The inner diameter of the bare shell.': 'Diamètre intérieur de la boîte nue.',
  'The inner diameter of the bearing seat.': 'Diamètre intérieur du logement du roulement.',
  'The tightening torque of the cups.': 'Couple de serrage des cuvettes.',
  'The splines inside the lockring.': 'Cannelures à l’intérieur de l’écrou de cassette.',
  'The tightening torque of the lockring.': 'Couple de serrage de l’écrou.',
  'The splines inside the freewheel.': 'Cannelures à l’intérieur de la roue libre.',
  'The length of the splined body.': 'Longueur du corps cannelé.',
  'How much longer it is than the HG body for 8 to 10 speeds.':
    'Longueur en plus par rapport au corps HG pour 8 à 10 vitesses.',
  'The teeth of the smallest sprocket that fits.': 'Dents du plus petit pignon possible.',
  'The distance from one pin to the next on a new chain.':
    'Distance d’un rivet au suivant sur une chaîne neuve.',
  'How far the pin at the 12 inch mark of a ruler lies beyond it when the chain is due.':
    'Dépassement du rivet au repère des 12\u00a0pouces lorsque la chaîne est à changer.',
  'The width between the inner plates.': 'Largeur entre les plaques intérieures.',
  'The outer width of the chain, across a pin.': 'Largeur extérieure de la chaîne, sur un rivet.',
  'The distance between two opposite flats of the nipple.': 'Cote entre deux plats opposés de l’écrou.',
  'The inner diameter of the bare head tube at this end, as the name states it.':
    'Diamètre intérieur du tube de direction nu à cette extrémité, tel que le nom l’indique.',
  'The inner diameter of the bearing seat in the frame, as the name states it.':
    'Diamètre intérieur du logement du roulement dans le cadre, tel que le nom l’indique.',
  'The outer diameter of the crown race seat.': 'Diamètre extérieur de la portée du cône de fourche.',
  'The outer diameter of the steerer at the stem.': 'Diamètre extérieur du pivot à la potence.',
  'The tightening torque of the derailleur’s bolt.': 'Couple de serrage de la vis du dérailleur.',
  'The distance between the inner faces of the dropouts.': 'Distance entre les faces intérieures des pattes.',
  'The outer diameter of the axle.': 'Diamètre extérieur de l’axe.',
  'The width of the hub, from end to end.': 'Largeur du moyeu, d’un bout à l’autre.',
  'The distance between the two flats of the cone.': 'Cote entre les deux plats du cône.',
  'The thickness of a cone wrench that fits beside the locknut.':
    'Épaisseur d’une clé à cônes qui passe à côté du contre-écrou.',
  'The tightening torque of the axle.': 'Couple de serrage de l’axe.',
  'The distance between the centres of the two bolts.': 'Distance entre les centres des deux vis.',
  'The tightening torque of each bolt.': 'Couple de serrage de chaque vis.',
  'The bolts that hold the rotor.': 'Vis qui tiennent le disque.',
  'The size of the star-shaped socket, after the letter T.':
    'Taille de l’empreinte étoile\u00a0: le nombre après la lettre T.',
  'The outer diameter of the valve stem.': 'Diamètre extérieur de la tige de valve.',
  'The diameter of the valve hole in the rim.': 'Diamètre du trou de valve dans la jante.',
  'The tightening torque of the pedal.': 'Couple de serrage de la pédale.',
  'The distance between the two flats of the spindle.': 'Cote entre les deux plats de l’axe de pédale.',
  'The hex socket of a newer crank bolt, across flats.':
    'Six pans creux d’une vis de manivelle récente, cote sur plats.',
  'The hex head of an older crank bolt, across flats.':
    'Tête hexagonale d’une ancienne vis de manivelle, cote sur plats.',
  'The tightening torque of the crank bolt.': 'Couple de serrage de la vis de manivelle.',
  'The outer diameter of the spindle.': 'Diamètre extérieur de l’axe de pédalier.',
  'The hex socket of the pinch bolts, across flats.': 'Six pans creux des vis de serrage, cote sur plats.',
  'The tightening torque of each pinch bolt.': 'Couple de serrage de chaque vis de serrage.',
  'The tightening torque of the preload cap.': 'Couple de serrage du bouchon de précontrainte.',
  'The bolts that hold the chainring.': 'Vis qui tiennent le plateau.',
  'The diameter of the circle through the centres of the bolts.':
    'Diamètre du cercle passant par les centres des vis.',
  'The distance from the centre of a bolt to the next one.': 'Distance du centre d’une vis à la suivante.',
  'The outer diameter of the seatpost; it is often stamped near the lower end.':
    'Diamètre extérieur de la tige de selle\u202f; il est souvent gravé vers le bas.',
}

export const lookalikeTexts: typeof English.lookalikeTexts = {
  'Turn the sprockets backwards: the splines of a cassette turn with them, those of a freewheel stand still.':
    'Tournez les pignons en arrière\u00a0: les cannelures d’une cassette tournent avec eux, celles d’une roue libre restent immobiles.',
  'The thread of T47 is 47 mm wide, that of BSA 1.37 in.':
    'Le filetage T47 mesure 47\u00a0mm, le filetage BSA 1,37\u00a0pouce.',
  'The thread of BSA has 24 turns on an inch, the French one 1 mm from turn to turn.':
    'Le filetage BSA a 24 filets par pouce, le français un pas de 1\u00a0mm.',
  'BSA cups are screwed in; BB86 cups are pressed into a shell without a thread.':
    'Les cuvettes BSA se vissent\u202f; les cuvettes BB86 s’emmanchent dans une boîte sans filetage.',
  'Six bolts hold the one rotor, a single lockring holds the other.':
    'L’un des disques est tenu par six vis, l’autre par un seul écrou.',
  'A square taper crank sits on one bolt of 8 mm, or with a head of 14 or 15 mm; a Hollowtech II crank is clamped by two bolts of 5 mm.':
    'Une manivelle à emmanchement carré est tenue par une seule vis, six pans creux de 8\u00a0mm ou tête de 14 ou 15\u00a0mm\u202f; une manivelle Hollowtech II est serrée par deux vis de 5\u00a0mm.',
  'A cup with EC or ZS in its name is pressed in; an integrated bearing (IS) is laid in by hand.':
    'Une cuvette EC ou ZS s’emmanche à la presse\u202f; un roulement intégré (IS) se pose à la main.',
}
