import type { SearchWords } from '../../../../domain/search/search-words.ts'
import { singular } from './singular.ts'
import { tasks } from './trade-jobs.ts'
import { emptyWords, synonyms, weakWords } from './trade-words.ts'

export const searchWords: SearchWords = {
  stem: singular,
  synonyms,
  emptyWords,
  weakWords,
  units: {
    mm: ['mm', 'Millimeter'],
    cm: ['cm', 'Zentimeter'],
    m: ['Meter'],
    in: ['Zoll', 'Zöllig', 'Zoellig'],
    speed: ['fach', 'Gang', 'Gänge', 'Gaenge', 'Gängen', 'gängig', 'Schaltstufen'],
    tooth: ['Zahn', 'Zähne', 'Zaehne', 'Zähnen', 'z'],
    nm: ['Newtonmeter', 'Nm'],
    bar: ['Bar'],
    kg: ['Kilogramm', 'Kilo'],
    g: ['Gramm'],
    ml: ['Milliliter'],
    degree: ['Grad'],
    percent: ['Prozent'],
    hole: ['Loch', 'Löcher', 'Loecher', 'Löchern'],
    bolt: ['Schraube', 'Schrauben'],
    link: ['Glied', 'Glieder', 'Gliedern', 'Kettenglieder'],
    notch: ['Kerbe', 'Kerben', 'Zacken'],
    spline: ['Nut', 'Nuten'],
  },
  numbers: new Map([
    ['zwei', 2],
    ['drei', 3],
    ['vier', 4],
    ['fünf', 5],
    ['sechs', 6],
    ['sieben', 7],
    ['acht', 8],
    ['neun', 9],
    ['zehn', 10],
    ['elf', 11],
    ['zwölf', 12],
    ['dreizehn', 13],
    ['sechzehn', 16],
    ['zwanzig', 20],
  ]),
  joints: { und: 'list', oder: 'list', mal: 'by', bis: 'range' },
  // The words that compounds of the trade consist of.
  parts: (
    'Abzieher Achse Achs Ahead Antrieb Arm Aufnahme Aufschlag Ausfallende Ausschlag Austreiber Außen Backe Band Belag ' +
    'Blatt Block Bolzen Brems Bremse Bremsscheibe Breite Dämpfer Dicht Dichtung Draht Drehmoment Druck Durchmesser ' +
    'Einbau Einpress Einsatz Einschläger Entlüftung Expander Fahrrad Falt Feder Felge Felgen Flach Flick Freilauf Führung ' +
    'Gabel Gabelkonus Gabelschaft Gehäuse Gewinde Glied Griff Gummi Gürtel Haken Halter Hammer Hebel Heber Hinterrad ' +
    'Hülle Hülse Hydraulik Inbus Imbus Innen Innenlager Innensechskant Kabel Kappe Kasten Kassette Kegel Kette ' +
    'Kettenblatt Kettenschloss Klemme Klotz Kolben Konus Kontermutter Kralle Kreis Kugel Kurbel Lager Lagerschale ' +
    'Länge Laufrad Lehre Leitung Lenker Loch Luft Mantel Maul Messer Messschieber Mess Milch Mineral Montage ' +
    'Montageständer Mutter Nabe Niet Nieter Nippel Nuss Öl Pedal Peitsche Platte Plattform Presse Prüfer Pumpe ' +
    'Reifen Reparatur Richt Ring Ringmaul Ritzel Rolle Röllchen Rohr Sattel Sattelstütze Schaft Schale Schalt ' +
    'Schaltauge Schaltwerk Scheibe Scheibenbremse Schieber Schlauch Schloss Schlüssel Schneider Schnellspanner Schraub ' +
    'Schraube Schraubkranz Schraubstock Schuh Sechskant Seil Sitz Spanner Spannung Speiche Ständer Stand Steck Steckachse ' +
    'Stern Steuer Steuersatz Stift Stopfen Stütze Teil Tensiometer Torx Tret Tretlager Ventil Verschleiß Verschluss ' +
    'Verschlussring Vielzahn Vierkant Vorbau Vorderrad Wartung Werkstatt Werkzeug Zahn Zahnkranz Zange Zapfen Zentrier ' +
    'Zug Züge'
  ).split(' '),
  tasks,
}
