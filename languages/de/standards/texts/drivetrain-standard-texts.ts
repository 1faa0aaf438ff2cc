import type * as English from '../../../../standards/texts/drivetrain-standard-texts.ts'

const makersTorque = 'Nennt der Hersteller des Teils einen anderen Wert, gilt dieser.'

export const drivetrainStandardTexts: typeof English.drivetrainStandardTexts = {
  'lockring-shimano-12-spline': {
    name: 'Verschlussring von Shimano- und SRAM-Kassetten, 12 Nuten',
    alsoCalled: [
      'Shimano-Verschlussring',
      'SRAM-Verschlussring',
      'HG-Verschlussring',
      'Kassettenabschlussring',
    ],
    disagreement:
      'Eine Anleitung von Shimano und ein Fahrradladen nennen 30 bis 50\u00a0N·m; auf einem Verschlussring stehen 40\u00a0N·m.',
    note: `${makersTorque} Ein Verschlussring von Campagnolo hat eine andere Größe und braucht ein anderes Werkzeug.`,
  },
  'freewheel-12-spline': {
    name: 'Schraubkranz von Shimano, 12 Nuten',
    alsoCalled: ['Schraubfreilauf', 'Schraubkranzabzieher'],
    note: 'Die Nuten stehen still, wenn man die Ritzel rückwärts dreht; bei einer Kassette drehen sie sich mit.',
  },
  'freehub-hg': {
    name: 'HG-Freilaufkörper von Shimano, 8- bis 10-fach',
    alsoCalled: ['Hyperglide', 'HG-Verzahnung M'],
    note: 'Auch 11-fach-Kassetten für Mountainbikes passen darauf.',
  },
  'freehub-hg-road-11': {
    name: 'HG-Freilaufkörper von Shimano, Rennrad, 11-fach',
    alsoCalled: ['HG-Verzahnung L', 'Rennrad-Freilauf 11-fach'],
    note: 'Mit einem Distanzring von 1,85\u00a0mm passen kürzere Kassetten.',
  },
  'freehub-microspline': {
    name: 'Micro-Spline-Freilaufkörper von Shimano',
    alsoCalled: ['MS', 'Microspline', 'Shimano 12-fach MTB'],
    note: 'Die Verzahnung ist feiner und der Durchmesser kleiner als beim HG-Freilaufkörper.',
  },
  'freehub-xd': {
    name: 'XD-Freilaufkörper von SRAM',
    alsoCalled: ['XD Driver', 'SRAM 11- und 12-fach MTB'],
    note: 'Die Kassette wird auf den Freilaufkörper geschraubt. Der übliche Kassettenabzieher dreht sie.',
  },
  'chain-pitch': {
    name: 'Fahrradkette, Teilung 1/2\u00a0Zoll',
    alsoCalled: ['1/2\u00a0Zoll', '12,7\u00a0mm', 'Halbzollkette'],
    note: 'Ein größerer Abstand bedeutet, dass die Kette verschlissen ist.',
  },
  'chain-worn': {
    name: 'Verschlissene Kette',
    alsoCalled: ['0,5\u00a0% Längung', 'Kettenlängung', 'gelängte Kette'],
    note: 'Das sind etwa 0,5 Prozent. Legen Sie das Lineal in der Mitte eines Bolzens an.',
  },
  'chain-single-speed': {
    name: 'Kette ohne Schaltung, 1/8\u00a0Zoll',
    alsoCalled: ['1/8\u00a0Zoll', 'Singlespeed-Kette', 'Bahnradkette', 'Kette für Nabenschaltung'],
    disagreement: 'Eine Seite nennt für 1/8\u00a0Zoll 3,175\u00a0mm, eine andere rundet auf 3,2\u00a0mm.',
  },
  'chain-8-speed': {
    name: '8-fach-Kette',
    alsoCalled: ['6-, 7- und 8-fach-Kette'],
    disagreement: 'Die Seiten nennen 7,0 bis 7,3\u00a0mm, 7,1 bis 7,3\u00a0mm und 7,1\u00a0mm.',
  },
  'chain-9-speed': {
    name: '9-fach-Kette',
    alsoCalled: [],
    disagreement: 'Die Seiten nennen 6,5 bis 6,7\u00a0mm, 6,7\u00a0mm und 6,8\u00a0mm.',
  },
  'chain-10-speed': {
    name: '10-fach-Kette',
    alsoCalled: [],
    disagreement:
      'Zwei Seiten nennen 6,2\u00a0mm; eine nennt diese Breite nur für alte Campagnolo-Ketten, sonst 5,84 bis 6,1\u00a0mm.',
  },
  'chain-11-speed': {
    name: '11-fach-Kette',
    alsoCalled: [],
    disagreement: 'Eine Seite nennt 5,46 bis 5,74\u00a0mm, die andere 5,5\u00a0mm.',
  },
  'chain-12-speed': {
    name: '12-fach-Kette',
    alsoCalled: [],
    disagreement:
      'Eine Seite nennt 5,15\u00a0mm für Campagnolo und 5,25\u00a0mm für SRAM, die andere 5,3\u00a0mm für alle.',
  },
  'nipple-3-23': {
    name: 'Vierkantnippel 3,23\u00a0mm',
    alsoCalled: ['0,127\u00a0Zoll', '3,2\u00a0mm', 'Park Tool schwarz'],
    disagreement: 'Eine Seite rundet dieselben 0,127\u00a0Zoll auf 3,22\u00a0mm.',
    note: 'Die Dicke der Speiche verrät die Größe des Nippels nicht.',
  },
  'nipple-3-30': {
    name: 'Vierkantnippel 3,30\u00a0mm',
    alsoCalled: ['0,130\u00a0Zoll', '3,3\u00a0mm', 'Park Tool grün'],
  },
  'nipple-3-45': {
    name: 'Vierkantnippel 3,45\u00a0mm',
    alsoCalled: ['0,136\u00a0Zoll', '3,4\u00a0mm', 'Park Tool rot'],
  },
  'nipple-3-96': {
    name: 'Vierkantnippel 3,96\u00a0mm',
    alsoCalled: ['0,156\u00a0Zoll', '4\u00a0mm', 'Park Tool blau'],
  },
  'valve-presta': {
    name: 'Sclaverandventil (Presta)',
    alsoCalled: ['französisches Ventil', 'Rennradventil', 'Prestaventil', 'SV', 'FV'],
    disagreement: 'Eine Seite nennt für das Loch 6,4\u00a0mm, eine andere 6,5\u00a0mm.',
  },
  'valve-schrader': {
    name: 'Autoventil (Schrader)',
    alsoCalled: ['Schraderventil', 'amerikanisches Ventil', 'AV'],
    disagreement: 'Eine Seite nennt für das Loch 8,3\u00a0mm, eine andere hat 8,5\u00a0mm gemessen.',
    note: 'Ein Sclaverandventil passt mit einer Hülse in dieses Loch; ein Autoventil passt nicht in das Loch für Sclaverandventile.',
  },
  'pedal-9-16': {
    name: 'Pedalgewinde 9/16\u00a0Zoll × 20',
    alsoCalled: ['9/16', 'Pedalgewinde für Erwachsenenräder'],
    disagreement: 'Eine Seite nennt 30 bis 40\u00a0N·m, die Anleitung eines Fahrrads 34,7 bis 39,5\u00a0N·m.',
    note: `${makersTorque} Das linke Pedal hat Linksgewinde.`,
  },
  'pedal-1-2': {
    name: 'Pedalgewinde 1/2\u00a0Zoll × 20',
    alsoCalled: ['1/2', 'einteilige Kurbel', 'Kinderrad'],
    disagreement: 'Eine Seite spricht von 24 Gewindegängen pro Zoll, die anderen von 20.',
    note: 'Das linke Pedal hat Linksgewinde.',
  },
  'pedal-flats-15': {
    name: 'Pedal mit Schlüsselfläche 15\u00a0mm',
    alsoCalled: ['15-mm-Pedal'],
    note: 'Viele neuere Pedale haben keine Schlüsselfläche und werden von der Innenseite der Kurbel mit dem Innensechskantschlüssel gedreht.',
  },
  'crank-square-taper': {
    name: 'Vierkantkurbel',
    alsoCalled: ['Vierkantachse', 'Vierkantaufnahme', 'Vierkant'],
    disagreement: 'Zwei Seiten nennen etwa 34 bis 44\u00a0N·m, ein Fahrradladen 39,5 bis 49,2\u00a0N·m.',
    note: `${makersTorque} Sie brauchen einen Kurbelabzieher, wenn nicht die Schraube selbst die Kurbel abzieht.`,
  },
  'crank-hollowtech-2': {
    name: 'Hollowtech-II-Kurbel von Shimano',
    alsoCalled: ['24-mm-Achse', 'zweiteilige Kurbel', 'geklemmte Kurbel', 'Hollowtech 2'],
    disagreement:
      'Für die Klemmschrauben nennen zwei Seiten 12 bis 14\u00a0N·m, eine 12 bis 15 und eine 9,9 bis 14,9\u00a0N·m.',
    note: `${makersTorque} Ziehen Sie die beiden Schrauben abwechselnd an.`,
  },
  'crank-dub': {
    name: 'DUB-Kurbel von SRAM',
    alsoCalled: ['DUB', '28,99-mm-Achse'],
  },
  'bcd-64-4': { name: 'Lochkreis 64\u00a0mm, 4 Schrauben', alsoCalled: ['BCD 64', 'LK 64'] },
  'bcd-104-4': { name: 'Lochkreis 104\u00a0mm, 4 Schrauben', alsoCalled: ['BCD 104', 'LK 104'] },
  'bcd-74-5': { name: 'Lochkreis 74\u00a0mm, 5 Schrauben', alsoCalled: ['BCD 74', 'LK 74'] },
  'bcd-110-5': { name: 'Lochkreis 110\u00a0mm, 5 Schrauben', alsoCalled: ['BCD 110', 'LK 110', 'Kompakt'] },
  'bcd-130-5': { name: 'Lochkreis 130\u00a0mm, 5 Schrauben', alsoCalled: ['BCD 130', 'LK 130'] },
  'bcd-135-5': {
    name: 'Lochkreis 135\u00a0mm, 5 Schrauben',
    alsoCalled: ['BCD 135', 'LK 135', 'Campagnolo Rennrad'],
    disagreement: 'Eine Seite nennt als Abstand 79,4\u00a0mm, die andere 79,5\u00a0mm.',
  },
  'bcd-144-5': { name: 'Lochkreis 144\u00a0mm, 5 Schrauben', alsoCalled: ['BCD 144', 'LK 144', 'Bahnrad'] },
  'chainring-bolts-aluminium': {
    name: 'Kettenblattschrauben aus Aluminium',
    alsoCalled: ['Alu-Kettenblattschrauben'],
    disagreement: 'Die Anleitung eines Fahrrads nennt 5 bis 9,9\u00a0N·m, ein Fahrradladen 8 bis 9\u00a0N·m.',
    note: makersTorque,
  },
  'chainring-bolts-steel': {
    name: 'Kettenblattschrauben aus Stahl',
    alsoCalled: [],
    disagreement:
      'Die Anleitung eines Fahrrads nennt 7,9 bis 10,7\u00a0N·m, ein Fahrradladen 12 bis 14\u00a0N·m.',
    note: makersTorque,
  },
}
