import type * as English from '../../../../standards/texts/measurement-texts.ts'

export const measurementTexts: typeof English.measurementTexts = {
  'bottom-brackets/shell-width': {
    name: 'Gehäusebreite',
    how: 'Messen Sie das leere Tretlagergehäuse von Stirnfläche zu Stirnfläche, ohne Lagerschalen.',
  },
  'bottom-brackets/bore': {
    name: 'Bohrung des Gehäuses',
    how: 'Messen Sie den Innendurchmesser eines Gehäuses ohne Gewinde, in zwei Richtungen.',
  },
  'bottom-brackets/thread': {
    name: 'Gewindedurchmesser',
    how: 'Messen Sie das Gewinde einer passenden Lagerschale außen.',
  },
  'bottom-brackets/pitch': {
    name: 'Gewindesteigung',
    how: 'Halten Sie eine Gewindelehre ans Gewinde, oder zählen Sie die Gänge auf einem Zoll.',
  },
  'headsets/head-tube': {
    name: 'Bohrung des Steuerrohrs',
    how: 'Messen Sie den Innendurchmesser des leeren Steuerrohrs an beiden Enden.',
  },
  'headsets/bearing-seat': {
    name: 'Lagersitz',
    how: 'Messen Sie den Innendurchmesser des Sitzes, in den das Lager eingelegt wird.',
  },
  'headsets/crown-race': {
    name: 'Sitz des Gabelkonus',
    how: 'Messen Sie den Außendurchmesser unten am Gabelschaft, über der Gabelkrone.',
  },
  'headsets/steerer': {
    name: 'Durchmesser des Gabelschafts',
    how: 'Messen Sie den Außendurchmesser des Gabelschafts dort, wo der Vorbau sitzt.',
  },
  'hangers/thread': {
    name: 'Gewinde des Schaltauges',
    how: 'Messen Sie das Gewinde der Schaltwerkschraube außen.',
  },
  'hangers/pitch': {
    name: 'Gewindesteigung',
    how: 'Halten Sie eine Gewindelehre ans Gewinde.',
  },
  'axles/dropouts': {
    name: 'Abstand der Ausfallenden',
    how: 'Messen Sie bei ausgebautem Laufrad zwischen den Innenflächen der Ausfallenden.',
  },
  'axles/hub-width': {
    name: 'Einbaubreite der Nabe',
    how: 'Messen Sie die Nabe von Ende zu Ende, mit ihren Endkappen.',
  },
  'axles/axle': {
    name: 'Achsdurchmesser',
    how: 'Messen Sie den Außendurchmesser des Achsschafts.',
  },
  'axles/cone-flats': {
    name: 'Schlüsselweite des Konus',
    how: 'Messen Sie über die beiden Flächen des Konus, hinter der Kontermutter.',
  },
  'axles/cone-room': {
    name: 'Platz für den Konusschlüssel',
    how: 'Messen Sie, wie dick die Schlüsselflächen des Konus neben der Kontermutter sind.',
  },
  'brakes/mount': {
    name: 'Schraubenabstand der Aufnahme',
    how: 'Messen Sie von Mitte zu Mitte der beiden Schrauben des Bremssattels.',
  },
  'brakes/rotor-bolts': {
    name: 'Schrauben der Bremsscheibe',
    how: 'Zählen Sie die Schrauben, die die Bremsscheibe an der Nabe halten.',
  },
  'brakes/rotor-socket': {
    name: 'Torx-Größe der Schrauben',
    how: 'Probieren Sie einen Torx-Schlüssel: Die Größe ist die Zahl hinter dem T.',
  },
  'seatposts/post': {
    name: 'Durchmesser der Sattelstütze',
    how: 'Messen Sie den Teil der Stütze, der im Rahmen steckt, in zwei Richtungen.',
  },
  'cassettes/splines': {
    name: 'Nuten innen',
    how: 'Zählen Sie die Nuten innen im Verschlussring oder im Schraubkranz.',
  },
  'cassettes/smallest-sprocket': {
    name: 'Kleinstes Ritzel',
    how: 'Zählen Sie die Zähne des kleinsten Ritzels der Kassette.',
  },
  'cassettes/body-length': {
    name: 'Länge des Freilaufkörpers',
    how: 'Messen Sie den verzahnten Teil des Freilaufkörpers, vom Bund bis zum Ende.',
  },
  'chains/outer-width': {
    name: 'Außenbreite der Kette',
    how: 'Messen Sie über einen Nietbolzen, von Ende zu Ende.',
  },
  'chains/inner-width': {
    name: 'Innenbreite der Kette',
    how: 'Messen Sie zwischen den Innenlaschen, dort, wo der Zahn eingreift.',
  },
  'chains/pin-distance': {
    name: 'Abstand der Bolzen',
    how: 'Messen Sie von der Mitte eines Bolzens bis zur Mitte des nächsten.',
  },
  'chains/wear': {
    name: 'Längung auf zwölf Zoll',
    how: 'Legen Sie ein Lineal an die gespannte Kette: Wie weit liegt der Bolzen hinter der Marke für 12\u00a0Zoll?',
  },
  'spoke-nipples/flats': {
    name: 'Schlüsselweite des Nippels',
    how: 'Messen Sie über zwei gegenüberliegende Flächen des Nippels.',
  },
  'valves/stem': {
    name: 'Durchmesser des Ventils',
    how: 'Messen Sie den Außendurchmesser des Ventilschafts.',
  },
  'valves/hole': {
    name: 'Loch in der Felge',
    how: 'Messen Sie den Durchmesser des Ventillochs in der Felge.',
  },
  'cranks/spindle': {
    name: 'Durchmesser der Kurbelachse',
    how: 'Messen Sie den Außendurchmesser der Achse, die beide Kurbeln verbindet.',
  },
  'cranks/pinch-socket': {
    name: 'Innensechskant der Klemmschrauben',
    how: 'Probieren Sie Innensechskantschlüssel in den beiden Schrauben am Ende der linken Kurbel.',
  },
  'cranks/crank-bolt-socket': {
    name: 'Innensechskant der Kurbelschraube',
    how: 'Probieren Sie Innensechskantschlüssel in der Schraube in der Mitte der Kurbel.',
  },
  'cranks/crank-bolt-head': {
    name: 'Sechskantkopf der Kurbelschraube',
    how: 'Messen Sie den Kopf einer älteren Kurbelschraube über zwei gegenüberliegende Flächen.',
  },
  'cranks/pedal-thread': {
    name: 'Pedalgewinde',
    how: 'Messen Sie das Gewinde der Pedalachse außen.',
  },
  'cranks/pedal-pitch': {
    name: 'Steigung des Pedalgewindes',
    how: 'Halten Sie eine Gewindelehre ans Gewinde, oder zählen Sie die Gänge auf einem Zoll.',
  },
  'cranks/pedal-flats': {
    name: 'Schlüsselweite des Pedals',
    how: 'Messen Sie über die beiden Flächen der Achse, zwischen Pedal und Kurbel.',
  },
  'chainrings/bolts': {
    name: 'Zahl der Schrauben',
    how: 'Zählen Sie die Schrauben, die das Kettenblatt halten.',
  },
  'chainrings/bolt-distance': {
    name: 'Abstand von Schraube zu Schraube',
    how: 'Messen Sie von der Mitte einer Schraube bis zur Mitte der nächsten.',
  },
  'chainrings/bolt-circle': {
    name: 'Lochkreis',
    how: 'Messen Sie bei vier Schrauben durch die Mitte, von einer Schraube zur gegenüberliegenden.',
  },
}

export const measureTexts: typeof English.measureTexts = {
  'The nominal diameter of the thread.': 'Nenndurchmesser des Gewindes.',
  'The threads per inch.': 'Gewindegänge pro Zoll.',
  'The width of the bare shell, from face to face.':
    'Breite des leeren Gehäuses, von Stirnfläche zu Stirnfläche.',
  'The distance from one thread to the next.': 'Abstand von einem Gewindegang zum nächsten.',
  'The width of a shell whose bearings sit outside.': 'Breite eines Gehäuses mit außenliegenden Lagern.',
  'The width of a shell whose bearings sit inside.': 'Breite eines Gehäuses mit innenliegenden Lagern.',
  'The inner diameter of the bare shell.': 'Innendurchmesser des leeren Gehäuses.',
  'The inner diameter of the bearing seat.': 'Innendurchmesser des Lagersitzes.',
  'The tightening torque of the cups.': 'Anzugsmoment der Lagerschalen.',
  'The splines inside the lockring.': 'Nuten innen im Verschlussring.',
  'The tightening torque of the lockring.': 'Anzugsmoment des Verschlussrings.',
  'The splines inside the freewheel.': 'Nuten innen im Schraubkranz.',
  'The length of the splined body.': 'Länge des verzahnten Freilaufkörpers.',
  'How much longer it is than the HG body for 8 to 10 speeds.':
    'Mehr an Länge gegenüber dem HG-Freilaufkörper für 8- bis 10-fach.',
  'The teeth of the smallest sprocket that fits.': 'Zähne des kleinsten Ritzels, das passt.',
  'The distance from one pin to the next on a new chain.':
    'Abstand von einem Bolzen zum nächsten bei einer neuen Kette.',
  'How far the pin at the 12 inch mark of a ruler lies beyond it when the chain is due.':
    'Wie weit der Bolzen bei 12\u00a0Zoll hinter der Marke liegt, wenn die Kette fällig ist.',
  'The width between the inner plates.': 'Breite zwischen den Innenlaschen.',
  'The outer width of the chain, across a pin.': 'Außenbreite der Kette, über einen Bolzen gemessen.',
  'The distance between two opposite flats of the nipple.':
    'Abstand zweier gegenüberliegender Flächen des Nippels.',
  'The inner diameter of the bare head tube at this end, as the name states it.':
    'Innendurchmesser des leeren Steuerrohrs an diesem Ende, wie ihn der Name nennt.',
  'The inner diameter of the bearing seat in the frame, as the name states it.':
    'Innendurchmesser des Lagersitzes im Rahmen, wie ihn der Name nennt.',
  'The outer diameter of the crown race seat.': 'Außendurchmesser des Sitzes für den Gabelkonus.',
  'The outer diameter of the steerer at the stem.': 'Außendurchmesser des Gabelschafts am Vorbau.',
  'The tightening torque of the derailleur’s bolt.': 'Anzugsmoment der Schaltwerkschraube.',
  'The distance between the inner faces of the dropouts.':
    'Abstand zwischen den Innenflächen der Ausfallenden.',
  'The outer diameter of the axle.': 'Außendurchmesser der Achse.',
  'The width of the hub, from end to end.': 'Breite der Nabe, von Ende zu Ende.',
  'The distance between the two flats of the cone.': 'Abstand der beiden Flächen des Konus.',
  'The thickness of a cone wrench that fits beside the locknut.':
    'Dicke eines Konusschlüssels, der neben die Kontermutter passt.',
  'The tightening torque of the axle.': 'Anzugsmoment der Achse.',
  'The distance between the centres of the two bolts.': 'Abstand von Mitte zu Mitte der beiden Schrauben.',
  'The tightening torque of each bolt.': 'Anzugsmoment jeder Schraube.',
  'The bolts that hold the rotor.': 'Schrauben, die die Bremsscheibe halten.',
  'The size of the star-shaped socket, after the letter T.':
    'Größe des Innensterns: die Zahl hinter dem Buchstaben T.',
  'The outer diameter of the valve stem.': 'Außendurchmesser des Ventilschafts.',
  'The diameter of the valve hole in the rim.': 'Durchmesser des Ventillochs in der Felge.',
  'The tightening torque of the pedal.': 'Anzugsmoment des Pedals.',
  'The distance between the two flats of the spindle.': 'Abstand der beiden Flächen der Pedalachse.',
  'The hex socket of a newer crank bolt, across flats.':
    'Innensechskant einer neueren Kurbelschraube, Schlüsselweite.',
  'The hex head of an older crank bolt, across flats.':
    'Sechskantkopf einer älteren Kurbelschraube, Schlüsselweite.',
  'The tightening torque of the crank bolt.': 'Anzugsmoment der Kurbelschraube.',
  'The outer diameter of the spindle.': 'Außendurchmesser der Kurbelachse.',
  'The hex socket of the pinch bolts, across flats.': 'Innensechskant der Klemmschrauben, Schlüsselweite.',
  'The tightening torque of each pinch bolt.': 'Anzugsmoment jeder Klemmschraube.',
  'The tightening torque of the preload cap.': 'Anzugsmoment der Einstellkappe.',
  'The bolts that hold the chainring.': 'Schrauben, die das Kettenblatt halten.',
  'The diameter of the circle through the centres of the bolts.':
    'Durchmesser des Kreises durch die Mitten der Schrauben.',
  'The distance from the centre of a bolt to the next one.':
    'Abstand von der Mitte einer Schraube zur nächsten.',
  'The outer diameter of the seatpost; it is often stamped near the lower end.':
    'Außendurchmesser der Sattelstütze; er ist oft am unteren Ende eingeprägt.',
}

const pressed =
  'Eine Lagerschale mit EC oder ZS im Namen wird eingepresst; ein integriertes Lager (IS) wird von Hand eingelegt.'

export const lookalikeTexts: typeof English.lookalikeTexts = {
  'Turn the sprockets backwards: the splines of a cassette turn with them, those of a freewheel stand still.':
    'Drehen Sie die Ritzel rückwärts: Die Nuten einer Kassette drehen sich mit, die eines Schraubkranzes stehen still.',
  'The thread of T47 is 47 mm wide, that of BSA 1.37 in.':
    'Das Gewinde von T47 misst 47\u00a0mm, das von BSA 1,37\u00a0Zoll.',
  'The thread of BSA has 24 turns on an inch, the French one 1 mm from turn to turn.':
    'Das BSA-Gewinde hat 24 Gänge pro Zoll, das französische 1\u00a0mm von Gang zu Gang.',
  'BSA cups are screwed in; BB86 cups are pressed into a shell without a thread.':
    'BSA-Lagerschalen werden eingeschraubt; BB86-Lagerschalen werden in ein Gehäuse ohne Gewinde eingepresst.',
  'Six bolts hold the one rotor, a single lockring holds the other.':
    'Die eine Bremsscheibe wird von sechs Schrauben gehalten, die andere von einem einzigen Verschlussring.',
  'A square taper crank sits on one bolt of 8 mm, or with a head of 14 or 15 mm; a Hollowtech II crank is clamped by two bolts of 5 mm.':
    'Eine Vierkantkurbel hält eine einzige Schraube mit 8\u00a0mm Innensechskant oder 14 bzw. 15\u00a0mm Kopf; eine Hollowtech-II-Kurbel wird von zwei Schrauben mit 5\u00a0mm geklemmt.',
  'A cup with EC or ZS in its name is pressed in; an integrated bearing (IS) is laid in by hand.': pressed,
}
