/** The categories of the sample shop in German, by their English names. */
export const categoriesInGerman: Readonly<Record<string, string>> = {
  'Wrenches and keys': 'Schraubenschlüssel',
  'Drivetrain tools': 'Werkzeug für den Antrieb',
  'Crank and bottom bracket tools': 'Werkzeug für Kurbel und Innenlager',
  'Wheel and tyre tools': 'Werkzeug für Laufräder und Reifen',
  'Brake and cable tools': 'Werkzeug für Bremsen und Züge',
  'Headset tools': 'Werkzeug für Steuersätze',
  'Stands and pumps': 'Montageständer und Pumpen',
  'Measuring tools': 'Messwerkzeug',
  'Drivetrain parts': 'Antriebsteile',
  'Brake and cable parts': 'Teile für Bremsen und Züge',
  'Wheel and tyre parts': 'Teile für Laufräder und Reifen',
  'Frame and contact parts': 'Rahmen- und Anbauteile',
}
