import type * as English from '../../../../domain/catalogue/spec-key-texts.ts'

export const specKeyTexts: typeof English.specKeyTexts = {
  'works-on': {
    name: 'Passt zu',
    meaning:
      'Die Teile und Standards, für die das Produkt gemacht ist; vergleichen Sie sie mit der Aufschrift Ihres Teils.',
  },
  limits: {
    name: 'Nicht für',
    meaning: 'Teile und Arbeiten, die ähnlich aussehen, aber ein anderes Produkt brauchen.',
  },
  material: {
    name: 'Material',
    meaning: 'Das Material des Teils, das die Last trägt.',
  },
  finish: {
    name: 'Oberfläche',
    meaning: 'Die Oberfläche, die das Material vor Rost und Abnutzung schützt.',
  },
  sizes: {
    name: 'Größen',
    meaning: 'Alle Größen des Produkts, von der kleinsten bis zur größten.',
  },
  pieces: {
    name: 'Stückzahl',
    meaning: 'Wie viele Stück in einer Packung sind.',
  },
  'driven-by': {
    name: 'Zu verwenden mit',
    meaning:
      'Der Schlüssel oder Hammer, der das Werkzeug bewegt; messen Sie dessen Sechskant als Schlüsselweite.',
  },
  drive: {
    name: 'Antriebsvierkant',
    meaning: 'Der Vierkant für Stecknüsse, von einer Fläche zur gegenüberliegenden gemessen.',
  },
  'jaw-width': {
    name: 'Schlüsselweite',
    unit: 'mm',
    meaning: 'Der Abstand der Backen: Er entspricht der Schlüsselweite der Mutter.',
  },
  thickness: {
    name: 'Dicke',
    unit: 'mm',
    meaning: 'Die Dicke am arbeitenden Ende; messen Sie sie mit dem Messschieber.',
  },
  length: {
    name: 'Länge',
    unit: 'mm',
    meaning:
      'Die Länge von Ende zu Ende ohne den Kopf; bei einer Speiche von der Innenseite des Bogens bis zu ihrem Ende.',
  },
  'cable-end': {
    name: 'Zugende',
    meaning: 'Das gegossene Ende, das im Hebel sitzt: Vergleichen Sie seine Form mit der des alten Zugs.',
  },
  colour: {
    name: 'Farbe',
    meaning: 'Die Farbe der sichtbaren Teile.',
  },
  diameter: {
    name: 'Durchmesser',
    unit: 'mm',
    meaning:
      'Der Außendurchmesser an der breitesten Stelle; bei einem Ring, der ein Teil von außen greift, der innere.',
  },
  'diameter-from': {
    name: 'Durchmesser ab',
    unit: 'mm',
    meaning: 'Der kleinste Durchmesser, den das Werkzeug aufnimmt; messen Sie das Teil mit dem Messschieber.',
  },
  'diameter-to': {
    name: 'Durchmesser bis',
    unit: 'mm',
    meaning: 'Der größte Durchmesser, den das Werkzeug aufnimmt; messen Sie das Teil mit dem Messschieber.',
  },
  'pin-diameter': {
    name: 'Stiftdurchmesser',
    unit: 'mm',
    meaning: 'Der Durchmesser des Stifts an seiner Spitze.',
  },
  thread: {
    name: 'Gewinde',
    meaning:
      'Der Außendurchmesser des Gewindes und seine Steigung oder die Gewindegänge pro Zoll; eine Gewindelehre zeigt beides.',
  },
  splines: {
    name: 'Nuten oder Kerben',
    meaning: 'Die Zahl der Nuten oder Kerben auf einer Umdrehung; zählen Sie sie am Teil.',
  },
  teeth: {
    name: 'Zähne',
    unit: 'Zähne',
    meaning: 'Die Zahl der Zähne; sie steht oft auf dem Teil.',
  },
  'teeth-from': {
    name: 'Kleinstes Ritzel',
    unit: 'Zähne',
    meaning: 'Die Zähne des kleinsten Ritzels.',
  },
  'teeth-to': {
    name: 'Größtes Ritzel',
    unit: 'Zähne',
    meaning: 'Die Zähne des größten Ritzels.',
  },
  speeds: {
    name: 'Schaltstufen',
    unit: 'Gänge',
    meaning: 'Die Zahl der Ritzel am Hinterrad, für die das Teil gemacht ist.',
  },
  'speeds-from': {
    name: 'Schaltstufen ab',
    unit: 'Gänge',
    meaning: 'Die kleinste Zahl von Ritzeln am Hinterrad, mit der das Produkt funktioniert.',
  },
  'speeds-to': {
    name: 'Schaltstufen bis',
    unit: 'Gänge',
    meaning: 'Die größte Zahl von Ritzeln am Hinterrad, mit der das Produkt funktioniert.',
  },
  links: {
    name: 'Kettenglieder',
    unit: 'Glieder',
    meaning: 'Die Zahl der Innen- und Außenglieder zusammen; jedes ist einen halben Zoll lang.',
  },
  bcd: {
    name: 'Lochkreis',
    unit: 'mm',
    meaning: 'Der Durchmesser des Kreises durch die Mitten der Schraubenlöcher.',
  },
  holes: {
    name: 'Lochzahl',
    unit: 'Löcher',
    meaning: 'Die Zahl der Löcher für Speichen oder Schrauben.',
  },
  axle: {
    name: 'Achse',
    meaning: 'Der Durchmesser der Achse und der Abstand zwischen den Innenflächen der Ausfallenden.',
  },
  'axle-width-from': {
    name: 'Einbaubreite ab',
    unit: 'mm',
    meaning:
      'Die schmalste Nabe, die das Werkzeug hält, zwischen den Außenflächen ihrer Kontermuttern oder Endkappen gemessen.',
  },
  'axle-width-to': {
    name: 'Einbaubreite bis',
    unit: 'mm',
    meaning:
      'Die breiteste Nabe, die das Werkzeug hält, zwischen den Außenflächen ihrer Kontermuttern oder Endkappen gemessen.',
  },
  'wheel-size-from': {
    name: 'Laufradgröße ab',
    unit: 'Zoll',
    meaning: 'Das kleinste Laufrad, das das Werkzeug aufnimmt, nach dem Namen seiner Größe.',
  },
  'wheel-size-to': {
    name: 'Laufradgröße bis',
    unit: 'Zoll',
    meaning: 'Das größte Laufrad, das das Werkzeug aufnimmt, nach dem Namen seiner Größe.',
  },
  'bead-seat': {
    name: 'Felgenschulterdurchmesser (ETRTO)',
    unit: 'mm',
    meaning: 'Der Durchmesser, auf dem der Reifen sitzt: die letzte Zahl einer Angabe wie 28-622.',
  },
  'inner-width': {
    name: 'Innenbreite',
    unit: 'mm',
    meaning: 'Der Abstand der Innenwände der Felge, zwischen denen der Reifen sitzt.',
  },
  'tyre-width-from': {
    name: 'Reifenbreite ab',
    unit: 'mm',
    meaning: 'Der schmalste Reifen, für den das Teil gemacht ist: die erste Zahl einer Angabe wie 28-622.',
  },
  'tyre-width-to': {
    name: 'Reifenbreite bis',
    unit: 'mm',
    meaning: 'Der breiteste Reifen, für den das Teil gemacht ist: die erste Zahl einer Angabe wie 28-622.',
  },
  valve: {
    name: 'Ventil',
    meaning:
      'Die Art des Ventils: Ein Sclaverandventil (Presta) ist etwa 6\u00a0mm dick und hat eine Mutter an der Spitze, ein Autoventil (Schrader) misst 8\u00a0mm wie am Auto.',
  },
  'valve-length': {
    name: 'Ventillänge',
    unit: 'mm',
    meaning: 'Die Länge des Schafts vom Schlauch oder Felgenbett bis zur Spitze.',
  },
  spindle: {
    name: 'Kurbelachsdurchmesser',
    unit: 'mm',
    meaning: 'Der Außendurchmesser der Kurbelachse, wo sie durch die Lager läuft.',
  },
  'torque-from': {
    name: 'Drehmoment ab',
    unit: 'N·m',
    meaning: 'Das kleinste Drehmoment, das sich am Werkzeug einstellen lässt.',
  },
  'torque-to': {
    name: 'Drehmoment bis',
    unit: 'N·m',
    meaning: 'Das größte Drehmoment, das sich am Werkzeug einstellen lässt.',
  },
  accuracy: {
    name: 'Genauigkeit',
    unit: '%',
    meaning: 'Wie weit das Werkzeug nach oben oder unten vom wahren Wert abweichen darf.',
  },
  'max-pressure': {
    name: 'Höchstdruck',
    unit: 'bar',
    meaning: 'Der höchste Druck, den die Pumpe erreicht; die Grenze des Reifens steht auf seiner Flanke.',
  },
  'max-load': {
    name: 'Tragfähigkeit',
    unit: 'kg',
    meaning: 'Das schwerste Fahrrad, das der Ständer tragen darf.',
  },
  'measuring-range': {
    name: 'Messbereich',
    unit: 'mm',
    meaning: 'Die größte Strecke, die das Werkzeug misst.',
  },
  resolution: {
    name: 'Auflösung',
    unit: 'mm',
    meaning: 'Der kleinste Schritt, den Anzeige oder Skala zeigt.',
  },
}
