import type * as English from '../../../../standards/texts/frame-standard-texts.ts'

const makersTorque = 'Nennt der Hersteller des Teils einen anderen Wert, gilt dieser.'

const varies = 'Länge und Gewinde sind je nach Hersteller verschieden: Messen Sie auch die Achse.'

export const frameStandardTexts: typeof English.frameStandardTexts = {
  'bb-bsa': {
    name: 'BSA, geschraubt',
    alsoCalled: [
      'englisches Gewinde',
      'BSC',
      'ISO',
      '1,37 × 24',
      'BSA-Innenlager',
      'geschraubtes Innenlager',
    ],
    disagreement: 'Manche Seiten nennen als Durchmesser 1,375 statt 1,37\u00a0Zoll.',
    note: 'Die Lagerschale auf der Antriebsseite hat Linksgewinde. Downhill- und Fatbikes haben breitere Gehäuse.',
  },
  'bb-italian': {
    name: 'Italienisch, geschraubt',
    alsoCalled: ['ITA', 'italienisches Gewinde', '36 × 24'],
    note: 'Beide Lagerschalen haben Rechtsgewinde.',
  },
  'bb-french': {
    name: 'Französisch, geschraubt',
    alsoCalled: ['französisches Gewinde', '35 × 1'],
    note: 'Kommt an alten französischen Rahmen vor. Der Durchmesser ist dem von BSA ähnlich: Zählen Sie die Gewindegänge.',
  },
  'bb-t47': {
    name: 'T47, geschraubt',
    alsoCalled: ['47 × 1', 'ThreadFit T47'],
    disagreement:
      'Die Ausführung mit innenliegenden Lagern war zuerst 86,5\u00a0mm breit; einige Hersteller bauen sie inzwischen mit 85,5\u00a0mm.',
    note: 'Lagerschalen verschiedener Hersteller brauchen verschiedene Werkzeuge, obwohl das Gewinde gleich ist.',
  },
  'bb-bb30': {
    name: 'BB30, Pressfit',
    alsoCalled: ['42 × 68'],
    disagreement: 'Eine Seite nennt als Bohrung 41,96\u00a0mm, eine andere rundet auf 42\u00a0mm.',
    note: 'Die Lager sitzen direkt im Rahmen. Die 73\u00a0mm breite Ausführung heißt BB30A.',
  },
  'bb-pf30': {
    name: 'PF30, Pressfit',
    alsoCalled: ['PressFit 30', '46 × 68'],
    disagreement: 'Eine Tabelle nennt 42 × 73\u00a0mm, was bei anderen BB30A heißt.',
    note: 'Messen Sie die Bohrung: 46\u00a0mm unterscheiden PF30 von BB30.',
  },
  'bb-bb86': {
    name: 'BB86, Pressfit',
    alsoCalled: ['PF86', 'Shimano Press-Fit, Rennrad', '41 × 86,5'],
  },
  'bb-bb92': {
    name: 'BB92, Pressfit',
    alsoCalled: ['PF92', 'BB91', 'Shimano Press-Fit, MTB'],
    disagreement: 'Zwei Seiten nennen als Breite 92\u00a0mm, eine 91,5\u00a0mm.',
  },
  'bb-bb386-evo': {
    name: 'BB386 EVO, Pressfit',
    alsoCalled: ['386 EVO', '46 × 86,5'],
  },
  'bb-bbright': {
    name: 'BBright, Pressfit',
    alsoCalled: ['46 × 79'],
    note: 'Das Gehäuse ist links breiter. Eine Ausführung mit Lagern direkt im Rahmen hat die Bohrung von BB30.',
  },
  'bb-bb90': {
    name: 'BB90, Trek',
    alsoCalled: ['37 × 90'],
    note: 'Die Lager sitzen direkt im Rahmen.',
  },
  'bb-external-cups': {
    name: 'Geschraubte Lagerschalen mit außenliegenden Lagern',
    alsoCalled: ['Hollowtech-II-Lagerschalen', 'außenliegendes Innenlager', 'außenliegende Lager'],
    disagreement:
      'Ein Fahrradladen nennt 33 bis 41\u00a0N·m, zwei Seiten über Shimano-Lagerschalen etwa 35 bis 50\u00a0N·m.',
    note: makersTorque,
  },
  'headset-ec34': {
    name: 'EC34, außenliegende Schale',
    alsoCalled: ['klassischer 1 1/8-Zoll-Steuersatz', 'außenliegender Steuersatz'],
  },
  'headset-zs44': {
    name: 'ZS44, semi-integriert',
    alsoCalled: ['Zero Stack 44', 'halbintegriert 44\u00a0mm'],
  },
  'headset-ec44': {
    name: 'EC44, außenliegende Schale',
    alsoCalled: ['untere Schale für konische Gabeln im 44-mm-Steuerrohr'],
    note: 'ZS44 passt in dieselbe Bohrung; die Schale entscheidet, ob das Lager innen oder außen sitzt.',
  },
  'headset-ec49': {
    name: 'EC49, außenliegende Schale',
    alsoCalled: ['außenliegende 1,5-Zoll-Schale'],
  },
  'headset-zs56': {
    name: 'ZS56, semi-integriert',
    alsoCalled: ['Zero Stack 56', 'halbintegriert 56\u00a0mm'],
  },
  'headset-is41': {
    name: 'IS41, integriert',
    alsoCalled: ['eingelegtes Lager 41\u00a0mm'],
    note: 'Zwischen IS41 und IS42 liegt weniger als 1\u00a0mm: Lesen Sie die Aufschrift des Lagers, bevor Sie bestellen.',
  },
  'headset-is42': {
    name: 'IS42, integriert',
    alsoCalled: ['eingelegtes Lager 42\u00a0mm', 'Campagnolo integriert'],
    disagreement:
      'Ein Rahmenbauer schreibt, dass die mit 42 bezeichnete Größe in Wahrheit 41,8\u00a0mm misst.',
  },
  'headset-is52': {
    name: 'IS52, integriert',
    alsoCalled: ['eingelegtes Lager 52\u00a0mm'],
  },
  'steerer-1-iso': {
    name: 'Gabelschaft 1\u00a0Zoll, ISO',
    alsoCalled: ['1\u00a0Zoll italienisch', '26,4'],
  },
  'steerer-1-jis': {
    name: 'Gabelschaft 1\u00a0Zoll, JIS',
    alsoCalled: ['1\u00a0Zoll japanisch', '27,0'],
    note: 'Auch das Steuerrohr eines JIS-Rahmens ist enger: Pressen Sie keine ISO-Schalen hinein.',
  },
  'steerer-1-1-8': {
    name: 'Gabelschaft 1 1/8\u00a0Zoll',
    alsoCalled: ['28,6', 'gerader Gabelschaft', 'Ahead 1 1/8'],
  },
  'steerer-tapered': {
    name: 'Gabelschaft, konisch von 1 1/8 auf 1,5\u00a0Zoll',
    alsoCalled: ['konische Gabel', 'Tapered-Gabelschaft'],
  },
  'hanger-m10': {
    name: 'Schaltauge mit M10-×-1-Gewinde',
    alsoCalled: ['Schaltauge', 'Wechselauge', 'M10 × 1'],
    disagreement: 'Eine Seite nennt 7,9 bis 9,6\u00a0N·m, die andere 8 bis 10\u00a0N·m.',
    note: `${makersTorque} Die Form des Schaltauges ist von Rahmen zu Rahmen verschieden.`,
  },
  'axle-qr-100': {
    name: 'Schnellspanner, vorn, 100\u00a0mm',
    alsoCalled: ['QR 100'],
  },
  'axle-qr-130': {
    name: 'Schnellspanner, hinten, Rennrad, 130\u00a0mm',
    alsoCalled: ['QR 130'],
  },
  'axle-qr-135': {
    name: 'Schnellspanner, hinten, 135\u00a0mm',
    alsoCalled: ['QR 135'],
  },
  'axle-12x100': {
    name: 'Steckachse 12 × 100, vorn',
    alsoCalled: ['100 × 12'],
    note: varies,
  },
  'axle-12x142': {
    name: 'Steckachse 12 × 142, hinten',
    alsoCalled: ['142 × 12'],
    note: varies,
  },
  'axle-15x100': {
    name: 'Steckachse 15 × 100, vorn',
    alsoCalled: ['100 × 15'],
  },
  'axle-15x110': {
    name: 'Boost vorn, 15 × 110',
    alsoCalled: ['Boost 110'],
  },
  'axle-12x148': {
    name: 'Boost hinten, 12 × 148',
    alsoCalled: ['Boost 148'],
  },
  'axle-12x157': {
    name: 'Super Boost hinten, 12 × 157',
    alsoCalled: ['Super Boost Plus', '157'],
    note: 'Ältere Downhill-Naben haben dieselbe Breite, aber andere Flansche.',
  },
  'hub-cone-flats': {
    name: 'Konen einer Nabe mit Konuslager',
    alsoCalled: ['Schlüsselweite der Konen', 'Konuslager'],
    disagreement: 'Eine Seite nennt 13 bis 17\u00a0mm als übliche Weiten, die andere auch 18\u00a0mm.',
  },
  'axle-thru-torque': {
    name: 'Steckachse mit Innensechskant',
    alsoCalled: ['Schraubachse'],
    disagreement:
      'Eine Seite nennt 8 bis 15\u00a0N·m, die andere vorn 12 bis 15 und hinten 12 bis 18\u00a0N·m.',
    note: `${makersTorque} Er steht oft auf der Achse.`,
  },
  'brake-is-mount': {
    name: 'IS-Aufnahme (International Standard)',
    alsoCalled: ['IS 2000', '51-mm-Aufnahme'],
    note: 'Die Schrauben verlaufen parallel zur Achse.',
  },
  'brake-post-mount': {
    name: 'Postmount',
    alsoCalled: ['PM', 'Post Mount', '74-mm-Aufnahme'],
    disagreement:
      'Eine der Seiten nennt auch einen seltenen Abstand von 100\u00a0mm; frühe Gabeln hatten 68\u00a0mm.',
    note: 'Die Schrauben zeigen in der Ebene der Bremsscheibe auf den Bremssattel.',
  },
  'brake-caliper-bolts': {
    name: 'Schrauben eines Scheibenbremssattels',
    alsoCalled: ['Bremssattelschrauben', 'Befestigungsschrauben des Bremssattels'],
    disagreement: 'Eine Seite nennt 6 bis 8\u00a0N·m, die andere 11,3 bis 12,4\u00a0N·m.',
    note: `${makersTorque} Die Seiten weichen hier stark ab: Schlagen Sie den Wert für Ihre Bremse nach.`,
  },
  'rotor-six-bolt': {
    name: 'Bremsscheibe mit sechs Schrauben',
    alsoCalled: ['6-Loch', 'Sechslochaufnahme', 'ISO-Bremsscheibe'],
    disagreement: 'Zwei Seiten nennen 4 bis 6\u00a0N·m, eine 5 bis 6,2\u00a0N·m.',
    note: makersTorque,
  },
  'rotor-center-lock': {
    name: 'Center-Lock-Bremsscheibe',
    alsoCalled: ['Centerlock', 'CL'],
    disagreement: 'Zwei Seiten nennen etwa 40\u00a0N·m, eine 40 bis 50\u00a0N·m.',
    note: `${makersTorque} In Nuten innen greift der Kassettenabzieher, in Kerben außen ein Innenlagerwerkzeug.`,
  },
  'seatpost-27-2': { name: 'Sattelstütze 27,2\u00a0mm', alsoCalled: [] },
  'seatpost-30-9': { name: 'Sattelstütze 30,9\u00a0mm', alsoCalled: [] },
  'seatpost-31-6': { name: 'Sattelstütze 31,6\u00a0mm', alsoCalled: [] },
}
