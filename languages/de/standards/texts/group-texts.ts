/** Die Gruppen der Standards. */
export const groupTexts: Readonly<Record<string, string>> = {
  'bottom-brackets': 'Innenlager',
  cassettes: 'Kassetten, Verschlussringe und Freilaufkörper',
  chains: 'Ketten',
  'spoke-nipples': 'Speichennippel',
  headsets: 'Steuersätze (SHIS)',
  hangers: 'Schaltaugen',
  axles: 'Achsen und Naben',
  brakes: 'Scheibenbremsen: Aufnahmen und Bremsscheiben',
  valves: 'Ventile und Felgenlöcher',
  cranks: 'Pedale und Kurbeln',
  chainrings: 'Kettenblätter und ihre Schrauben',
  seatposts: 'Sattelstützen',
}

export const jobGroupTexts: Readonly<Record<string, string>> = {
  'Cassette, chain and gears': 'Kassette, Kette und Schaltung',
  'Bottom bracket, cranks and pedals': 'Innenlager, Kurbeln und Pedale',
  'Wheels and hubs': 'Laufräder und Naben',
  'Tyres and tubes': 'Reifen und Schläuche',
  'Brakes and cables': 'Bremsen und Züge',
  'Headset, handlebar and seatpost': 'Steuersatz, Lenker und Sattelstütze',
}
