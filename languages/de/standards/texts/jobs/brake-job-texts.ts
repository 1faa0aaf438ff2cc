import type * as English from '../../../../../standards/texts/jobs/brake-job-texts.ts'

export const brakeJobTexts: typeof English.brakeJobTexts = {
  'bleed-a-mineral-oil-brake': {
    name: 'Bremse mit Mineralöl entlüften',
    summary: 'Fühlt sich der Hebel schwammig an oder lässt er sich bis zum Lenker ziehen, ist Luft im Öl.',
    said: [
      'bremse entlüften',
      'bremsen entlüften',
      'schwammige bremse',
      'luft in bremse',
      'bremsflüssigkeit',
      'weicher bremshebel',
      'bremse weich',
      'mineralöl',
      'hydraulische bremse',
      'bremse druckpunkt',
    ],
    steps: [
      'Lesen Sie am Hebel ab, welche Flüssigkeit die Bremse hat. Mineralöl und DOT-Flüssigkeit werden nie gemischt.',
      'Bauen Sie Laufrad und Beläge aus, drücken Sie die Kolben zurück und setzen Sie den Entlüftungsblock ein.',
      'Drehen Sie den Hebel so, dass seine Entlüftungsöffnung der höchste Punkt ist, und schrauben Sie Trichter oder Spritze ein.',
      'Schließen Sie die gefüllte Spritze am Bremssattel an, öffnen Sie den Nippel und drücken Sie langsam Öl nach oben, bis keine Blasen mehr kommen.',
      'Schließen Sie den Nippel. Klopfen Sie an Leitung und Bremssattel und bewegen Sie den Hebel leicht: Die letzten Blasen steigen auf.',
      'Verschließen Sie die Öffnung am Hebel, ohne dass Luft eintritt, und wischen Sie alles mit Alkohol ab.',
      'Setzen Sie Beläge und Laufrad ein und ziehen Sie den Hebel, bis der Druckpunkt fest ist. Prüfen Sie die Bremse, bevor Sie losfahren.',
    ],
    tools: [
      'Drückt das Öl vom Bremssattel nach oben und fängt es am Hebel auf.',
      'Zum Ausbauen der Beläge und zum Halten des Bremssattels.',
      'Öffnet den Entlüftungsnippel, wenn er einen Sechskant hat.',
    ],
    parts: [
      'Ersetzt die Beläge, damit die Kolben nicht herausfahren.',
      'Füllt die Bremse. DOT-Flüssigkeit würde ihre Dichtungen zerstören.',
      'Fängt auf, was tropft; auf Beläge und Bremsscheibe darf kein Öl.',
    ],
  },
  'replace-brake-pads': {
    name: 'Scheibenbremsbeläge wechseln',
    summary:
      'Zu dünne Beläge schleifen mit der Trägerplatte auf der Bremsscheibe. Öl geht von Belägen nicht mehr ab.',
    said: [
      'quietschende bremse',
      'bremse quietscht',
      'bremse abgefahren',
      'neue bremsbeläge',
      'bremsbeläge wechseln',
      'bremsbeläge tauschen',
      'bremsbeläge ersetzen',
    ],
    steps: [
      'Bauen Sie das Laufrad aus, nehmen Sie die Sicherung ab und ziehen Sie den Stift.',
      'Drücken Sie die Kolben mit den alten Belägen zurück und nehmen Sie dann die Beläge samt Feder heraus.',
      'Fassen Sie die neuen Beläge nur am Rand an, legen Sie die Feder dazwischen und schieben Sie alles hinein.',
      'Setzen Sie Stift und Sicherung ein und bauen Sie das Laufrad ein.',
      'Lösen Sie die Schrauben des Bremssattels, ziehen Sie den Hebel und ziehen Sie dabei die Schrauben an.',
      'Bremsen Sie die Beläge ein: zwanzigmal kräftig aus Fahrt bis auf Schritttempo, ohne dass das Rad blockiert.',
    ],
    tools: [
      'Zum Ausbauen des Belagstifts.',
      'Drückt die Kolben zurück, ohne sie zu verkratzen.',
      'Zieht die Schrauben des Bremssattels an.',
    ],
    parts: [
      'Haben die Form der alten; vergleichen Sie den Umriss.',
      'Für Felgenbremsen: mit der Form des Halters und passend zum Material der Felge.',
    ],
  },
  'fit-a-six-bolt-rotor': {
    name: 'Bremsscheibe mit sechs Schrauben montieren',
    summary:
      'Sechs kleine Schrauben halten, was Sie bremst: Hier kommt es auf einen guten Schlüssel und gleichmäßiges Anziehen an.',
    said: [
      'bremsscheibe schrauben',
      'bremsscheibe wechseln',
      'bremsscheibe ausbauen',
      'bremsscheibe montieren',
      'bremsscheibe befestigen',
      '6 loch bremsscheibe torx',
    ],
    steps: [
      'Lösen Sie alle Schrauben um eine halbe Umdrehung, bevor Sie die erste herausdrehen.',
      'Reinigen Sie die Auflage an der Nabe. Fassen Sie die Scheibe mit sauberen Händen am Rand an.',
      'Setzen Sie sie mit dem Pfeil in Fahrtrichtung auf und drehen Sie alle Schrauben von Hand ein, mit Schraubensicherung.',
      'Ziehen Sie sie über Kreuz in zwei Durchgängen an.',
    ],
    tools: [
      'Dreht die Schrauben, die fest in der Schraubensicherung sitzen.',
      'Zieht die Schrauben auf ihr Drehmoment an.',
    ],
    parts: ['Mit dem Durchmesser, für den Bremse und Rahmen gebaut sind.'],
  },
  'fit-a-center-lock-rotor': {
    name: 'Center-Lock-Bremsscheibe montieren',
    summary:
      'Ein Verschlussring hält die Scheibe auf der Verzahnung. In seine Innenverzahnung greift der Kassettenabzieher.',
    said: ['center lock', 'centerlock', 'center lock bremsscheibe', 'centerlock scheibe wechseln'],
    steps: [
      'Sehen Sie sich den Verschlussring an: In Nuten innen greift der Kassettenabzieher, in Kerben außen das Innenlagerwerkzeug.',
      'Drehen Sie ihn gegen den Uhrzeigersinn ab und ziehen Sie die alte Scheibe herunter.',
      'Reinigen Sie die Verzahnung und schieben Sie die neue Scheibe mit dem Pfeil in Fahrtrichtung auf.',
      'Fetten Sie das Gewinde des Verschlussrings dünn und setzen Sie ihn von Hand an.',
      'Ziehen Sie ihn fest.',
    ],
    tools: [
      'Dreht einen Verschlussring mit Nuten innen.',
      'Dreht einen Verschlussring mit Kerben außen, wie ihn Naben mit dicken Achsen haben.',
      'Dreht den Kassettenabzieher.',
      'Zieht den Verschlussring auf sein Drehmoment an.',
    ],
    parts: ['Mit der Verzahnung der Nabe.'],
  },
  'replace-a-cable': {
    name: 'Schaltzug und Außenhülle wechseln',
    summary:
      'Schwergängiges Schalten liegt viel öfter an einem trockenen Zug als an einem verschlissenen Schalthebel.',
    said: [
      'zug kürzen',
      'zug ausgefranst',
      'ausgefranster zug',
      'außenhülle kürzen',
      'außenhülle ablängen',
      'zug schneiden',
      'zug abschneiden',
      'zug wechseln',
      'schaltzug wechseln',
      'schaltzug gerissen',
    ],
    steps: [
      'Schalten Sie auf das kleinste Ritzel, lösen Sie die Klemmschraube und schneiden Sie das gequetschte Ende ab.',
      'Schieben Sie den Zug aus dem Schalthebel. Merken Sie sich, wie er verläuft.',
      'Schneiden Sie die neue Außenhülle gerade und so lang wie die alte ab und weiten Sie den Innenschlauch mit einer Spitze.',
      'Fädeln Sie den neuen Zug durch Schalthebel und Außenhülle und setzen Sie alle Endkappen auf.',
      'Spannen Sie den Zug von Hand und klemmen Sie ihn. Ziehen Sie ihn einmal kräftig am Rahmen vom Rohr weg und klemmen Sie ihn neu.',
      'Schneiden Sie ihn 3\u00a0cm hinter der Schraube ab, quetschen Sie eine Endhülse auf und stellen Sie die Schaltung mit der Zugschraube ein.',
    ],
    tools: [
      'Schneidet Zug und Außenhülle gerade ab, ohne dass eine Litze ausfranst.',
      'Lösen die Klemmschraube: 4 oder 5\u00a0mm.',
    ],
    parts: [
      'Mit dem Nippel, den der Schalthebel aufnimmt.',
      'Führt den Zug; eine Schaltzughülle ist anders gebaut als eine Bremszughülle.',
    ],
  },
  'route-a-cable-inside': {
    name: 'Zug im Rahmen verlegen',
    summary: 'Wo die Schwerkraft nicht hilft, führt ein Magnet.',
    said: [
      'innenverlegter zug',
      'innenverlegte züge',
      'zug durch rahmen',
      'zug einfädeln',
      'zug einziehen',
      'leitung durch rahmen',
      'kabel durch rahmen',
      'zug innen verlegen',
    ],
    steps: [
      'Lassen Sie einen vorhandenen Zug im Rahmen und ziehen Sie mit ihm ein Führungsseil ein. Dann müssen Sie nichts suchen.',
      'Sonst schieben Sie das Führungsseil mit seinem Magneten in eine Öffnung und lenken es von außen mit dem starken Magneten.',
      'Fangen Sie es an der anderen Öffnung und befestigen Sie Zug, Außenhülle oder Leitung daran.',
      'Ziehen Sie gleichmäßig und helfen Sie am Eingang nach. Hakt es, gehen Sie ein Stück zurück und drehen Sie.',
      'Ziehen Sie Schaumstoff über die Außenhülle, wo der Rahmen kein Innenrohr hat, damit nichts klappert.',
    ],
    tools: [
      'Zieht Zug, Außenhülle oder Leitung durch die Rohre.',
      'Schneidet das Ende sauber ab, damit das Führungsseil es greift.',
      'Öffnen bei vielen Rahmen die Deckel der Öffnungen.',
    ],
    parts: [],
  },
}
