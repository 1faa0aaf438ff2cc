/** Les groupes de standards. */
export const groupTexts: Readonly<Record<string, string>> = {
  'bottom-brackets': 'Boîtiers de pédalier',
  cassettes: 'Cassettes, écrous et corps de roue libre',
  chains: 'Chaînes',
  'spoke-nipples': 'Écrous de rayon',
  headsets: 'Jeux de direction (SHIS)',
  hangers: 'Pattes de dérailleur',
  axles: 'Axes et moyeux',
  brakes: 'Freins à disque\u00a0: fixations et disques',
  valves: 'Valves et perçages de jante',
  cranks: 'Pédales et manivelles',
  chainrings: 'Plateaux et leurs vis',
  seatposts: 'Tiges de selle',
}

export const jobGroupTexts: Readonly<Record<string, string>> = {
  'Cassette, chain and gears': 'Cassette, chaîne et vitesses',
  'Bottom bracket, cranks and pedals': 'Boîtier de pédalier, manivelles et pédales',
  'Wheels and hubs': 'Roues et moyeux',
  'Tyres and tubes': 'Pneus et chambres à air',
  'Brakes and cables': 'Freins et câbles',
  'Headset, handlebar and seatpost': 'Jeu de direction, guidon et tige de selle',
}
