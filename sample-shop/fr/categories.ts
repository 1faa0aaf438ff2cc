/** The categories of the sample shop in French, by their English names. */
export const categoriesInFrench: Readonly<Record<string, string>> = {
  'Wrenches and keys': 'Clés',
  'Drivetrain tools': 'Outils pour la transmission',
  'Crank and bottom bracket tools': 'Outils pour pédalier et boîtier',
  'Wheel and tyre tools': 'Outils pour roues et pneus',
  'Brake and cable tools': 'Outils pour freins et câbles',
  'Headset tools': 'Outils pour jeux de direction',
  'Stands and pumps': 'Pieds d’atelier et pompes',
  'Measuring tools': 'Outils de mesure',
  'Drivetrain parts': 'Pièces de transmission',
  'Brake and cable parts': 'Pièces pour freins et câbles',
  'Wheel and tyre parts': 'Pièces pour roues et pneus',
  'Frame and contact parts': 'Cadre et périphériques',
}
