import type * as English from '../../../../../standards/texts/jobs/tyre-job-texts.ts'

const levers = 'Heben den Reifenwulst über den Felgenrand.'
const pump = 'Setzt den Wulst in die Felge und gibt den Druck, mit Manometer.'
const jack = 'Hebt das letzte Stück eines strammen Wulsts über die Felge.'
const sealant = 'Verschließt die Poren des Reifens und kleine Löcher.'

export const tyreJobTexts: typeof English.tyreJobTexts = {
  'mend-a-puncture': {
    name: 'Platten mit Schlauch beheben',
    summary:
      'Suchen Sie, was das Loch gemacht hat, bevor Sie einen neuen Schlauch einziehen; sonst macht es das nächste.',
    said: [
      'platten',
      'plattfuß',
      'platter reifen',
      'reifenpanne',
      'reifen flicken',
      'schlauch flicken',
      'schlauch wechseln',
      'loch im schlauch',
    ],
    steps: [
      'Lassen Sie alle Luft ab und drücken Sie den Wulst ringsum vom Felgenrand.',
      'Heben Sie den Wulst gegenüber dem Ventil mit einem Heber an und ziehen Sie den Schlauch heraus.',
      'Pumpen Sie den Schlauch auf und hören oder fühlen Sie, wo er undicht ist. Vergleichen Sie die Stelle mit Reifen und Felgenband.',
      'Fahren Sie vorsichtig mit den Fingern innen am Reifen entlang und ziehen Sie heraus, was darin steckt.',
      'Anrauen, Kleber auftragen, warten; dann den Flicken andrücken. Oder Sie nehmen einen neuen Schlauch.',
      'Pumpen Sie den Schlauch leicht auf, legen Sie ihn ein und drücken Sie den Wulst von Hand über die Felge, zuletzt am Ventil.',
      'Prüfen Sie, dass der Schlauch nirgends zwischen Wulst und Felge klemmt, und pumpen Sie auf, nie über das, was Reifen und Felge erlauben.',
    ],
    tools: [levers, pump],
    parts: [
      'In der Breite des Reifens und mit dem Ventil für die Felge.',
      'Schließt ein Loch von wenigen Millimetern.',
    ],
  },
  'change-a-tyre': {
    name: 'Reifen wechseln',
    summary:
      'Die meisten Reifen gehen von Hand auf die Felge, wenn der Wulst gegenüber in der Felgenmitte liegt.',
    said: [
      'reifen wechseln',
      'mantel wechseln',
      'reifen abziehen',
      'reifen abnehmen',
      'reifen ausbauen',
      'reifen demontieren',
    ],
    steps: [
      'Lassen Sie die Luft ab und drücken Sie beide Wülste in die Felgenmitte.',
      'Heben Sie gegenüber dem Ventil einen Wulst über den Rand und gehen Sie ringsum weiter.',
      'Suchen Sie am neuen Reifen den Pfeil für die Laufrichtung.',
      'Setzen Sie den ersten Wulst auf, legen Sie den Schlauch ein und beginnen Sie den zweiten Wulst gegenüber dem Ventil.',
      'Drücken Sie den Wulst ringsum in die Felgenmitte: Das bringt am Ventil die letzten Zentimeter.',
      'Sitzt er noch zu stramm, nehmen Sie lieber eine Reifenmontagezange als einen Heber, der den Schlauch einklemmt.',
      'Pumpen Sie auf und prüfen Sie, dass die Linie am Reifen gleichmäßig an der Felge entlangläuft.',
    ],
    tools: [levers, jack, pump],
    parts: ['Mit dem Durchmesser der Felge und einer Breite, die Rahmen und Felge zulassen.'],
  },
  'set-up-tubeless': {
    name: 'Tubeless-Reifen montieren',
    summary: 'Eine luftdichte Felge, ein eigenes Ventil und Dichtmilch ersetzen den Schlauch.',
    said: [
      'auf tubeless umrüsten',
      'tubeless umrüsten',
      'tubeless umbauen',
      'tubeless montieren',
      'tubeless einrichten',
      'reifen ohne schlauch',
    ],
    steps: [
      'Reinigen Sie die Felge mit Alkohol und kleben Sie das Band stramm ein, am Ventil überlappend.',
      'Durchstechen Sie das Band am Ventilloch und ziehen Sie das Ventil mit seiner Mutter von Hand fest.',
      'Ziehen Sie den Reifen auf und bringen Sie beide Wülste nah an den Rand. Seifenwasser hilft ihnen zu rutschen.',
      'Drehen Sie den Ventileinsatz heraus und pumpen Sie schnell, bis die Wülste in ihren Sitz springen.',
      'Lassen Sie die Luft ab, füllen Sie die Dichtmilch durchs Ventil ein und drehen Sie den Einsatz wieder hinein.',
      'Pumpen Sie auf, drehen und schütteln Sie das Laufrad, damit die Dichtmilch überall hinkommt, und fahren Sie gleich los.',
    ],
    tools: [
      'Gibt viel Luft auf einmal; manche Reifen brauchen einen Druckbehälter oder Kompressor.',
      'Dreht den Einsatz heraus, damit Luft und Dichtmilch durchkommen.',
      levers,
    ],
    parts: [
      'Dichtet das Felgenloch mit einem Gummikegel ab.',
      'Mit einer Felgenschulter, die den Reifen ohne Schlauch hält.',
      'Verschließt die Speichenlöcher.',
      sealant,
    ],
  },
  'mend-a-tubeless-puncture': {
    name: 'Tubeless-Reifen flicken',
    summary:
      'Was die Dichtmilch nicht schafft, schließt ein Gummistopfen von außen, ohne dass der Reifen von der Felge muss.',
    said: [
      'tubeless panne',
      'tubeless platten',
      'tubeless flicken',
      'tubeless stopfen',
      'tubeless undicht',
      'reifen undicht',
    ],
    steps: [
      'Drehen Sie das Loch nach unten und warten Sie eine Minute: Vielleicht schließt es die Dichtmilch allein.',
      'Ziehen Sie Dorn oder Glas heraus und drücken Sie sofort den Stopfen hinein; seine Enden bleiben draußen.',
      'Ziehen Sie das Werkzeug heraus und kürzen Sie die Enden des Stopfens auf wenige Millimeter.',
      'Pumpen Sie auf und drehen Sie das Laufrad, damit Dichtmilch an den Stopfen kommt.',
      'Ein Schnitt, der länger ist als der Stopfen breit, braucht innen einen Flicken oder für den Heimweg einen Schlauch.',
    ],
    tools: ['Drückt einen Gummistopfen ins Loch.', pump, 'Wischt die Dichtmilch ab.'],
    parts: [sealant],
  },
}
